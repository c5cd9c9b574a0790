import { recordChange } from "#api/audit/record.ts";
import { can } from "#api/auth/caller.ts";
import { accountThatTakesCards } from "#api/features/ecommerce/service.ts";
import { loadPlan, lockMembershipPlan } from "#api/features/membership-plans/service.ts";
import { changeMembership } from "#api/features/memberships/actions.ts";
import { todayOf } from "#api/features/memberships/advance.ts";
import { refuseStale, tokenOf } from "#api/features/memberships/dry-run.ts";
import { keepMembership, lockBuyer, quoteMembership, refuseSecond, termsFor } from "#api/features/memberships/start.ts";
import {
  beginPurchase,
  type BuyerRow,
  changePurchase,
  findBuyer,
  findPurchaseOfProvider,
  type PurchaseRow,
} from "#api/features/plan-purchases/queries.ts";
import { mailBought } from "#api/features/plan-purchases/purchase-mail.ts";
import { settle } from "#api/features/plan-purchases/settle.ts";
import { customerOfClient, keepClientCustomer, platformShare } from "#api/features/service-payments/service.ts";
import type { Answer, Call, OutsideHandler } from "#api/http/call.ts";
import { ApiError, forbidden, invalidField, notFound } from "#api/http/errors.ts";
import { refuseBesideCards } from "#api/money/card-amounts.ts";
import type { ProviderPayment } from "#api/payments/charge-provider.ts";
import { refusalWithout } from "#schema/auth/permission-labels.ts";
import type { MembershipPlan } from "#schema/membership-plans/models.ts";
import type { PlanPurchasePreview, StartPlanPurchaseInput } from "#schema/plan-purchases/models.ts";
import type { planPurchaseOperations as operations } from "#schema/plan-purchases/operations.ts";

/** What a plan costs whoever asks; to a visitor as to somebody who was never here. */
export async function planPurchasePreview(call: Call, planId: number): Promise<PlanPurchasePreview> {
  const plan = await loadPlan(call, planId);
  const { preview } = await quoteFor(call, plan, await buyerOf(call));
  return preview;
}

/** The client who asks; none of a visitor, and of staff, who are nobody's client here. */
async function buyerOf({ caller, db, tenant }: Call): Promise<BuyerRow | null> {
  const person = caller.kind === "person" ? await findBuyer(db, tenant.tenant_id, caller.id) : undefined;
  return person?.is_client ? person : null;
}

async function quoteFor(call: Call, plan: MembershipPlan | undefined, buyer: BuyerRow | null) {
  const { tenant, now } = call;
  const today = todayOf(tenant.timezone, now);
  const terms = await termsFor(call, plan, { clientId: buyer?.id ?? null, today });
  if (buyer) await refuseSecond(call, buyer, terms);
  const quote = await quoteMembership(call, terms, today);
  const { due_now, tax, charges, free_until, access_until, allowances } = quote.figures;
  const figures = { plan_id: terms.plan_id, due_now, tax, charges, free_until, access_until, allowances };
  const subject = [buyer?.id ?? 0, terms.plan_id, plan?.version ?? 0];
  const preview: PlanPurchasePreview = {
    ...figures,
    takes_cards: (await accountThatTakesCards(call)) !== undefined,
    // Asked for under one name and sent under another.
    dry_run_id: tokenOf({ ...call, operationId: "startPlanPurchase" }, subject, figures),
  };
  return { quote, preview, today };
}

interface Paying {
  row: PurchaseRow;
  company: string;
  customerId: string | undefined;
  /** Who is to have a customer at the provider; guests have none. */
  person: { name: string; email: string | null } | null;
}

/** Begun free: nothing is asked of the provider. */
interface Begun {
  currency: string;
}

type Starting = Paying | Begun;

interface Started {
  id: string;
  client_secret: string;
  customerId: string | null;
  publishable_key: string;
}

