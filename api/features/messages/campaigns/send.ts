import type { z } from "zod";
import { signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, invalidField } from "#api/errors/errors.ts";
import { clientsFitting } from "#api/features/clients/clients/list-clients.ts";
import { causeOf, requireProvenOwner } from "#api/features/messages/outbox/may-mail.ts";
import { queueMail } from "#api/features/messages/outbox/queue-mail.ts";
import { usesField } from "#schema/messages/campaigns/merge-fields.ts";
import type {
  Campaign,
  CampaignAudience,
  CampaignAudienceInput,
  SendCampaignInput,
  SendCampaignNowInput,
  SendTestInput,
} from "#schema/messages/campaigns/models.ts";
import type { Acknowledgement } from "#schema/shared/acknowledgement.ts";
import { changeCampaign } from "./queries.ts";
import {
  countAudience,
  countRecipients,
  takeDownRecipients,
  type CountedReason,
  type Needs,
} from "./recipient-queries.ts";
import { campaign, lockDraft, recordCampaign, writeCampaign } from "./service.ts";

/** What a campaign's text requires of its recipients. */
export function needsOf({ marketing, subject, body }: Pick<Campaign, "marketing" | "subject" | "body">): Needs {
  const uses = (field: Parameters<typeof usesField>[1]) => usesField(subject, field) || usesField(body, field);
  return { marketing, membership: uses("membership_plan"), renewal: uses("renewal_date") };
}

export async function campaignAudience(call: Call, input: CampaignAudienceInput): Promise<CampaignAudience> {
  const people = clientsFitting(call, input.audience);
  return presentAudience(await countAudience(call.db, people, needsOf(input)));
}

/** Records the recipients, each once; the mails are sent after the response. */
export async function sendCampaign(
  call: Call,
  id: number,
  { version, recipient_count }: SendCampaignInput,
): Promise<Campaign> {
  const before = await lockDraft(call, id, version, "sent again");
  const after = await beginSending(call, before, recipient_count);
  await recordCampaign(call, { before, after });
  return after;
}

export async function sendCampaignNow(
  call: Call,
  { recipient_count, ...written }: SendCampaignNowInput,
): Promise<Campaign> {
  const after = await beginSending(call, await writeCampaign(call, written), recipient_count);
  await recordCampaign(call, { after });
  return after;
}

async function beginSending(call: Call, draft: Campaign, seen: number | undefined): Promise<Campaign> {
  const { id } = draft;
  await requireProvenOwner(call);
  await call.deps.limits.countMail("campaign", { tenantId: call.tenant.tenant_id, ...causeOf(call) });
  await takeDownRecipients(call.db, id, { people: clientsFitting(call, draft.audience), needs: needsOf(draft) });
  const found = presentAudience(await countRecipients(call.db, id));
  if (seen !== undefined && seen !== found.recipient_count) {
    throw new ApiError(
      "stale_dry_run",
      "The number of recipients has changed since you looked: check it and send again.",
      {
        current: found,
      },
    );
  }
  if (found.recipient_count === 0) throw invalidField("audience", nobodyText(found));
  await changeCampaign(call.db, id, {
    status: "sending",
    chosen_count: found.chosen_count,
    recipient_count: found.recipient_count,
    started_by: signedIn(call.caller).id,
    started_at: call.now,
  });
  const { tenant_id } = call.tenant;
  await call.deps.jobs.enqueue(call.db, "send_campaign", { tenant_id, campaign_id: id });
  return campaign(call, id);
}

function nobodyText({ chosen_count }: CampaignAudience): string {
  if (chosen_count === 0) return "No client fits these filters. Choose others.";
  if (chosen_count === 1) return "The one client who fits would not get this mail. Choose others.";
  return `None of the ${chosen_count} clients who fit would get this mail. Choose others.`;
}

function presentAudience(counted: readonly CountedReason[]): CampaignAudience {
  const skipped = counted.flatMap(({ reason, count }) => (reason === null ? [] : [{ reason, count }]));
  const recipient_count = counted.find(({ reason }) => reason === null)?.count ?? 0;
  const chosen_count = skipped.reduce((sum, { count }) => sum + count, recipient_count);
  return { chosen_count, recipient_count, skipped };
}

/** Mails it to the caller only, a few times an hour and behind mails already queued. */
export async function sendTestCampaign(call: Call, input: SendTestInput): Promise<z.infer<typeof Acknowledgement>> {
  const { id, email } = signedIn(call.caller);
  if (!email) throw new ApiError("invalid_state", "Your account has no email address.");
  await queueMail(call, "campaign_test", { user_id: id, ...input }, { requestedFor: email });
  return { message: `A test is on its way to ${email}.` };
}
