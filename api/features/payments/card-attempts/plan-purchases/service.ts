import { recordChange } from "#api/audit/record.ts";
import { can } from "#api/auth/caller.ts";
import type { Call, OutsideHandler } from "#api/call/call.ts";
import { ApiError, forbidden, invalidField } from "#api/errors/errors.ts";
import { todayOf } from "#api/features/memberships/memberships/apply-due-changes.ts";
import { changeMembership } from "#api/features/memberships/memberships/change-plan.ts";
import { refuseStale, tokenOf } from "#api/features/memberships/memberships/dry-run.ts";
import {
  keepMembership,
  lockBuyer,
  quoteMembership,
  refuseSecond,
  termsFor,
} from "#api/features/memberships/memberships/start.ts";
import { loadPlan, lockMembershipPlan, type PlanSettings } from "#api/features/memberships/plans/service.ts";
import { accountThatTakesCards } from "#api/features/payments/ecommerce/service.ts";
import { claimKey } from "#api/http/idempotency.ts";
import type {
  PlanPurchasePreview,
  StartPlanPurchaseInput,
} from "#schema/payments/card-attempts/plan-purchases/models.ts";
import type { planPurchaseOperations as operations } from "#schema/payments/card-attempts/plan-purchases/operations.ts";
import { refusalWithout } from "#schema/people/sign-in/permission-labels.ts";
import { fullName } from "#schema/shared/person-name.ts";
import type { AskedCard } from "../core/ask-for-card.ts";
import { askForPurchase, buyerOf, keepAsked, payByCard, refuseNobody, type PayingByCard } from "./card-purchase.ts";
import { mailBought } from "./purchase-mail.ts";
import type { BuyerRow } from "./queries.ts";

/** Returns what a plan costs the caller; a visitor is treated as a new client. */
export async function planPurchasePreview(call: Call, planId: number): Promise<PlanPurchasePreview> {
  const plan = await loadPlan(call, planId);
  const { preview } = await quoteFor(call, plan, await buyerOf(call));
  return preview;
}

async function quoteFor(call: Call, plan: PlanSettings | undefined, buyer: BuyerRow | null) {
  const { tenant, now } = call;
  const today = todayOf(tenant.timezone, now);
  const terms = await termsFor(call, plan, { clientId: buyer?.id ?? null, today });
  if (buyer) await refuseSecond(call, buyer, terms);
  const quote = await quoteMembership(call, terms, today);
  const { due_now, sign_up_fee, tax, taxes, charges, free_until, access_until, allowances } = quote.figures;
  const until = { free_until, access_until };
  const figures = { plan_id: terms.plan_id, due_now, sign_up_fee, tax, taxes, charges, ...until, allowances };
  const subject = [buyer?.id ?? 0, terms.plan_id, plan?.version ?? 0];
  const preview: PlanPurchasePreview = {
    ...figures,
    takes_cards: (await accountThatTakesCards(call)) !== undefined,
    // Requested by one operation and submitted to another.
    dry_run_id: tokenOf({ ...call, operationId: "startPlanPurchase" }, subject, figures),
  };
  return { quote, preview, today };
}

/** A free start: the provider is not involved. */
interface Begun {
  currency: string;
}

export const startPlanPurchase: OutsideHandler<
  typeof operations.startPlanPurchase,
  PayingByCard | Begun,
  AskedCard | null
> = {
  async read(call, { body }) {
    const { tenant, deps, origin } = call;
    await deps.limits.countPurchase({ tenantId: tenant.tenant_id, address: origin.address });
    const buyer = await buyerOf(call);
    refuseNobody(call, buyer, body.buyer);
    const key = buyer ? await claimRequestKey(call, body) : undefined;
    if (typeof key?.remembered === "string") return { currency: key.remembered };
    const due_now = body.membership_id ? await dueForChange(call, body) : await dueForStart(call, body, buyer);
    if (due_now.amount === 0) {
      await (body.membership_id ? change(call, body, { dry_run: false }) : beginFree(call, body, buyer));
      key?.keep(due_now.currency);
      return { currency: due_now.currency };
    }
    const { plan_id, membership_id = null, request_key } = body;
    const { version: plan_version } = await loadPlan(call, plan_id);
    const kind = membership_id === null ? "start" : "change";
    // Only a signed-in buyer can have a saved card to charge later.
    const pays_by_card = buyer !== null && kind === "start" && body.pays_by_card === true;
    return payByCard(call, { kind, plan_id, plan_version, membership_id, ...due_now, request_key, pays_by_card }, [
      buyer,
      body.buyer,
    ]);
  },
  ask: async (outside, starting) => ("row" in starting ? askForPurchase(outside, starting) : null),
  async write(call, asked, starting) {
    if (asked && "row" in starting) return keepAsked(call, asked, starting.row);
    return { amount: { amount: 0, currency: "currency" in starting ? starting.currency : "" }, payment: null };
  },
};

/** A free start leaves no payment by which a repeated key would find it; of one that is paid no answer is kept. */
const claimRequestKey = (
  call: Call,
  { request_key, plan_id, membership_id = null, begins = null }: StartPlanPurchaseInput,
) =>
  claimKey(
    call,
    { retry: "same_answer" },
    { headers: new Headers({ "idempotency-key": request_key }), input: { plan_id, membership_id, begins } },
  );

/** Takes no lock, since the buyer still has to enter a card; only an immediate start locks the plan's places. */
async function dueForStart(call: Call, { plan_id, dry_run_id }: StartPlanPurchaseInput, buyer: BuyerRow | null) {
  const { preview } = await quoteFor(call, await loadSold(call, plan_id), buyer);
  refuseStale({ dry_run: false, dry_run_id }, preview);
  return preview.due_now;
}

/** Same for moving the caller's own membership to the plan. */
async function dueForChange(call: Call, body: StartPlanPurchaseInput) {
  const seen = await change(call, body, { dry_run: true });
  refuseStale({ dry_run: false, dry_run_id: body.dry_run_id }, seen);
  return seen.due_now;
}

/** Runs `changeMembership` with the caller's own permissions. */
function change(call: Call, body: StartPlanPurchaseInput, { dry_run }: { dry_run: boolean }) {
  const { plan_id, dry_run_id, membership_id, begins } = body;
  const permissionScope = can(call.caller, "memberships.write");
  if (permissionScope === "no") throw forbidden(refusalWithout("memberships.write"));
  const asked = { membership_id: membership_id ?? 0, plan_id, begins, dry_run, ...(!dry_run && { dry_run_id }) };
  return changeMembership({ ...call, operationId: "changeMembership", permissionScope }, asked);
}

const loadSold = (call: Call, planId: number): Promise<PlanSettings> =>
  loadPlan(call, planId).catch((error: unknown) => {
    throw error instanceof ApiError && error.code === "not_found"
      ? invalidField("plan_id", "This plan is not for sale.")
      : error;
  });

/** A plan with nothing due now begins at once, but only for a signed-in client: a visitor's address is unverified. */
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
  const name = fullName(buyer);
  await recordChange(call, { entity: "membership", entity_id: id, after: { name, plan_id, ...quote.figures } });
}
