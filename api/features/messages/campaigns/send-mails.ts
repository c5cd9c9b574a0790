import { derivedToken, hashToken, newNonce } from "#api/auth/tokens.ts";
import type { Call } from "#api/call/call.ts";
import { inSystemCall } from "#api/call/system-call.ts";
import { withIds } from "#api/db/insert-rows.ts";
import { inTenant } from "#api/db/transaction.ts";
import { queueMail } from "#api/features/messages/outbox/queue-mail.ts";
import type { JobData } from "#api/jobs/jobs.ts";
import { tenantStatus } from "#api/tenancy/tenant.ts";
import { changeCampaign } from "./queries.ts";
import { countInOutbox, keepQueued, lockSending, nextRecipients, sendingCampaigns } from "./recipient-queries.ts";

/** Campaign mails a company may have in the outbox at a time, so that no company delays another. */
const MOST_IN_OUTBOX = 200;

/** Continues all of a company's campaigns being sent, the oldest first. */
export async function sendDueCampaigns(deps: Call["deps"], tenantId: string, most = MOST_IN_OUTBOX): Promise<void> {
  const ids = await inTenant(deps.db, tenantId, sendingCampaigns);
  for (const campaign_id of ids) await sendCampaignMails(deps, { tenant_id: tenantId, campaign_id }, most);
}

/**
 * Queues the next mails of a campaign in the outbox. A recipient never gets a second mail: that is recorded in the same
 * transaction, so sending can be interrupted at any point and resumed. Paused while the company is locked.
 */
export function sendCampaignMails(
  deps: Call["deps"],
  { tenant_id, campaign_id }: JobData["send_campaign"],
  most = MOST_IN_OUTBOX,
): Promise<void> {
  return inSystemCall(deps, tenant_id, "sendCampaign", async (call) => {
    if (tenantStatus(call.tenant, call.now).is_locked) return;
    const campaign = await lockSending(call.db, campaign_id);
    if (!campaign) return;
    const waiting = await countInOutbox(call.db);
    const clientIds = await nextRecipients(call.db, campaign_id, Math.max(0, most - waiting));
    if (clientIds.length > 0) return queueMails(call, campaign_id, clientIds);
    if (waiting === 0) await changeCampaign(call.db, campaign_id, { status: "sent", finished_at: call.now });
  });
}

async function queueMails(call: Call, campaign_id: number, clientIds: readonly number[]): Promise<void> {
  const { secretKeys } = call.deps;
  const numbered = await withIds(
    call.db,
    clientIds.map((client_id) => ({ client_id })),
  );
  const queued = numbered.map(({ id: outbox_id, client_id }) => {
    const nonce = newNonce(secretKeys);
    const token = derivedToken(secretKeys, { tenantId: call.tenant.tenant_id, kind: "unsubscribe", nonce });
    return { client_id, outbox_id, nonce, token_hash: hashToken(token) };
  });
  await keepQueued(call.db, campaign_id, queued);
  for (const { client_id, outbox_id } of queued) {
    await queueMail(call, "campaign", { campaign_id, client_id }, { mailId: outbox_id, isBulk: true });
  }
}
