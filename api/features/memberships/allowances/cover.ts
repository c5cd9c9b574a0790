import type { z } from "zod";
import type { Call } from "#api/call/call.ts";
import { deferToCommit } from "#api/db/transaction.ts";
import { agreedPolicy } from "#api/features/bookings/policies/amounts-due.ts";
import { minutesBetween } from "#api/time/instants.ts";
import { tierAt } from "#schema/bookings/policies/rules.ts";
import type { Money } from "#schema/shared/money.ts";
import {
  coverOf,
  entriesOfNoShow,
  entriesOfNoShowBack,
  entriesOfUse,
  forRestored,
  returnsOf,
  wholePriceOf,
  type NewEntry,
  type OpenAllowance,
  type PriceColumns,
  type Use,
} from "./allowance-rules.ts";
import { memberDiscount, type MemberTerms } from "./member-price.ts";
import { companyDay, soldTerms, termsOn } from "./member-terms.ts";
import { insertEntries, lockMemberships, openAllowances } from "./queries.ts";

type Price = z.infer<typeof Money>;

/** The facts of a booking that determine its cover. */
interface Coverable {
  client_id: number | null;
  service_id: number;
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
  /** Seats of a class, else 1. */
  seats: number;
}

/** What memberships contribute to a booking. */
export interface Benefits {
  allowances: readonly OpenAllowance[];
  /** Terms of the memberships active at that time. */
  terms: readonly MemberTerms[];
}

const NONE: Benefits = { allowances: [], terms: [] };

type Asked = Pick<Coverable, "client_id" | "service_id" | "start_time">;

/** What may be used for a booking; nothing for a guest. */
export async function readBenefits({ db, tenant, now }: Call, about: Asked, bookingId = 0): Promise<Benefits> {
  const { client_id, service_id, start_time } = about;
  if (client_id === null) return NONE;
  const [today, day] = [companyDay(tenant.timezone, now), companyDay(tenant.timezone, start_time)];
  const asked = { tenant_id: tenant.tenant_id, client_id, service_id, booking_id: bookingId, today, day };
  const { allowances, terms } = await openAllowances(db, asked);
  return { allowances, terms: termsOn(soldTerms(tenant, terms), today, day) };
}

interface AskedToWrite extends Asked {
  /** Memberships known to be shared, which are locked before they are read. */
  shared_memberships?: readonly number[];
}

/**
 * `readBenefits` for a booking about to be written; call it under the lock of the client. Allowances shared by a family are
 * read under their own lock, since other members may have used them in the meantime. Where one turns out to be shared that
 * was not known to be, everything is read again.
 */
export async function lockBenefits(call: Call, about: AskedToWrite, bookingId = 0): Promise<Benefits> {
  const { shared_memberships: known = [] } = about;
  const [, seen] = await Promise.all([lockMemberships(call.db, known), readBenefits(call, about, bookingId)]);
  const shared = seen.allowances.filter(({ is_shared }) => is_shared).map(({ membership_id }) => membership_id);
  if (shared.every((id) => known.includes(id))) return seen;
  return lockBenefits(call, { ...about, shared_memberships: [...new Set([...known, ...shared])] }, bookingId);
}

/**
 * Takes off the member price first, then covers the rest from the allowances. What one booking uses is deducted from the
 * allowances passed in, so the next one priced with them does not get it. A given `agreed_discount_amount` is kept.
 */
export function coverPrice(
  call: Call,
  { allowances: open, terms }: Benefits,
  booking: Omit<Coverable, "client_id"> & { agreed_discount_amount?: number },
  price: Price,
) {
  const minutes = minutesBetween(booking.start_time, booking.end_time);
  const asked = { minutes, seats: booking.seats, price: price.amount };
  const rules = terms.flatMap(({ prices }) => prices);
  const member_discount_amount = booking.agreed_discount_amount ?? memberDiscount(rules, asked);
  const cover = coverOf(open, { ...asked, price: price.amount - member_discount_amount });
  const seen = open.map((allowance) => ({ ...allowance }));
  for (const { allowance_id, amount } of cover.uses) {
    const used = open.find(({ id }) => id === allowance_id);
    if (used) used.left -= amount - used.own;
  }
  return {
    /** The amount left to pay. */
    price: { ...price, amount: price.amount - member_discount_amount - cover.covered_amount },
    covered_amount: cover.covered_amount,
    member_discount_amount,
    cover,
    /** Writes the uses; sent with the commit, after the statements queued before. */
    write: (bookingId: number) => writeUses(call, bookingId, seen, cover.uses),
  };
}

function writeUses(call: Call, bookingId: number, open: readonly OpenAllowance[], uses: readonly Use[]): void {
  writeEntries(call, entriesOfUse(open, uses, bookingId));
}

