import { recordChange } from "#api/audit/record.ts";
import { can, signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, forbidden, invalidField, notFound } from "#api/errors/errors.ts";
import { lockMembershipPlan, type PlanSettings } from "#api/features/memberships/plans/service.ts";
import { writingOf } from "#api/features/payments/ledger/service.ts";
import { recordMembershipPayment, type CardFacts } from "#api/features/payments/payments/record-payment.ts";
import { planSoldFor, saleOf } from "#api/money/tax.ts";
import type { DeskMethod, MembershipChange, StartMembershipInput } from "#schema/memberships/memberships/models.ts";
import { BILLING_PERIODS } from "#schema/memberships/plans/models.ts";
import { refusalWithout } from "#schema/people/sign-in/permission-labels.ts";
import { keepState, todayOf } from "./apply-due-changes.ts";
import { plusDays } from "./billing-dates.ts";
import { begin, type AgreedPlan } from "./billing-rules.ts";
import { changeOf, figuresOf, refuseStale } from "./dry-run.ts";
import { hasOneTag, tagNames } from "./eligibility-queries.ts";
import { allowancesAfter, presentMembership } from "./present.ts";
import {
  countTaken,
  findMembership,
  findRenewing,
  hadTrial,
  hasLocation,
  insertMembership,
  invoicesOf,
  lastEndOf,
  lockClient,
  payInvoice,
} from "./queries.ts";

/**
 * Returns the terms of a plan for someone who takes it today; throws if they are not eligible. The plan stays locked, so that
 * its last place cannot be taken twice.
 */
export async function agreedPlan(
  call: Call,
  { clientId, planId, today }: { clientId: number; planId: number; today: string },
): Promise<AgreedPlan> {
  return termsFor(call, await lockMembershipPlan(call, planId), { clientId, today });
}

/** Same as `agreedPlan` for a plan already loaded by the caller; `clientId` is null for someone who is not a client yet. */
export async function termsFor(
  call: Call,
  plan: PlanSettings | undefined,
  { clientId, today }: { clientId: number | null; today: string },
): Promise<AgreedPlan> {
  if (!plan || plan.is_archived) throw invalidField("plan_id", "This plan is not for sale.");
  if (plan.is_gift_card) throw invalidField("plan_id", "A gift card is no membership: sell it from its plan.");
  const { id: plan_id, capacity, trial_days, repurchase_lock_months: months } = plan;
  if (capacity !== null && (await countTaken(call.db, plan_id, clientId)) >= capacity) {
    throw invalidField("plan_id", "All places of this plan are taken.");
  }
  if (clientId !== null) await refuseEarlyReturn(call, { clientId, planId: plan_id, today, months });
  await refuseIneligible(call, plan, clientId);
  const hasHadTrial = trial_days > 0 && clientId !== null && (await hadTrial(call.db, clientId, plan_id));
  return {
    plan_id,
    billing_months: BILLING_PERIODS.find(({ value }) => value === plan.billing_period)?.duration_months ?? null,
    price_amount: planSoldFor(call.tenant, plan.price.amount),
    ...saleOf(call.tenant, "membership"),
    sign_up_fee_amount: planSoldFor(call.tenant, plan.sign_up_fee.amount),
    notice_days: plan.notice_days,
    trial_days: hasHadTrial ? 0 : trial_days,
    expires_after_months: plan.expires_after_months,
  };
}

/** Throws if the client has a renewing membership already; non-renewing plans may be held in addition. */
export async function refuseSecond(
  call: Call,
  { id, first_name }: { id: number; first_name: string },
  { billing_months }: Pick<AgreedPlan, "billing_months">,
): Promise<void> {
  if (billing_months === null || !(await findRenewing(call.db, id))) return;
  const whoHas = isSelf(call, id) ? "You have" : `${first_name} has`;
  throw new ApiError("invalid_state", `${whoHas} a membership already.`);
}

const isSelf = ({ caller }: Call, id: number): boolean => caller.kind === "person" && caller.id === id;

async function refuseEarlyReturn(
  call: Call,
  { clientId, planId, today, months }: { clientId: number; planId: number; today: string; months: number },
): Promise<void> {
  const ended = months === 0 ? null : await lastEndOf(call.db, clientId, planId);
  if (ended === null) return;
  const free = Temporal.PlainDate.from(ended).add({ months }).toString();
  const who = isSelf(call, clientId) ? "You" : "They";
  if (today < free) throw invalidField("plan_id", `${who} may have this plan again from ${free} on.`);
}

