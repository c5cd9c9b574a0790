import { recordChange, THE_SYSTEM } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import { queueMail } from "#api/features/messages/outbox/queue-mail.ts";
import { writingOf } from "#api/features/payments/ledger/service.ts";
import { recordMembershipPayment, type CardFacts } from "#api/features/payments/payments/record-payment.ts";
import type { MembershipDetails, PayByCardInput } from "#schema/memberships/memberships/models.ts";
import { paidUp, refuseOthers } from "./actions.ts";
import { bringUpToDate, keepState, todayOf } from "./apply-due-changes.ts";
import { addTry, billsToTry, changeBill, findBill, namedBill, stopTries } from "./bill-queries.ts";
import { nextStatus } from "./lifecycle.ts";
import { audited, billingStateOf } from "./present.ts";
import { findMembership, membershipOfInvoice, payInvoice, saveMembership, type MembershipRow } from "./queries.ts";
import { detailsOf } from "./service.ts";

export type Bill = NonNullable<Awaited<ReturnType<typeof findBill>>>;

/** An invoice and its membership, up to date and locked until the transaction ends. */
export interface HeldBill {
  bill: Bill;
  membership: MembershipRow;
}

export async function lockBill(call: Call, id: number): Promise<HeldBill> {
  const membershipId = await membershipOfInvoice(call.db, id);
  const membership = membershipId === undefined ? undefined : await bringUpToDate(call, membershipId);
  const bill = membership && (await findBill(call.db, id));
  if (!membership || !bill) throw notFound("invoice");
  return { bill, membership };
}

/** Same as `lockBill`, but only for those who may pay it: clients can pay only their own. Throws if it is paid already. */
export async function lockBillToPay(call: Call, id: number): Promise<HeldBill> {
  const membershipId = await membershipOfInvoice(call.db, id);
  if (membershipId === undefined) throw notFound("invoice");
  await refuseOthers(call, membershipId);
  const held = await lockBill(call, id);
  if (held.bill.status !== "open") throw new ApiError("invalid_state", "This invoice is paid already.");
  return held;
}

/** Returns an invoice with its plan and client names; throws 404 if it does not exist. */
export async function paidBill({ db }: Pick<Call, "db">, id: number) {
  const bill = await namedBill(db, id);
  if (!bill) throw notFound("invoice");
  return bill;
}

/** Returns invoices whose card is due to be charged, longest waiting first. */
export const billsDue = ({ db, now }: Call, most: number): Promise<{ id: number }[]> => billsToTry(db, now, most);

/** Counts an attempt to charge an invoice; undefined if it is no longer due. */
export async function beginTry(call: Call, id: number): Promise<(HeldBill & { number: number }) | undefined> {
  const held = await lockBill(call, id);
  const number = await addTry(call.db, id, call.now);
  return number === undefined ? undefined : { ...held, number };
}

/** Records a successful card payment of an invoice. Mails the client if an earlier attempt was refused. */
export async function payBillByCard(call: Call, id: number, card: CardFacts): Promise<number | null> {
  const { db, now } = call;
  const { bill, membership } = await lockBill(call, id);
  const marked = await payInvoice(db, id, { method: "card", paid_at: now, taken_by: null });
  if (!marked) throw new Error("one charge of a bill waits at a time");
  const invoice = { id, client_id: membership.client_id, location_id: null, method: "card", ...marked, card } as const;
  const payment_id = await recordMembershipPayment(writingOf(call), invoice);
  const after = await paidUp(call, membership, id);
  await recordChange(
    call,
    {
      action: "chargeMembershipInvoice",
      entity: "membership",
      entity_id: membership.id,
      before: audited(membership),
      after: audited(after),
    },
    THE_SYSTEM,
  );
  if (bill.first_refused_at !== null) await queueMail(call, "renewal_paid", { invoice_id: id });
  return payment_id;
}

interface RefusedCard {
  failure: string;
  isTry: boolean;
  /** Whether to mail the client; false if it was not their bank that refused. */
  isMailed?: boolean;
}

/** Records a refused card. After an automatic attempt the client is mailed and a retry is scheduled, up to a limit. */
export async function refuseBill(call: Call, id: number, { failure, isTry, isMailed = true }: RefusedCard) {
  const { db, now } = call;
  const { bill, membership } = await lockBill(call, id);
  if (bill.status !== "open") return;
  if (!isTry) return changeBill(db, id, { card_refusal: failure });
  const first_refused_at = bill.first_refused_at ?? now;
  const isOver = membership.status === "cancelled" || !membership.pays_by_card;
  const next_try_at = isOver ? null : nextTryAt(first_refused_at, bill.card_tries, now);
  await changeBill(db, id, { card_refusal: failure, first_refused_at, next_try_at });
  if (membership.status === "active") {
    const state = { ...billingStateOf(membership), status: nextStatus("active", "fall_due") };
    await keepState(call, membership, { state, invoices: [] });
  }
  const after = await findMembership(db, membership.id);
  if (!after) throw notFound("membership");
  await recordChange(
    call,
    {
      action: "chargeMembershipInvoice",
      entity: "membership",
      entity_id: membership.id,
      before: audited(membership),
      after: { ...audited(after), card_refusal: failure },
    },
    THE_SYSTEM,
  );
  if (isMailed) await queueMail(call, "renewal_refused", { invoice_id: id, tries: bill.card_tries });
}

/** Days after the first refusal on which the card is charged again. */
const RETRY_DAYS: readonly number[] = [1, 3, 5, 7];

const DAY_HOURS = 24;

/** Returns when to charge the card again, or null after the last attempt. At least a day apart, even if attempts were delayed. */
export function nextTryAt(
  firstRefusedAt: Temporal.Instant,
  tries: number,
  now: Temporal.Instant,
): Temporal.Instant | null {
  const days = RETRY_DAYS[tries - 1];
  if (days === undefined) return null;
  const planned = firstRefusedAt.add({ hours: days * DAY_HOURS });
  const earliest = now.add({ hours: DAY_HOURS });
  return Temporal.Instant.compare(planned, earliest) < 0 ? earliest : planned;
}

/** Turns automatic card payment of future invoices on or off. Turning it off also stops attempts for open invoices. */
export async function payMembershipByCard(call: Call, id: number, input: PayByCardInput): Promise<MembershipDetails> {
  const { tenant, db, now } = call;
  const { pays_by_card } = input;
  const today = todayOf(tenant.timezone, now);
  await refuseOthers(call, id);
  const row = await bringUpToDate(call, id);
  if (!row) throw notFound("membership");
  if (row.status === "cancelled") throw new ApiError("invalid_state", "This membership has ended: no bill follows.");
  if (pays_by_card === row.pays_by_card) return detailsOf(call, row, today);
  await saveMembership(db, id, { pays_by_card });
  if (!pays_by_card) await stopTries(db, id);
  const after = { ...row, pays_by_card, version: row.version + 1 };
  await recordChange(call, { entity: "membership", entity_id: id, before: audited(row), after: audited(after) });
  return detailsOf(call, after, today);
}

/** Turns on automatic card payment for a membership that is just starting. */
export const payLaterBillsByCard = ({ db }: Call, id: number): Promise<void> =>
  saveMembership(db, id, { pays_by_card: true });
