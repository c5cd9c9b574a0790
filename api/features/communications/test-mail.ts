import type { z } from "zod";
import { signedIn } from "#api/auth/caller.ts";
import { requireConfirmedOwner } from "#api/features/onboarding/service.ts";
import { queueMail } from "#api/features/outbox/queue-mail.ts";
import type { Call } from "#api/http/call.ts";
import { ApiError } from "#api/http/errors.ts";
import type { SendTestInput } from "#schema/communications/models.ts";
import type { Acknowledgement } from "#schema/shared/acknowledgement.ts";

/** Mails it to the caller alone, a few times an hour and behind what waits already. */
export async function sendTestCampaign(call: Call, input: SendTestInput): Promise<z.infer<typeof Acknowledgement>> {
  const { id, email } = signedIn(call.caller);
  if (!email) throw new ApiError("invalid_state", "Your account has no email address.");
  await requireConfirmedOwner(call);
  await call.deps.limits.countTestMail({ tenantId: call.tenant.tenant_id, id });
  await queueMail(call, "campaign_test", { user_id: id, ...input });
  return { message: `A test is on its way to ${email}.` };
}