export const startPlanPurchase: OutsideHandler<typeof operations.startPlanPurchase, Starting, Started | null> = {
  async read(call, { body }) {
    const { tenant, deps, origin } = call;
    await deps.limits.countPurchase({ tenantId: tenant.tenant_id, address: origin.address });
    const buyer = await buyerOf(call);
    refuseNobody(call, buyer, body);
    const due_now = body.membership_id ? await dueForChange(call, body) : await dueForStart(call, body, buyer);
    if (due_now.amount === 0) {
      await (body.membership_id ? change(call, body, { dry_run: false }) : beginFree(call, body, buyer));
      return { currency: due_now.currency };
    }
    const row = await beginPaying(call, body, { buyer, due_now });
    if (buyer === null) return { row, company: tenant.slug, customerId: undefined, person: null };
    return {
      row,
      company: tenant.slug,
      customerId: await customerOfClient(call, row.account_id, buyer.id),
      person: { name: `${buyer.first_name} ${buyer.last_name}`.trim(), email: buyer.email ?? buyer.contact_email },
    };
  },
  async ask({ payments }, starting) {
    if (!("row" in starting)) return null;
    const { row, company, customerId: known, person } = starting;
    const { charges, publishableKey: publishable_key } = payments;
    const { account_id: accountId, amount, currency, platform_fee: platformFee, tenant_id, client_id, id } = row;
    if (row.provider_payment_id !== null) {
      const resumed = await charges.resumePayment(accountId, row.provider_payment_id);
      return { ...resumed, customerId: known ?? null, publishable_key };
    }
    const customerId =
      known ?? (person ? await charges.createCustomer(accountId, person, `customer ${tenant_id} ${client_id}`) : null);
    const named = { plan_purchase: String(id) };
    const wanted = { accountId, amount, currency, platformFee, customerId, company, named };
    return { ...(await charges.startPayment(wanted, `plan purchase ${tenant_id} ${id}`)), customerId, publishable_key };
  },
  async write(call, started, starting) {
    if (!started || !("row" in starting)) {
      return { amount: { amount: 0, currency: "currency" in starting ? starting.currency : "" }, payment: null };
    }
    const { row } = starting;
    const { id, client_secret, customerId, publishable_key } = started;
    const { account_id, client_id, amount, currency } = row;
    if (row.provider_payment_id === null) {
      await changePurchase(call.db, call.tenant.tenant_id, row.id, { provider_payment_id: id });
    }
    if (customerId !== null && client_id !== null) {
      await keepClientCustomer(call, { account_id, client_id, customer_id: customerId });
    }
    const payment = { payment_intent_id: id, client_secret, publishable_key, connect_account: account_id };
    return { amount: { amount, currency }, payment };
  },
};

/** Nobody waits for a card: only what begins at once keeps the plan's places to itself. */
async function dueForStart(call: Call, { plan_id, dry_run_id }: StartPlanPurchaseInput, buyer: BuyerRow | null) {
  const { preview } = await quoteFor(call, await loadSold(call, plan_id), buyer);
  refuseStale({ dry_run: false, dry_run_id }, preview);
  return preview.due_now;
}

/** The same of moving one's own membership to the plan. */
async function dueForChange(call: Call, body: StartPlanPurchaseInput) {
  const seen = await change(call, body, { dry_run: true });
  refuseStale({ dry_run: false, dry_run_id: body.dry_run_id }, seen);
  return seen.due_now;
}

/** As the call itself would answer whoever asks. */
function change(call: Call, body: StartPlanPurchaseInput, { dry_run }: { dry_run: boolean }) {
  const { plan_id, dry_run_id, membership_id } = body;
  const permissionScope = can(call.caller, "memberships.write");
  if (permissionScope === "no") throw forbidden(refusalWithout("memberships.write"));
  const asked = { membership_id: membership_id ?? 0, plan_id, dry_run, ...(!dry_run && { dry_run_id }) };
  return changeMembership({ ...call, operationId: "changeMembership", permissionScope }, asked);
}

const loadSold = (call: Call, planId: number): Promise<MembershipPlan> =>
  loadPlan(call, planId).catch((error: unknown) => {
    throw error instanceof ApiError && error.code === "not_found"
      ? invalidField("plan_id", "This plan is not for sale.")
      : error;
  });

