import type { Call } from "#api/call/call.ts";
import { beginAllowance } from "#api/features/memberships/allowances/service.ts";
import { instantAt, isBefore } from "#api/time/instants.ts";
import { dayBounds } from "#api/time/wall-time.ts";
import { venueZone } from "#api/time/zone.ts";
import type { MembershipStatus } from "#schema/memberships/memberships/models.ts";
import { keepState } from "./apply-due-changes.ts";
import { insertFamilyMember, lockPeople, usedOfPlan } from "./family-queries.ts";
import { takersBeside } from "./family.ts";
import { findCurrent, findHeld, insertMembership, lockClient, type MembershipRow } from "./queries.ts";

/** A membership imported from another system. Dates are the company's. */
export interface ImportedMembership {
  client_id: number;
  plan_id: number;
  status: Exclude<MembershipStatus, "pause_scheduled">;
  billing_months: number | null;
  price_amount: number;
  notice_days: number;
  started_on: string;
  period_start: string;
  period_end: string | null;
  pause_from: string | null;
  pause_until: string | null;
  cancel_on: string | null;
}

/** Defaults for imported memberships: the agreed price is what is paid, without tax, trial, credit or sign-up fee. */
const BROUGHT_IN = {
  tax_rate: 0,
  credit_amount: 0,
  sign_up_fee_amount: 0,
  is_trial: false,
  period_paused_days: 0,
  expires_on: null,
  next_plan: null,
};

/**
 * Inserts an imported membership. Its current period was billed elsewhere, so the next invoice is the first here, except that a
 * past-due one gets an open invoice. The allowance of the current period is granted in full. Returns null if the client has a
 * membership already.
 */
export async function addImportedMembership(
  call: Call,
  { started_on, ...state }: ImportedMembership,
): Promise<number | null> {
  const { db, now, tenant } = call;
  const client = await lockClient(db, state.client_id);
  if (!client || (state.status !== "cancelled" && (await findCurrent(db, client.id)))) return null;
  const { tenant_id, currency } = tenant;
  const anchor_on = anchorOf(started_on, state);
  const row = { ...state, ...BROUGHT_IN, anchor_on };
  const id = await insertMembership(db, { tenant_id, currency, started_on, ...row });
  if (state.status === "past_due") {
    const { plan_id, period_start, period_end, price_amount } = state;
    const invoice = { plan_id, period_start, period_end, amount: price_amount, due_on: period_start };
    const { client_id, ...billing } = row;
    const kept = { state: { ...billing, open_due_on: period_start }, invoices: [invoice] };
    await keepState(call, { id, client_id, currency }, kept);
  } else if (state.status !== "cancelled") {
    await beginAllowance({ db, tenant_id, now }, id, state);
  }
  return id;
}

/** Someone who used another client's membership in the source system. */
export interface ImportedUse {
  /** The client id of the payer. */
  family_of: number;
  plan_id: number;
  client_id: number;
  /** Start date of the use, if known. */
  joined_on: string | null;
}

/** Adds someone to the payer's membership as in the source system, without a mail. Returns the reason if that is not possible. */
export async function addImportedUse(
  call: Call,
  { family_of, plan_id, client_id, joined_on }: ImportedUse,
): Promise<{ id: number; membership: MembershipRow } | { leftOut: string }> {
  const { db, now, tenant } = call;
  const people = await lockPeople(db, [family_of, client_id]);
  if (!people.some(({ id }) => id === client_id)) return { leftOut: "The client was gone by then." };
  const held = (await findHeld(db, family_of)).find((one) => one.plan_id === plan_id);
  if (!held) return { leftOut: "The payer has no such membership." };
  if (await usedOfPlan(db, client_id, plan_id)) return { leftOut: "The client used one of this plan by then." };
  const otherTakers = await takersBeside(call, held.id);
  if (otherTakers.length + 1 >= held.family_size)
    return { leftOut: "All places of the membership were taken by then." };
  const joined_at = joined_on === null ? now : earlier(instantAt(dayBounds(joined_on, zoneOf(tenant)).from), now);
  const id = await insertFamilyMember(db, {
    tenant_id: tenant.tenant_id,
    membership_id: held.id,
    client_id,
    joined_at,
  });
  return { id, membership: held };
}

const zoneOf = ({ timezone }: Call["tenant"]) => venueZone(null, timezone);
const earlier = (one: Temporal.Instant, other: Temporal.Instant) => (isBefore(one, other) ? one : other);

/** Returns the start date if the periods still align with it (so that 31 January keeps the 31st), else the period end. */
function anchorOf(
  startedOn: string,
  { period_end, billing_months }: Pick<ImportedMembership, "period_end" | "billing_months">,
): string {
  if (period_end === null || billing_months === null) return startedOn;
  const start = Temporal.PlainDate.from(startedOn);
  const { months } = start.until(Temporal.PlainDate.from(period_end), { largestUnit: "months" });
  const periods = [Math.floor(months / billing_months), Math.floor(months / billing_months) + 1];
  const fits = periods.some((count) => start.add({ months: count * billing_months }).toString() === period_end);
  return fits ? startedOn : period_end;
}