function writeEntries(call: Call, entries: readonly NewEntry[]): void {
  const { db, deps, tenant } = call;
  if (entries.length > 0) deferToCommit(db, insertEntries(db, entries, writtenBy(call)));
  // What comes back to a period that is over may be worth credit.
  const lapsed = entries.filter(({ kind }) => kind === "expire").map(({ grant_id }) => grant_id);
  if (lapsed.length === 0) return;
  const data = { tenant_id: tenant.tenant_id, grant_ids: lapsed };
  deferToCommit(db, deps.jobs.enqueue(db, "credit_lapsed_uses", data, { isUrgent: true }));
}

export const writtenBy = ({ tenant, now, caller }: Call) => ({
  tenant_id: tenant.tenant_id,
  created_at: now,
  created_by: caller.kind === "person" ? caller.id : null,
});

interface Booked extends Omit<Coverable, "seats">, PriceColumns {
  id: number;
  class_session_id: number | null;
  party_size: number;
  policy_id: number | null;
}

/** Each seat of a class counts; a bay counts once, however many people share it. */
const seatsOf = ({ class_session_id, party_size }: Pick<Booked, "class_session_id" | "party_size">): number =>
  class_session_id === null ? 1 : party_size;

/** Reprices an existing booking from its whole price; what it has used already may be used again. */
export async function coverAgain(
  call: Call,
  booking: Repriced,
  wholePrice = wholePriceOf(booking),
): Promise<PriceColumns> {
  const benefits = await lockBenefits(call, booking, booking.id);
  const covered = coverBooking(call, benefits, booking, wholePrice);
  covered.write(booking.id);
  return columnsOf(covered);
}

/** Covers a restored booking, at the member price that was agreed, with what it had given back to a period that is over too. */
export async function coverRestored(call: Call, booking: Booked): Promise<PriceColumns> {
  const agreed = { ...booking, agreed_discount_amount: booking.member_discount_amount };
  const { allowances, terms } = await lockBenefits(call, agreed, booking.id);
  const covered = coverBooking(call, { allowances: forRestored(allowances), terms }, agreed, wholePriceOf(booking));
  covered.write(booking.id);
  return columnsOf(covered);
}

type Repriced = Booked & Pick<AskedToWrite, "shared_memberships"> & { agreed_discount_amount?: number };

const coverBooking = (call: Call, benefits: Benefits, booking: Repriced, wholePrice: Price) =>
  coverPrice(call, benefits, { ...booking, seats: seatsOf(booking) }, wholePrice);

type Covered = ReturnType<typeof coverPrice>;

const columnsOf = ({ price, covered_amount, member_discount_amount }: Covered): PriceColumns => ({
  price_amount: price.amount,
  price_currency: price.currency,
  covered_amount,
  member_discount_amount,
});

const previewed = async (call: Call, booking: Booked, wholePrice: Price): Promise<Covered> =>
  coverBooking(call, await readBenefits(call, booking, booking.id), booking, wholePrice);

/** What would be left to pay then; nothing is written. */
export async function previewCover(call: Call, booking: Booked, wholePrice = wholePriceOf(booking)): Promise<Price> {
  return (await previewed(call, booking, wholePrice)).price;
}

/** What `coverAgain` would make of the price; nothing is written. */
export async function previewCoverAgain(call: Call, booking: Booked): Promise<PriceColumns> {
  return columnsOf(await previewed(call, booking, wholePriceOf(booking)));
}

/** Returns what a cancelled booking used: the share that its policy refunds, or everything where the venue cancels. */
export async function returnAllowance(call: Call, booking: Booked, { isByVenue = false } = {}): Promise<void> {
  if (booking.covered_amount === 0) return;
  const { allowances: open } = await lockBenefits(call, booking, booking.id);
  const returns = returnsOf(open, isByVenue ? 100 : await refundPercent(call, booking));
  const kept = open.map(({ id, own }) => ({
    allowance_id: id,
    amount: own - (returns.find(({ allowance_id }) => allowance_id === id)?.amount ?? 0),
  }));
  writeUses(call, booking.id, open, kept);
}

/** Charges a no-show: takes what the plan takes on top of the booking's use. Call it under the lock of the client. */
export async function takeNoShowExtra(call: Call, booking: Booked): Promise<void> {
  if (booking.covered_amount === 0) return;
  const { allowances } = await lockBenefits(call, booking, booking.id);
  writeEntries(call, entriesOfNoShow(allowances, booking.id));
}

/** Gives back what the no-show took, when the client came after all. */
export async function returnNoShowExtra(call: Call, booking: Booked): Promise<void> {
  if (booking.covered_amount === 0) return;
  const { allowances } = await lockBenefits(call, booking, booking.id);
  writeEntries(call, entriesOfNoShowBack(allowances, booking.id));
}

async function refundPercent(call: Call, { policy_id, start_time }: Booked): Promise<number> {
  const policy = await agreedPolicy(call, policy_id);
  return (policy && tierAt(policy, minutesBetween(call.now, start_time)))?.refund_percent ?? 100;
}
