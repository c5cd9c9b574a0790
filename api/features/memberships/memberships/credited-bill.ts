import { doerOf, recordChange, THE_SYSTEM, type RecordedCall } from "#api/audit/record.ts";
import type { ApiDeps } from "#api/call/call.ts";
import { inSystemCall } from "#api/call/system-call.ts";
import { inTenant } from "#api/db/transaction.ts";
import { usedOfBill, type UsedAllowance } from "#api/features/memberships/allowances/service.ts";
import { freedCreditEntries, postFreedCredit } from "#api/features/payments/ledger/client-credit.ts";
import { creditOf, freedCreditOf } from "#api/features/payments/ledger/service.ts";
import { lockCreditOf } from "#api/features/payments/payments/record-payment.ts";
import { canHoldCredit } from "#api/features/payments/payments/refund-payment.ts";
import type { JobData } from "#api/jobs/jobs.ts";
import { ratesOf } from "#api/money/tax.ts";
import { leastByCard } from "#schema/shared/card-amounts.ts";
import { taxIn } from "#schema/shared/tax-rules.ts";
import { changeBill } from "./bill-queries.ts";
import { prorate } from "./billing-dates.ts";
import { billOfProvider, billsBehindMoney, billsOfGrants, creditedBill } from "./credited-bill-queries.ts";
import { audited } from "./present.ts";
import { lockMembership, saveMembership, type MembershipRow } from "./queries.ts";

type CreditedBill = NonNullable<Awaited<ReturnType<typeof creditedBill>>>;

/** How the credit of a bill's period is to change; negative amounts are given. */
export interface CreditMove {
  billId: number;
  membership: MembershipRow;
  /** What the period cost beyond the bill, which earlier credit paid. */
  beyond: number;
  /** What is owed from now on, and how much of the bill's money has gone back. */
  owed: number;
  gone: number;
  given: number;
  /** From the membership's own credit, which pays its next bills. */
  of_membership: number;
  /** From the client's credit. */
  of_client: number;
  /** What of it the client has spent otherwise, which stays with them. */
  spent: number;
}

interface Asked {
  /** As if the bill were open again. */
  isOpen?: boolean;
  /** What is taken of the client's credit besides. */
  reserved?: number;
}

/**
 * The credit that the period of a bill is worth by now, against what was given of it. Its worth is what nobody had of the days
 * and uses, and never more than what is left of the money that paid for it. Null for a bill without any. Locks the membership of any other.
 */
export async function planCredit(on: RecordedCall, billId: number, asked: Asked = {}): Promise<CreditMove | null> {
  const { db } = on;
  const seen = await creditedBill(db, billId);
  if (!seen || isWithoutCredit(seen, await usedOfBill(db, billId))) return null;
  const membership = await lockMembership(db, seen.membership_id);
  const bill = await creditedBill(db, billId);
  if (!membership || !bill) return null;
  const price = bill.ended_price_amount ?? priceOf(bill, membership);
  const gone = asked.isOpen || bill.status === "open" ? bill.amount : bill.gone;
  const beyond = Math.max(0, price - bill.amount);
  const owed = Math.max(0, Math.min(worthOf(bill, price, await usedOfBill(db, billId)), bill.amount + beyond - gone));
  const { credit_owed_amount: before, credit_given_amount: given } = bill;
  const plan = { billId, membership, beyond, owed, gone, given };
  if (owed > given) return { ...plan, ...(await whereGiven(on, membership, owed - given)), spent: 0 };
  const wanted = Math.max(0, Math.min(before - owed, given - owed));
  return { ...plan, ...(await whereTaken(on, membership, wanted, asked.reserved)) };
}

/** Most bills: their period was not ended by a change of plan, and no use of it came back because the venue cancelled. */
const isWithoutCredit = (bill: CreditedBill, uses: readonly UsedAllowance[]): boolean =>
  bill.ended_price_amount === null && bill.credit_given_amount === 0 && uses.every(({ by_venue }) => by_venue === 0);

/** What a period cost that no change of plan ended, the part that credit paid included; a trial cost nothing. */
const priceOf = ({ plan_id, method, amount }: CreditedBill, membership: MembershipRow): number =>
  plan_id === membership.plan_id && method !== "trial" ? membership.price_amount : amount;

/** Of a period that a change of plan ended, the least of its unused days and uses; of any, the share of uses that the venue cancelled. */
function worthOf(
  { ended_paid_amount, ended_days_amount, currency }: CreditedBill,
  price: number,
  uses: UsedAllowance[],
) {
  const paid = ended_paid_amount ?? price;
  const allowances = uses.filter(({ granted }) => granted > 0);
  const left = allowances.map(({ granted, used, by_venue }) => prorate(paid, granted - used - by_venue, granted));
  const byVenue = allowances.map(({ granted, by_venue }) => (paid * by_venue) / granted / allowances.length);
  const unused = Math.max(0, Math.min(ended_days_amount ?? 0, ...left));
  return Math.min(paid, leastByCard(unused + Math.round(byVenue.reduce((sum, one) => sum + one, 0)), currency));
}