/** Returns the cost and allowances of a membership that begins today, and its initial state. */
export async function quoteMembership(call: Call, plan: AgreedPlan, today: string) {
  const { tenant, db } = call;
  const { state, invoice } = begin(plan, today);
  const access_until = state.expires_on && plusDays(state.expires_on, -1);
  const begun = { state, invoice, access_until, access_again_from: null, days_credited: 0, credited_amount: 0 };
  const allowances = await allowancesAfter(db, 0, begun);
  return { begun, figures: figuresOf(begun, null, { tenant, currency: tenant.currency, allowances }) };
}

type Quote = Awaited<ReturnType<typeof quoteMembership>>;

/** Stores the quoted membership; returns its id and that of its first invoice. */
export async function keepMembership(
  call: Call,
  { begun: { state, invoice } }: Quote,
  { clientId, today }: { clientId: number; today: string },
): Promise<{ id: number; invoice_id: number }> {
  const { tenant, db } = call;
  const { open_due_on: _due, ...row } = state;
  const { tenant_id, currency } = tenant;
  const id = await insertMembership(db, { tenant_id, client_id: clientId, ...row, currency, started_on: today });
  await keepState(call, { id, client_id: clientId, currency }, { state, invoices: [invoice] });
  return { id, invoice_id: await newestInvoice(call, id) };
}

/** Serializes sales to one client. */
export async function lockBuyer({ db }: Call, clientId: number) {
  const client = await lockClient(db, clientId);
  if (!client) throw notFound("client");
  return client;
}

/** Sells a membership that begins today; its first invoice is paid now or left open. */
export async function startMembership(call: Call, input: StartMembershipInput): Promise<MembershipChange> {
  const { tenant, db, now } = call;
  if (input.method && can(call.caller, "payments.take") !== "yes") throw forbidden(refusalWithout("payments.take"));
  const client = await lockBuyer(call, input.client_id);
  const today = todayOf(tenant.timezone, now);
  const plan = await agreedPlan(call, { clientId: client.id, planId: input.plan_id, today });
  await refuseSecond(call, client, plan);
  const quote = await quoteMembership(call, plan, today);
  const { figures } = quote;
  const preview = changeOf(call, { subject: [client.id, input.plan_id], figures, membership: null });
  refuseStale(input, preview);
  if (input.dry_run) return preview;
  const { id, invoice_id } = await keepMembership(call, quote, { clientId: client.id, today });
  const { method, location_id } = input;
  if (method) await takeInvoice(call, { id: invoice_id, client_id: client.id, method, location_id });
  const after = await findMembership(db, id);
  if (!after) throw notFound("membership");
  const presented = presentMembership(call, after, today);
  await recordChange(call, {
    entity: "membership",
    entity_id: id,
    after: { name: presented.client_name, plan_id: plan.plan_id, ...figures },
  });
  return { ...preview, is_dry_run: false, membership: presented };
}

interface TakenInvoice {
  id: number;
  client_id: number;
  method: DeskMethod;
  location_id?: number | undefined;
}

/** Marks an invoice as paid and records the payment; returns false if it was paid already. */
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

interface CardInvoice {
  id: number;
  client_id: number;
  card: CardFacts;
}

/** Marks an invoice as paid by a card already charged at the provider, and records the payment. */
export async function payInvoiceByCard(call: Call, { id, client_id, card }: CardInvoice): Promise<void> {
  const paid = await payInvoice(call.db, id, { method: "card", paid_at: call.now, taken_by: null });
  if (!paid) throw new ApiError("invalid_state", "This invoice is paid already.");
  const invoice = { id, client_id, method: "card", location_id: null, card, ...paid } as const;
  await recordMembershipPayment(writingOf(call), invoice);
}

/** Returns the id of the latest invoice, the one created by the action just applied. */
export async function newestInvoice({ db }: Call, membershipId: number): Promise<number> {
  const [newest] = await invoicesOf(db, membershipId, 1);
  if (!newest) throw new Error("a membership has a bill");
  return newest.id;
}

/** Throws if the plan requires tags and the client has none of them. `clientId` is null for someone who is not a client yet. */
async function refuseIneligible(
  call: Call,
  { eligible_tag_ids: tags }: Pick<PlanSettings, "eligible_tag_ids">,
  clientId: number | null,
): Promise<void> {
  if (tags.length === 0) return;
  if (clientId !== null && (await hasOneTag(call.db, clientId, tags))) return;
  // Tag names are visible to staff only.
  if (can(call.caller, "clients.read") !== "yes") {
    throw invalidField(
      "plan_id",
      "This plan is not for sale to everybody. Ask at the front desk whether you may have it.",
    );
  }
  const names = (await tagNames(call.db, tags)).join(" or ");
  throw invalidField("plan_id", `This plan is only for clients with the tag ${names || "that it named"}.`);
}