function refuseNobody({ caller }: Call, buyer: BuyerRow | null, body: StartPlanPurchaseInput): void {
  if (buyer !== null) return;
  if (caller.kind === "person") {
    throw new ApiError("invalid_state", "This account is not a client's. Sign out to buy as a visitor.");
  }
  if (!body.buyer) throw invalidField("buyer", "Say who buys, or sign in.");
}

/** What begins free begins at once: for who has shown that the address is theirs. */
async function beginFree(call: Call, { plan_id, dry_run_id }: StartPlanPurchaseInput, buyer: BuyerRow | null) {
  if (buyer === null) {
    throw new ApiError("invalid_state", "This begins without a payment, for members with an account. Sign in first.");
  }
  await lockBuyer(call, buyer.id);
  const plan = await lockMembershipPlan(call, plan_id);
  const { quote, preview, today } = await quoteFor(call, plan, buyer);
  refuseStale({ dry_run: false, dry_run_id }, preview);
  const { id, invoice_id } = await keepMembership(call, quote, { clientId: buyer.id, today });
  await mailBought(call, invoice_id, quote.figures);
  const name = `${buyer.first_name} ${buyer.last_name}`.trim();
  await recordChange(call, { entity: "membership", entity_id: id, after: { name, plan_id, ...quote.figures } });
}

async function beginPaying(
  call: Call,
  body: StartPlanPurchaseInput,
  { buyer, due_now: { amount, currency } }: { buyer: BuyerRow | null; due_now: PlanPurchasePreview["due_now"] },
): Promise<PurchaseRow> {
  const account = await accountThatTakesCards(call);
  if (!account) throw new ApiError("invalid_state", "This venue takes no cards online. Plans are sold there.");
  const { version } = await loadPlan(call, body.plan_id);
  const { plan_id, membership_id = null } = body;
  refuseBesideCards(call, { amount, currency });
  const wanted = {
    kind: membership_id === null ? "start" : "change",
    plan_id,
    plan_version: version,
    client_id: buyer?.id ?? null,
    membership_id,
    amount,
  };
  const row = await beginPurchase(call.db, {
    ...wanted,
    tenant_id: call.tenant.tenant_id,
    request_key: body.request_key,
    currency,
    platform_fee: await platformShare(call, { amount, currency }),
    account_id: account.account_id,
    buyer: buyer === null ? JSON.stringify(body.buyer) : null,
    created_at: call.now,
  });
  if (row.state !== "open") throw new ApiError("invalid_state", "This purchase has ended already.");
  const isSame = Object.entries(wanted).every(([field, value]) => row[field as keyof typeof wanted] === value);
  if (!isSame) throw new ApiError("invalid_state", "This key names another purchase. Begin again with a new one.");
  return row;
}

export const confirmPlanPurchase: OutsideHandler<
  typeof operations.confirmPlanPurchase,
  PurchaseRow,
  ProviderPayment | null
> = {
  async read({ db, tenant }, { body: { payment_intent_id, connect_account } }) {
    const row = await findPurchaseOfProvider(db, tenant.tenant_id, payment_intent_id);
    if (row?.account_id !== connect_account) throw notFound("payment");
    return row;
  },
  async ask({ payments }, { state, account_id, provider_payment_id }) {
    if (state !== "open" || provider_payment_id === null) return null;
    return payments.charges.readPayment(account_id, provider_payment_id);
  },
  async write(call, told, row) {
    const settled = told ? await settle(call, row.id, told) : row;
    return presentOutcome(settled, told);
  },
};

function presentOutcome(
  { state, failure }: Pick<PurchaseRow, "state" | "failure">,
  told: ProviderPayment | null,
): Answer<typeof operations.confirmPlanPurchase> {
  if (state === "bought") return { outcome: "bought", message: null };
  if (state === "refunding" || state === "refunded") {
    const why = failure ?? "It could not begin.";
    return { outcome: "refunded", message: `${why} Your card gets everything back, usually within a few days.` };
  }
  if (told?.status === "processing") return { outcome: "processing", message: null };
  if (state === "cancelled") return { outcome: "not_paid", message: "This took too long, and nothing was charged." };
  return { outcome: "not_paid", message: told?.failure ?? "Nothing was charged. Try again." };
}
