import { recordChange } from "#api/audit/record.ts";
import { signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, invalidField, notFound } from "#api/errors/errors.ts";
import { allowancesOf } from "#api/features/memberships/allowances/service.ts";
import { writingOf } from "#api/features/payments/ledger/service.ts";
import { parseInstant } from "#api/time/instants.ts";
import type {
  DryRunInput,
  MembershipAction,
  MembershipChange,
  MembershipDetails,
  PauseMembershipInput,
  PayInvoiceInput,
} from "#schema/memberships/memberships/models.ts";
import { bringUpToDate, keepState, todayOf } from "./apply-due-changes.ts";
import { chargeUnderWay, type RunningPeriod } from "./bill-queries.ts";
import { daysBetween } from "./billing-dates.ts";
import {
  planCancel,
  planPause,
  planResume,
  planUndoCancel,
  settle,
  type BillingState,
  type Planned,
} from "./billing-rules.ts";
import { givenBackOf, noteEnded } from "./credited-bill-queries.ts";
import { followCredit } from "./credited-bill.ts";
import { changeOf, figuresOf, refuseStale } from "./dry-run.ts";
import { paidOf, unusedOfPack, type EndedPeriod } from "./ended-period.ts";
import { coveredToCome } from "./family-queries.ts";
import { whyNot } from "./lifecycle.ts";
import { allowancesAfter, audited, billingStateOf, presentMembership, presentPlannedChange } from "./present.ts";
import { findMembership, membershipOfInvoice, type MembershipRow } from "./queries.ts";
import { detailsOf } from "./service.ts";
import { takeInvoice } from "./start.ts";

const LONGEST_PAUSE_DAYS = 366;

interface Act {
  id: number;
  action: MembershipAction;
  asked: DryRunInput;
  plan: (state: BillingState, today: string, row: MembershipRow) => Planned | Promise<Planned>;
}

export const cancelMembership = (call: Call, id: number, asked: DryRunInput): Promise<MembershipChange> =>
  perform(call, {
    id,
    asked,
    action: "cancel",
    plan: async (state, today) => {
      const planned = planCancel(state, today);
      if (planned.state.status !== "cancelled") return planned;
      const ended = await endedPeriod(call, { id, ...state });
      return { ...planned, ended, lapsing_amount: unusedOfPack(state, ended) };
    },
  });

export const undoCancelMembership = (call: Call, id: number, asked: DryRunInput): Promise<MembershipChange> =>
  perform(call, { id, asked, action: "undo_cancel", plan: planUndoCancel });

export const resumeMembership = (call: Call, id: number, asked: DryRunInput): Promise<MembershipChange> =>
  perform(call, { id, asked, action: "resume", plan: planResume });

export function pauseMembership(call: Call, id: number, input: PauseMembershipInput): Promise<MembershipChange> {
  const from = dayOf(call, "pause_start_at", input.pause_start_at);
  const until = dayOf(call, "pause_end_at", input.pause_end_at);
  return perform(call, {
    id,
    asked: input,
    action: "pause",
    plan: (state, today, row) => {
      refuseBadPause({ ...row, period_end: state.period_end }, from, until, today);
      return planPause(state, from, until, today);
    },
  });
}

/** What is known of the running period when an action ends it. Call it under the lock of the membership. */
export async function endedPeriod({ db, now }: Call, running: RunningPeriod): Promise<EndedPeriod> {
  const [allowances, bookings_to_come, back] = await Promise.all([
    allowancesOf(db, running.id),
    coveredToCome(db, { membership_id: running.id, now }),
    givenBackOf(db, running),
  ]);
  return { allowances, bookings_to_come, ...back };
}

/**
 * Runs one action: checks permission, brings the membership up to date, checks that the action is possible and computes its
 * cost; then applies it, or only returns it for a dry run.
 */
