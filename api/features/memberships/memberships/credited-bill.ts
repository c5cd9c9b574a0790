import { doerOf, recordChange, THE_SYSTEM, type RecordedCall } from "#api/audit/record.ts";
import type { ApiDeps } from "#api/call/call.ts";
import { inSystemCall } from "#api/call/system-call.ts";
import { inTenant } from "#api/db/transaction.ts";
import { freedCreditEntries, postFreedCredit } from "#api/features/payments/ledger/client-credit.ts";
import { creditOf, freedCreditOf } from "#api/features/payments/ledger/service.ts";
import { lockCreditOf } from "#api/features/payments/payments/record-payment.ts";
import { ratesOf } from "#api/money/tax.ts";
import { taxIn } from "#schema/shared/tax-rules.ts";
import { billOfProvider, billsBehindMoney, changeBill, creditedBill, goneBackOf } from "./bill-queries.ts";
import { audited } from "./present.ts";
import { lockMembership, membershipOfInvoice, saveMembership, type MembershipRow } from "./queries.ts";

/** What of a bill's money has gone back to its payer, or never came, in minor units. */
interface GoneBack {
  before: number;
  after: number;
}

/** Credit of a changed plan that is taken back; negative amounts are given. */
export interface CreditTakenBack {
  membership: MembershipRow;
  /** From the membership's own credit, which pays its next bills. */
  of_membership: number;
  /** From the client's credit. */
  of_client: number;
  /** What the client has spent otherwise; what paid for the membership since is owed with the bill. */
  spent: number;
}

/**
 * Returns the credit that a change of plan made of a bill and that goes with the bill's money: all that went back beyond what
 * the bill cost without that credit. Null where there is none. Locks the membership.
 */
export async function creditGoingBack(
  on: RecordedCall,
  billId: number,
  gone: GoneBack,
): Promise<CreditTakenBack | null> {
  const bill = await creditedBill(on.db, billId);
  if (!bill || bill.credited_amount === 0) return null;
  const { amount, credited_amount, credit_taken_back_amount, membership_id } = bill;
  const target = (back: number) => Math.min(credited_amount, Math.max(0, back - (amount - credited_amount)));
  const wanted = Math.max(target(gone.after) - target(gone.before), -credit_taken_back_amount);
  return creditToMove(on, membership_id, wanted);
}

/** Where that much credit of a membership is taken from, or given to if negative. Locks the membership. */
export async function creditToMove(
  on: RecordedCall,
  membershipId: number,
  wanted: number,
): Promise<CreditTakenBack | null> {
  const membership = await lockMembership(on.db, membershipId);
  if (!membership || wanted === 0) return null;
  const { id, client_id, currency, credit_amount, status, billing_months } = membership;
  if (wanted < 0) {
    // Credit that no bill is left for is the client's own.
    const isOver = status === "cancelled" || billing_months === null;
    const shares = { of_membership: isOver ? 0 : wanted, of_client: isOver ? wanted : 0 };
    return { membership, ...shares, spent: 0 };
  }
  await lockCreditOf(on, client_id);
  const of_membership = Math.min(wanted, credit_amount);
  const freed = Math.min(wanted - of_membership, Math.max(0, await freedCreditOf(on, id)));
  const of_client = Math.min(freed, Math.max(0, await creditOf(on, { client_id, currency })));
  return { membership, of_membership, of_client, spent: freed - of_client };
}

/** What taking it posts to the ledger; the credit of a membership that goes on is in none of its accounts. */
export const creditEntries = ({ membership, of_client }: CreditTakenBack) =>
  freedCreditEntries({ amount: -of_client, tax: -taxOf(membership, of_client) });

const taxOf = (membership: MembershipRow, amount: number): number =>
  Math.sign(amount) * taxIn(Math.abs(amount), ratesOf(membership));

export async function moveCredit(on: RecordedCall, taken: CreditTakenBack, by: number | null): Promise<void> {
  const { membership, of_membership, of_client } = taken;
  if (of_membership === 0 && of_client === 0) return;
  const { id, client_id, currency, credit_amount } = membership;
  const after = { ...membership, credit_amount: credit_amount - of_membership };
  if (of_membership !== 0) await saveMembership(on.db, id, { credit_amount: after.credit_amount });
  await recordChange(
    on,
    {
      action: "correctCredit",
      entity: "membership",
      entity_id: id,
      before: audited(membership),
      after: { ...audited(after), ...(of_client !== 0 && { client_credit_amount: -of_client }) },
    },
    by === null ? THE_SYSTEM : doerOf(on.caller),
  );
  if (of_client === 0) return;
  const writing = { db: on.db, tenant_id: on.tenant.tenant_id, now: on.now, by };
  const freed = { amount: -of_client, tax: -taxOf(membership, of_client) };
  await postFreedCredit(writing, { id, client_id, currency, ...freed });
}

interface Followed {
  taken: CreditTakenBack | null;
  /** How much of the bill's money that is for. */
  gone: number;
  by: number | null;
}

/** Takes that credit of a bill. */
export async function takeCreditBack(on: RecordedCall, billId: number, { taken, gone, by }: Followed): Promise<void> {
  const bill = await creditedBill(on.db, billId);
  if (!bill || bill.credited_amount === 0) return;
  if (taken) await moveCredit(on, taken, by);
  const more = taken ? taken.of_membership + taken.of_client : 0;
  await changeBill(on.db, billId, {
    credit_taken_back_amount: bill.credit_taken_back_amount + more,
    gone_back_amount: gone,
  });
}

/**
 * Lets the credit of a bill follow its money, as the difference to what it followed before, so that the order and number of
 * messages do not matter. It is taken as far as it is not spent; the rest is the venue's loss.
 */
export async function followMoney(on: RecordedCall, billId: number): Promise<void> {
  const membershipId = await membershipOfInvoice(on.db, billId);
  if (membershipId !== undefined) await lockMembership(on.db, membershipId);
  const bill = await creditedBill(on.db, billId);
  if (!bill || bill.credited_amount === 0) return;
  const gone = Math.min(bill.amount, await goneBackOf(on.db, billId));
  if (gone === bill.gone_back_amount) return;
  const taken = await creditGoingBack(on, billId, { before: bill.gone_back_amount, after: gone });
  await takeCreditBack(on, billId, { taken, gone, by: null });
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
    if (billId !== undefined) await followMoney(call, billId);
  });
}

/** Catches up with money of one company's bills that went back while nobody told their credit. */
export async function reconcileCreditedBills(deps: ApiDeps, tenant_id: string): Promise<void> {
  const behind = await inTenant(deps.db, tenant_id, (trx) => billsBehindMoney(trx));
  for (const id of behind) {
    await inSystemCall(deps, tenant_id, OPERATION, (call) => followMoney(call, id)).catch((err: unknown) =>
      deps.log.warn({ err, tenant_id, bill: id }, "the credit of a bill does not follow its money yet"),
    );
  }
}
