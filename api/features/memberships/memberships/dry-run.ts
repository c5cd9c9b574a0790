import { createHmac } from "node:crypto";
import { isSameSecret } from "#api/auth/same-secret.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError } from "#api/errors/errors.ts";
import { presentTaxes } from "#api/money/tax.ts";
import type { Tenant } from "#api/tenancy/tenant.ts";
import type { PlannedAllowance } from "#schema/memberships/allowances/models.ts";
import type { Membership, MembershipChange, PlannedPlanChange } from "#schema/memberships/memberships/models.ts";
import { chargesAhead, creditAtEnd, creditSetFree, type BillingState, type Planned } from "./billing-rules.ts";
import { freeUntil } from "./present.ts";

interface Asked {
  dry_run: boolean;
  dry_run_id?: string | undefined;
}

type Figures = Omit<MembershipChange, "is_dry_run" | "membership" | "dry_run_id">;

interface Shown {
  tenant: Tenant;
  currency: string;
  allowances: PlannedAllowance[];
  planned_change?: PlannedPlanChange | null;
}

/** Returns what an action costs and when, computed from the state that it would leave behind. */
export function figuresOf(
  planned: Planned,
  before: BillingState | null,
  { tenant, currency, allowances, planned_change = null }: Shown,
): Figures {
  const money = (amount: number) => ({ amount, currency });
  const charges = (state: BillingState) =>
    chargesAhead(state).map(({ period_start, amount }) => ({ on: period_start, amount: money(amount) }));
  const due_now = money(planned.invoice?.amount ?? 0);
  return {
    due_now,
    // Billed now, or with the first bill after a trial.
    sign_up_fee: money(planned.invoice?.sign_up_fee_amount ?? feeToCome(planned.state)),
    ...presentTaxes(tenant, due_now, due_now.amount === 0 ? { tax_rate: 0 } : planned.state),
    charges: charges(planned.state),
    charges_before: before ? charges(before) : [],
    free_until: freeUntil(planned.state),
    access_until: planned.access_until,
    access_again_from: planned.access_again_from,
    days_credited: planned.days_credited,
    allowances,
    allowances_before: planned.ended?.allowances ?? [],
    bookings_to_come: planned.ended?.bookings_to_come ?? 0,
    planned_change,
    credit: money(planned.state.credit_amount - creditSetFree(planned.state)),
    credited: money(planned.credited_amount),
    to_credit: money(creditAtEnd(planned.state)),
    lapsing: money(planned.lapsing_amount ?? 0),
  };
}

const feeToCome = ({ next_plan, sign_up_fee_amount }: BillingState): number =>
  next_plan?.sign_up_fee_amount ?? sign_up_fee_amount;

/** Returns an HMAC over an action and its figures: another action, membership or figures yield another token. */
export function tokenOf({ deps, tenant, operationId }: Call, subject: readonly number[], figures: object): string {
  const text = JSON.stringify([tenant.tenant_id, operationId, subject, figures]);
  return createHmac("sha256", deps.secretKeys[0]).update(text).digest("base64url");
}

/** Throws `stale_dry_run` with the current figures if those that the caller saw no longer hold. */
export function refuseStale(asked: Asked, now: { dry_run_id: string }): void {
  const { dry_run_id } = asked;
  if (asked.dry_run || dry_run_id === undefined || isSameSecret(dry_run_id, now.dry_run_id)) return;
  throw new ApiError("stale_dry_run", "Something has changed since you looked: check the new figures and try again.", {
    current: now,
  });
}

export function changeOf(
  call: Call,
  { subject, figures, membership }: { subject: readonly number[]; figures: Figures; membership: Membership | null },
): MembershipChange {
  return { is_dry_run: true, membership, ...figures, dry_run_id: tokenOf(call, subject, figures) };
}
