import { recordChange } from "#api/audit/record.ts";
import { can, signedIn } from "#api/auth/caller.ts";
import { keepState, todayOf } from "#api/features/memberships/advance.ts";
import { plusDays } from "#api/features/memberships/billing-dates.ts";
import { type AgreedPlan, begin } from "#api/features/memberships/billing-rules.ts";
import { refuseIneligible } from "#api/features/memberships/eligibility.ts";
import { changeOf, figuresOf, refuseStale } from "#api/features/memberships/dry-run.ts";
import { lockMembershipPlan } from "#api/features/membership-plans/service.ts";
import { allowancesAfter, presentMembership } from "#api/features/memberships/present.ts";
import {
  countMembers,
  findMembership,
  findRenewing,
  hadTrial,
  hasLocation,
  insertMembership,
  invoicesOf,
  lastEndOf,
  lockClient,
  payInvoice,
} from "#api/features/memberships/queries.ts";
import { writingOf } from "#api/features/ledger/service.ts";
import { recordMembershipPayment } from "#api/features/payments/record-payment.ts";
import type { Call } from "#api/http/call.ts";
import { ApiError, forbidden, invalidField, notFound } from "#api/http/errors.ts";
import { rateOf, soldFor } from "#api/money/tax.ts";
import { BILLING_PERIODS } from "#schema/membership-plans/models.ts";
import type { DeskMethod, MembershipChange, StartMembershipInput } from "#schema/memberships/models.ts";
import { refusalWithout } from "#schema/auth/permission-labels.ts";

/** The terms of a plan for who takes it today; refused where it is not for them. The plan stays locked, so that no two take its last place. */
export async function agreedPlan(
  call: Call,
  { clientId, planId, today }: { clientId: number; planId: number; today: string },
): Promise<AgreedPlan> {
  const plan = await lockMembershipPlan(call, planId);
  if (!plan || plan.is_archived) throw invalidField("plan_id", "This plan is not for sale.");
  if (plan.is_gift_card) throw invalidField("plan_id", "A gift card is no membership: sell it from its plan.");
  if (plan.capacity !== null && (await countMembers(call.db, planId)) >= plan.capacity) {
    throw invalidField("plan_id", "All places of this plan are taken.");
  }
  await refuseIneligible(call, plan, clientId);
  await refuseEarlyReturn(call, { clientId, planId, today, months: plan.repurchase_lock_months });
  return {
    plan_id: planId,
    billing_months: BILLING_PERIODS.find(({ value }) => value === plan.billing_period)?.duration_months ?? null,
    price_amount: soldFor(call.tenant, plan.price.amount),
    tax_rate: rateOf(call.tenant),
    sign_up_fee_amount: soldFor(call.tenant, plan.sign_up_fee.amount),
    notice_days: plan.notice_days,
    trial_days: plan.trial_days > 0 && (await hadTrial(call.db, clientId, planId)) ? 0 : plan.trial_days,
    expires_after_months: plan.expires_after_months,
  };
}

/** What does not renew is held beside a membership; of those that renew there is one at a time. */
export async function refuseSecond(
  { db }: Call,
  { id, first_name }: { id: number; first_name: string },
  { billing_months }: Pick<AgreedPlan, "billing_months">,
): Promise<void> {
  if (billing_months === null || !(await findRenewing(db, id))) return;
  throw new ApiError("invalid_state", `${first_name} has a membership already.`);
}

async function refuseEarlyReturn(
  { db }: Call,
  { clientId, planId, today, months }: { clientId: number; planId: number; today: string; months: number },
): Promise<void> {
  const ended = months === 0 ? null : await lastEndOf(db, clientId, planId);
  if (ended === null) return;
  const free = Temporal.PlainDate.from(ended).add({ months }).toString();
  if (today < free) throw invalidField("plan_id", `They may have this plan again from ${free} on.`);
}

/** Sells a membership that begins today; its first bill is paid now or stays open. */
export async function startMembership(call: Call, input: StartMembershipInput): Promise<MembershipChange> {
  const { tenant, db, now } = call;
  if (input.method && can(call.caller, "payments.take") !== "yes") throw forbidden(refusalWithout("payments.take"));
  const client = await lockClient(db, input.client_id);
  if (!client) throw notFound("client");
  const today = todayOf(tenant.timezone, now);
  const plan = await agreedPlan(call, { clientId: client.id, planId: input.plan_id, today });
  await refuseSecond(call, client, plan);
  const { state, invoice } = begin(plan, today);
  const access_until = state.expires_on && plusDays(state.expires_on, -1);
  const begun = { state, invoice, access_until, access_again_from: null, days_credited: 0, credited_amount: 0 };
  const allowances = await allowancesAfter(db, 0, begun);
  const figures = figuresOf(begun, null, { tenant, currency: tenant.currency, allowances });
  const preview = changeOf(call, { subject: [client.id, input.plan_id], figures, membership: null });
  refuseStale(input, preview);
  if (input.dry_run) return preview;
  const { open_due_on: _due, ...row } = state;
  const currency = tenant.currency;
  const id = await insertMembership(db, {
    tenant_id: tenant.tenant_id,
    client_id: client.id,
    ...row,
    currency,
    started_on: today,
  });
  await keepState({ db, tenant_id: tenant.tenant_id, now }, { id, currency }, state, [invoice]);
  const { method, location_id } = input;
  const [first] = method ? await invoicesOf(db, id, 1) : [];
  if (method && first) await takeInvoice(call, { id: first.id, client_id: client.id, method, location_id });
  const after = await findMembership(db, id);
  if (!after) throw notFound("membership");
  const presented = presentMembership(call, after, today);
  await recordChange(call, {
    entity: "membership",
    entity_id: id,
    after: { name: presented.client_name, plan_id: row.plan_id, ...figures },
  });
  return { ...preview, is_dry_run: false, membership: presented };
}

interface TakenInvoice {
  id: number;
  client_id: number;
  method: DeskMethod;
  location_id?: number | undefined;
}

/** Marks a bill as paid and records the money; false where it was paid already. */
export async function takeInvoice(call: Call, { id, client_id, method, location_id }: TakenInvoice): Promise<boolean> {
  const { db, now, caller } = call;
  if (location_id !== undefined && !(await hasLocation(db, location_id))) {
    throw invalidField("location_id", "There is no such location.");
  }
  const paid = await payInvoice(db, id, { method, paid_at: now, taken_by: signedIn(caller).id });
  if (!paid) return false;
  const invoice = { id, client_id, method, location_id: location_id ?? null, ...paid };
  await recordMembershipPayment(writingOf(call), invoice);
  return true;
}