export async function perform(call: Call, { id, action, asked, plan }: Act): Promise<MembershipChange> {
  const { tenant, db, now } = call;
  const today = todayOf(tenant.timezone, now);
  await refuseOthers(call, id);
  const row = await bringUpToDate(call, id);
  if (!row) throw notFound("membership");
  const before = billingStateOf(row);
  const refusal = whyNot(action, { ...row, status: before.status });
  if (refusal !== undefined) throw new ApiError("invalid_state", refusal);
  const planned = await plan(before, today, row);
  const allowances = await allowancesAfter(db, id, planned);
  const { currency } = row;
  const planned_change = presentPlannedChange(planned.state, planned.next_plan_name ?? row.next_plan_name, currency);
  const figures = figuresOf(planned, before, { tenant, currency, allowances, planned_change });
  const preview = changeOf(call, {
    subject: [id, row.version],
    figures,
    membership: presentMembership(call, row, today),
  });
  refuseStale(asked, preview);
  if (asked.dry_run) return preview;
  const { state, invoice, credited_amount: credited, ended, unused_days_amount: days = 0 } = planned;
  await keepState(call, row, { state, invoices: invoice ? [invoice] : [], by: writingOf(call).by });
  if (ended && days > 0) {
    const { price_amount: price } = before;
    await noteEnded(db, { id, ...before }, { price, paid: paidOf(price, ended), days, credited });
  }
  const after = await findMembership(db, id);
  if (!after) throw notFound("membership");
  await recordChange(call, { entity: "membership", entity_id: id, before: audited(row), after: audited(after) });
  return { ...preview, is_dry_run: false, membership: presentMembership(call, after, today) };
}

/** Throws 404 for a membership that is not the client's own; staff may access any. */
export async function refuseOthers(call: Call, id: number): Promise<void> {
  if (call.permissionScope === "yes") return;
  const row = await findMembership(call.db, id);
  if (!row || row.client_id !== signedIn(call.caller).id) throw notFound("membership");
}

type PauseTerms = Pick<MembershipRow, "period_end" | "pause_min_days" | "pause_max_days">;

function refuseBadPause(terms: PauseTerms, from: string, until: string, today: string): void {
  const { period_end, pause_min_days: least, pause_max_days } = terms;
  if (from < today) throw invalidField("pause_start_at", "A pause cannot begin in the past.");
  if (until <= from) throw invalidField("pause_end_at", "The pause must end after it begins.");
  if (period_end !== null && from >= period_end)
    throw invalidField("pause_start_at", `Begin the pause before the next bill on ${period_end}.`);
  const days = daysBetween(from, until);
  const most = pause_max_days ?? LONGEST_PAUSE_DAYS;
  if (least !== null && days < least) throw invalidField("pause_end_at", `A pause lasts at least ${least} days.`);
  if (days > most) throw invalidField("pause_end_at", `A pause lasts at most ${most} days.`);
}

/** Returns the company's date of a date or an instant. */
function dayOf({ tenant }: Call, field: string, text: string): string {
  const instant = parseInstant(text.includes("T") ? text : `${text}T12:00:00Z`);
  if (!instant) throw invalidField(field, "There is no such day.");
  return text.includes("T") ? todayOf(tenant.timezone, instant) : text;
}

export async function payMembershipInvoice(call: Call, id: number, input: PayInvoiceInput): Promise<MembershipDetails> {
  const { tenant, db, now } = call;
  const today = todayOf(tenant.timezone, now);
  const membershipId = await membershipOfInvoice(db, id);
  const row = membershipId === undefined ? undefined : await bringUpToDate(call, membershipId);
  if (!row) throw notFound("invoice");
  if (await chargeUnderWay(db, id)) {
    throw new ApiError("invalid_state", "This bill is being paid by card at the moment. Look again in half an hour.");
  }
  if (!(await takeInvoice(call, { id, client_id: row.client_id, ...input }))) {
    throw new ApiError("invalid_state", "This invoice is paid already.");
  }
  const after = await paidUp(call, row, id);
  await recordChange(call, { entity: "membership", entity_id: row.id, before: audited(row), after: audited(after) });
  return detailsOf(call, after, today);
}

/**
 * Updates a membership after one of its invoices was paid: reactivates it if nothing is past due, then applies what is due by
 * now.
 */
export async function paidUp(call: Call, row: MembershipRow, invoiceId: number): Promise<MembershipRow> {
  const today = todayOf(call.tenant.timezone, call.now);
  const paid = await findMembership(call.db, row.id);
  const state = settle(billingStateOf(row), paid?.open_due_on ?? null, today);
  await keepState(call, row, { state, invoices: [] });
  await followCredit(call, invoiceId);
  const after = await bringUpToDate(call, row.id);
  if (!after) throw notFound("membership");
  return after;
}