/** Credit that no bill is left for is the client's own; who was erased can hold none: the payment can be refunded instead. */
async function whereGiven(on: RecordedCall, { status, billing_months, client_id }: MembershipRow, amount: number) {
  const isOver = status === "cancelled" || billing_months === null;
  if (!isOver) return { of_membership: -amount, of_client: 0 };
  return { of_membership: 0, of_client: (await canHoldCredit(on, client_id)) ? -amount : 0 };
}

async function whereTaken(on: RecordedCall, membership: MembershipRow, wanted: number, reserved = 0) {
  const { id, client_id, currency, credit_amount } = membership;
  if (wanted === 0) return { of_membership: 0, of_client: 0, spent: 0 };
  await lockCreditOf(on, client_id);
  const of_membership = Math.min(wanted, credit_amount);
  const freed = Math.min(wanted - of_membership, Math.max(0, await freedCreditOf(on, id)));
  const left = (await creditOf(on, { client_id, currency })) - reserved;
  const of_client = Math.min(freed, Math.max(0, left));
  return { of_membership, of_client, spent: freed - of_client };
}

/** What taking it posts to the ledger; the credit of a membership that goes on is in none of its accounts. */
export const creditEntries = ({ membership, of_client }: CreditMove) =>
  freedCreditEntries({ amount: -of_client, tax: -taxOf(membership, of_client) });

const taxOf = (membership: MembershipRow, amount: number): number =>
  Math.sign(amount) * taxIn(Math.abs(amount), ratesOf(membership));

/** Does that; `by` is the person who caused it, null if nobody. */
export async function moveCredit(on: RecordedCall, moved: CreditMove, by: number | null): Promise<void> {
  const { billId, beyond, owed, gone, of_membership, of_client } = moved;
  const given = moved.given - of_membership - of_client;
  await changeBill(on.db, billId, {
    credit_owed_amount: owed,
    credit_given_amount: given,
    // Earlier credit is credited first: only the rest is of the payment.
    credited_amount: Math.max(0, given - beyond),
    gone_back_amount: gone,
  });
  if (of_membership === 0 && of_client === 0) return;
  await moveMoney(on, moved, by);
  const { membership } = moved;
  const before = audited(membership);
  const after = {
    ...before,
    credit_amount: membership.credit_amount - of_membership,
    ...(of_client !== 0 && { client_credit_amount: -of_client }),
  };
  const change = { action: "correctCredit", entity: "membership", entity_id: membership.id, before, after } as const;
  await recordChange(on, change, by === null ? THE_SYSTEM : doerOf(on.caller));
}

async function moveMoney(on: RecordedCall, { membership, of_membership, of_client }: CreditMove, by: number | null) {
  const { id, client_id, currency, credit_amount } = membership;
  if (of_membership !== 0) await saveMembership(on.db, id, { credit_amount: credit_amount - of_membership });
  if (of_client === 0) return;
  const writing = { db: on.db, tenant_id: on.tenant.tenant_id, now: on.now, by };
  await postFreedCredit(writing, {
    id,
    client_id,
    currency,
    amount: -of_client,
    tax: -taxOf(membership, of_client),
  });
}

/**
 * Lets the credit of a bill's period follow its money and the uses that came back. Whatever happened in whatever order, the
 * credit is what it would be had all of it happened at once; what is spent before it is to be taken is the venue's loss.
 */
export async function followCredit(on: RecordedCall, billId: number): Promise<void> {
  const moved = await planCredit(on, billId);
  if (moved) await moveCredit(on, moved, null);
}

const OPERATION = "changeMembership";

/** Follows what the provider says of the payment of a bill. */
export async function settleCreditOfProvider(
  deps: ApiDeps,
  tenant_id: string,
  named: { account: string; payment: string },
): Promise<void> {
  await inSystemCall(deps, tenant_id, OPERATION, async (call) => {
    const billId = await billOfProvider(call.db, tenant_id, named);
    if (billId !== undefined) await followCredit(call, billId);
  });
}

/** Credits what uses are worth that came back to periods which are over, or takes it back for those used again. */
export async function creditLapsedUses(
  deps: ApiDeps,
  { tenant_id, grant_ids }: JobData["credit_lapsed_uses"],
): Promise<void> {
  const bills = await inTenant(deps.db, tenant_id, (trx) => billsOfGrants(trx, grant_ids));
  for (const id of bills) await inSystemCall(deps, tenant_id, OPERATION, (call) => followCredit(call, id));
}

/** Catches up with money of one company's bills that went back while nobody told their credit. */
export async function reconcileCreditedBills(deps: ApiDeps, tenant_id: string): Promise<void> {
  const behind = await inTenant(deps.db, tenant_id, (trx) => billsBehindMoney(trx));
  for (const id of behind) {
    await inSystemCall(deps, tenant_id, OPERATION, (call) => followCredit(call, id)).catch((err: unknown) =>
      deps.log.warn({ err, tenant_id, bill: id }, "the credit of a bill does not follow its money yet"),
    );
  }
}
