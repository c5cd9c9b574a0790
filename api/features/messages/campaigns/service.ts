import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import { signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { metaOf } from "#api/db/paging.ts";
import { ApiError, notFound, staleVersion } from "#api/errors/errors.ts";
import { presentFilters } from "#api/features/clients/clients/saved-filters.ts";
import { isGivenUp } from "#api/features/messages/outbox/service.ts";
import { utcTextMs } from "#api/time/instants.ts";
import type {
  Campaign,
  CampaignAnalytics,
  CampaignPage,
  CampaignStatus,
  CreateCampaignInput,
  UpdateCampaignInput,
} from "#schema/messages/campaigns/models.ts";
import type { CampaignListQuery } from "#schema/messages/campaigns/operations.ts";
import {
  changeCampaign,
  deleteCampaignRow,
  findCampaign,
  insertCampaign,
  listCampaigns,
  lockCampaign,
  type CampaignRow,
} from "./queries.ts";
import { countRecipients, recipientFailures, recipientStates } from "./recipient-queries.ts";

const FAILURES_SHOWN = 100;

export async function campaigns(call: Call, query: CampaignListQuery): Promise<z.infer<typeof CampaignPage>> {
  const { status, per_page: perPage, ...rest } = query;
  const page = { ...rest, perPage };
  const { rows, total } = await listCampaigns(call.db, status, page);
  return { data: rows.map(presentCampaign), meta: metaOf(page, total) };
}

export async function campaign(call: Call, id: number): Promise<Campaign> {
  const row = await findCampaign(call.db, id);
  if (!row) throw notFound("campaign");
  return presentCampaign(row);
}

export async function createCampaign(call: Call, input: CreateCampaignInput): Promise<Campaign> {
  const after = await writeCampaign(call, input);
  await recordCampaign(call, { after });
  return after;
}

/** Creates a draft, without an audit entry. */
export async function writeCampaign(call: Call, input: CreateCampaignInput): Promise<Campaign> {
  const { subject, body, marketing, audience } = input;
  const id = await insertCampaign(call.db, {
    tenant_id: call.tenant.tenant_id,
    subject,
    body,
    marketing,
    audience: JSON.stringify(audience),
    created_by: signedIn(call.caller).id,
    created_at: call.now,
  });
  return campaign(call, id);
}

export async function updateCampaign(
  call: Call,
  id: number,
  { version, audience, ...change }: UpdateCampaignInput,
): Promise<Campaign> {
  const before = await lockDraft(call, id, version, "changed");
  await changeCampaign(call.db, id, { ...change, ...(audience && { audience: JSON.stringify(audience) }) });
  const after = await campaign(call, id);
  await recordCampaign(call, { before, after });
  return after;
}

export async function deleteCampaign(call: Call, id: number, version: number | undefined): Promise<Campaign> {
  const before = await lockDraft(call, id, version, "deleted");
  await deleteCampaignRow(call.db, id);
  await recordCampaign(call, { before });
  return before;
}

/** The draft in the version that the caller saw, locked until the transaction ends; sent campaigns cannot be changed. */
export async function lockDraft(
  call: Call,
  id: number,
  version: number | undefined,
  what: "changed" | "deleted" | "sent again",
): Promise<Campaign> {
  const row = await lockCampaign(call.db, id);
  if (!row) throw notFound("campaign");
  const current = presentCampaign(row);
  if (row.status !== "draft") {
    const is = current.status === "sent" ? "has been sent" : "is being sent";
    throw new ApiError("invalid_state", `This campaign ${is}, so it cannot be ${what}.`, { current });
  }
  if (version !== undefined && version !== current.version) throw staleVersion(current);
  return current;
}

/** Opens are not measured: the mails contain no tracking. */
export async function campaignAnalytics(call: Call, id: number): Promise<CampaignAnalytics> {
  const { status } = await campaign(call, id);
  const [states, reasons, failures] = await Promise.all([
    recipientStates(call.db, id),
    countRecipients(call.db, id),
    recipientFailures(call.db, id, FAILURES_SHOWN),
  ]);
  const skipped = reasons.flatMap(({ reason, count }) => (reason === null ? [] : [{ reason, count }]));
  return {
    campaign_id: id,
    status,
    chosen_count: reasons.reduce((sum, { count }) => sum + count, 0),
    recipient_count: states.sent + states.waiting + states.failed,
    sent_count: states.sent,
    waiting_count: states.waiting,
    failed_count: states.failed,
    skipped,
    unsubscribed_count: states.unsubscribed,
    failures: failures.map(({ reason, address, attempts: tries, created_at, queued_again_at, ...failure }) => {
      const is_given_up = isGivenUp({ attempts: tries, created_at, queued_again_at }, call.now);
      return { ...failure, reason: reason ?? "", tries, is_given_up, resend_to: is_given_up ? address : null };
    }),
  };
}

export function recordCampaign(call: Call, { before, after }: { before?: Campaign; after?: Campaign }): Promise<void> {
  const id = (after ?? before)?.id ?? 0;
  return recordChange(call, { entity: "campaign", entity_id: id, before: keptOf(before), after: keptOf(after) });
}

/** The facts for the audit log, without those that depend on the caller. */
function keptOf(one: Campaign | undefined) {
  if (one === undefined) return undefined;
  const { allowed_actions: _allowed, ...kept } = one;
  return { ...kept, name: one.subject };
}

export function presentCampaign(row: CampaignRow): Campaign {
  const { id, subject, body, marketing, chosen_count, recipient_count, version } = row;
  return {
    id,
    subject,
    body,
    marketing,
    audience: presentFilters(row.audience),
    status: statusOf(row),
    chosen_count,
    recipient_count,
    created_by_name: row.created_by_name,
    created_at: utcTextMs(row.created_at),
    started_by_name: row.started_by_name,
    started_at: row.started_at && utcTextMs(row.started_at),
    allowed_actions: row.status === "draft" ? ["edit", "send", "delete"] : [],
    version,
  };
}

/** Sent as soon as each mail was handed over or tried; the stored status follows within a minute. */
const statusOf = ({ status, is_done }: CampaignRow): CampaignStatus => {
  if (status === "draft") return "draft";
  return status === "sent" || is_done ? "sent" : "sending";
};
