import { recordChange } from "#api/audit/record.ts";
import { can, signedIn } from "#api/auth/caller.ts";
import { metaOf } from "#api/db/paging.ts";
import { deferToCommit, type TenantTransaction } from "#api/db/transaction.ts";
import {
  coverOf,
  endingOf,
  entriesOfPeriod,
  entriesOfUse,
  type OpenAllowance,
  type PriceColumns,
  returnsOf,
  type Use,
  wholePriceOf,
} from "#api/features/allowances/allowance-rules.ts";
import {
  type AllowanceRow,
  balancesOf,
  benefitsOf,
  bookedWhere,
  currentAllowances,
  type EntryRow,
  findAllowance,
  hasClient,
  insertEntries,
  insertGrants,
  listEntries,
  lockClientOf,
  openAllowances,
} from "#api/features/allowances/queries.ts";
import { agreedPolicy } from "#api/features/policies/amounts-due.ts";
import { presentTerms } from "#api/features/policies/terms.ts";
import type { Call } from "#api/http/call.ts";
import { invalidField, notFound } from "#api/http/errors.ts";
import { dateOfDay, todayIn } from "#api/time/calendar.ts";
import { isBefore, minutesBetween, parseInstant, utcText } from "#api/time/instants.ts";
import { venueZone } from "#api/time/zone.ts";
import type {
  AdjustAllowanceInput,
  Allowance,
  AllowanceEntry,
  AllowanceEntryPage,
  AllowanceQuote,
  PlannedAllowance,
} from "#schema/allowances/models.ts";
import type { AllowanceEntriesQuery, AllowanceQuoteQuery } from "#schema/allowances/operations.ts";
import type { AllowanceUnit } from "#schema/membership-plans/models.ts";
import { tierAt } from "#schema/policies/rules.ts";
import type { Money } from "#schema/shared/money.ts";
import type { z } from "zod";

type Price = z.infer<typeof Money>;

/** As much of a booking as its cover follows from. */
interface Coverable {
  client_id: number | null;
  service_id: number;
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
  /** Seats of a class, else 1. */
  seats: number;
}

/** What may be used for a booking; nothing for a guest. Under the lock of the client it stays so. */
export async function readAllowances(
  { db, tenant, now }: Call,
  about: Pick<Coverable, "client_id" | "service_id" | "start_time">,
  bookingId = 0,
): Promise<OpenAllowance[]> {
  const { client_id, service_id, start_time } = about;
  if (client_id === null) return [];
  return openAllowances(db, {
    tenant_id: tenant.tenant_id,
    client_id,
    service_id,
    booking_id: bookingId,
    today: dayOf(tenant.timezone, now),
    day: dayOf(tenant.timezone, start_time),
  });
}

const dayOf = (timezone: string | null, at: Temporal.Instant): string =>
  dateOfDay(todayIn(venueZone(null, timezone), at));

/** What of a price the allowances cover. What one booking takes is gone for the next that is asked with the same ones. */
export function coverPrice(call: Call, open: OpenAllowance[], booking: Omit<Coverable, "client_id">, price: Price) {
  const minutes = minutesBetween(booking.start_time, booking.end_time);
  const cover = coverOf(open, { minutes, seats: booking.seats, price: price.amount });
  const seen = open.map((allowance) => ({ ...allowance }));
  for (const { allowance_id, amount } of cover.uses) {
    const used = open.find(({ id }) => id === allowance_id);
    if (used) used.left -= amount - used.own;
  }
  return {
    /** What is left to pay. */
    price: { ...price, amount: price.amount - cover.covered_amount },
    covered_amount: cover.covered_amount,
    cover,
    /** Writes what is used; it leaves with the commit, after what was asked for before. */
    write: (bookingId: number) => writeUses(call, bookingId, seen, cover.uses),
  };
}

function writeUses(call: Call, bookingId: number, open: readonly OpenAllowance[], uses: readonly Use[]): void {
  const entries = entriesOfUse(open, uses, bookingId);
  if (entries.length > 0) deferToCommit(call.db, insertEntries(call.db, entries, writtenBy(call)));
}

const writtenBy = ({ tenant, now, caller }: Call) => ({
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

/** Each seat of a class counts; a bay is one, however many share it. */
const seatsOf = ({ class_session_id, party_size }: Pick<Booked, "class_session_id" | "party_size">): number =>
  class_session_id === null ? 1 : party_size;

/** Covers a booking that is there anew, from its whole price: what it has used already may be used again. */
export async function coverAgain(
  call: Call,
  booking: Booked,
  wholePrice = wholePriceOf(booking),
): Promise<PriceColumns> {
  const open = await readAllowances(call, booking, booking.id);
  const { price, covered_amount, write } = coverPrice(call, open, { ...booking, seats: seatsOf(booking) }, wholePrice);
  write(booking.id);
  return { price_amount: price.amount, price_currency: price.currency, covered_amount };
}

/** What would be left to pay then; nothing is written. */
export async function previewCover(call: Call, booking: Booked, wholePrice = wholePriceOf(booking)): Promise<Price> {
  const open = await readAllowances(call, booking, booking.id);
  return coverPrice(call, open, { ...booking, seats: seatsOf(booking) }, wholePrice).price;
}

/** Gives back what a cancelled booking used: as much of it as its rules refund of a price, or all where the venue cancels. */
export async function returnAllowance(call: Call, booking: Booked, { isByVenue = false } = {}): Promise<void> {
  if (booking.covered_amount === 0) return;
  const open = await readAllowances(call, booking, booking.id);
  const returns = returnsOf(open, isByVenue ? 100 : await refundPercent(call, booking));
  const kept = open.map(({ id, own }) => ({
    allowance_id: id,
    amount: own - (returns.find(({ allowance_id }) => allowance_id === id)?.amount ?? 0),
  }));
  writeUses(call, booking.id, open, kept);
}

async function refundPercent(call: Call, { policy_id, start_time }: Booked): Promise<number> {
  const policy = await agreedPolicy(call, policy_id);
  return (policy && tierAt(policy, minutesBetween(call.now, start_time)))?.refund_percent ?? 100;
}

/** Clients ask about their own membership; to them all others are absent. */
export async function allowanceQuote(call: Call, query: AllowanceQuoteQuery): Promise<AllowanceQuote> {
  const mayAsk = can(call.caller, "clients.read") === "yes" || signedIn(call.caller).id === query.client_id;
  if (!mayAsk) throw notFound("client");
  const { client_id, service_id, seats } = query;
  const [start_time, end_time] = [instantOf("start_time", query.start_time), instantOf("end_time", query.end_time)];
  if (!isBefore(start_time, end_time)) throw invalidField("end_time", "Choose an end after the start.");
  const where = await bookedWhere(call.db, query);
  if (!where) throw notFound("service");
  const each = { amount: query.price_amount, currency: call.tenant.currency };
  const open = await readAllowances(call, { client_id, service_id, start_time });
  const covers = Array.from({ length: query.bays }, () =>
    coverPrice(call, open, { service_id, start_time, end_time, seats }, each),
  );
  const policy = await agreedPolicy(call, where.policy_id);
  const covered = covers.reduce((sum, { covered_amount }) => sum + covered_amount, 0);
  const to_pay = { ...each, amount: each.amount * query.bays - covered };
  const uses = covers.flatMap(({ cover }) => cover.uses);
  const { amount: price_amount, currency: price_currency } = to_pay;
  const terms = presentTerms({ start_time, price_amount, price_currency, timezone: where.timezone, policy }, call.now);
  return { covered: { ...each, amount: covered }, to_pay, terms, uses: usesOf(open, uses) };
}

/** By unit, with what is left once all is used. */
function usesOf(open: readonly OpenAllowance[], uses: readonly Use[]): AllowanceQuote["uses"] {
  const amountOf = (id: number) =>
    uses.reduce((sum, { allowance_id, amount }) => sum + (allowance_id === id ? amount : 0), 0);
  const used = open.filter(({ id }) => amountOf(id) > 0);
  return [...new Set(used.map(({ unit }) => unit))].map((unit) => {
    const ofUnit = used.filter((allowance) => allowance.unit === unit);
    return {
      unit,
      amount: ofUnit.reduce((sum, { id }) => sum + amountOf(id), 0),
      left_after: ofUnit.reduce((sum, { left }) => sum + left, 0),
      ends_on: ofUnit[0]?.ends_on ?? null,
    };
  });
}

function instantOf(field: string, text: string): Temporal.Instant {
  const instant = parseInstant(text);
  if (!instant) throw invalidField(field, "There is no such date and time.");
  return instant;
}

interface Writing {
  db: TenantTransaction;
  tenant_id: string;
  now: Temporal.Instant;
}

interface Period {
  plan_id: number;
  period_start: string;
}

/** A period of a membership begins. Call it under the lock of its client. */
export async function beginAllowance({ db, tenant_id, now }: Writing, membershipId: number, period: Period) {
  const [over, begun] = await Promise.all([
    balancesOf(db, membershipId),
    insertGrants(db, { membership_id: membershipId, ...period }),
  ]);
  const isRenewal = over.every(({ plan_id }) => plan_id === period.plan_id);
  await insertEntries(db, entriesOfPeriod(over, begun, isRenewal), { tenant_id, created_at: now });
}

/** A membership ends, and with it what is left. Call it under the lock of its client. */
export async function endAllowance({ db, tenant_id, now }: Writing, membershipId: number): Promise<void> {
  const over = await balancesOf(db, membershipId);
  await insertEntries(db, entriesOfPeriod(over, [], false), { tenant_id, created_at: now });
}

export const lockAllowances = (db: TenantTransaction, membershipId: number): Promise<void> =>
  lockClientOf(db, { membershipId });

/** What the current period of a membership gives and what is left of it. */
export async function allowancesOf(db: TenantTransaction, membershipId: number): Promise<Allowance[]> {
  return (await currentAllowances(db, membershipId)).map(presentAllowance);
}

function presentAllowance({ cancel_on, ...row }: AllowanceRow): Allowance {
  const { id, service_id, service_name, resource_type_id, resource_type_name, granted, left, ends_on } = row;
  return {
    id,
    granted,
    // the column's check admits these values alone
    unit: row.unit as AllowanceUnit,
    service_id,
    service_name,
    resource_type_id,
    resource_type_name,
    left,
    ending: cancel_on === null ? endingOf(left, row.rollover_limit) : left,
    ends_on,
  };
}

/** What a plan's first period would give, until its last day. */
export async function plannedAllowances(
  db: TenantTransaction,
  planId: number,
  endsOn: string | null,
): Promise<PlannedAllowance[]> {
  const benefits = await benefitsOf(db, planId);
  return benefits.map(({ quantity, rollover_limit, unit, ...scope }) => ({
    ...scope,
    // the column's check admits these values alone
    unit: unit as AllowanceUnit,
    left: quantity,
    ending: endingOf(quantity, rollover_limit),
    ends_on: endsOn,
  }));
}

export async function clientAllowanceEntries(
  call: Call,
  clientId: number,
  query: AllowanceEntriesQuery,
): Promise<z.infer<typeof AllowanceEntryPage>> {
  if (!(await hasClient(call.db, clientId))) throw notFound("client");
  const { rows, total } = await listEntries(call.db, clientId, query);
  return { data: rows.map(presentEntry), meta: metaOf(query, total) };
}

const presentEntry = ({ kind, unit, created_at, booked_time, ...row }: EntryRow): AllowanceEntry => ({
  ...row,
  // the columns' checks admit these values alone
  kind: kind as AllowanceEntry["kind"],
  unit: unit as AllowanceUnit,
  booked_time: booked_time && utcText(booked_time),
  created_at: utcText(created_at),
});

/** Adds to an allowance of the current period or takes off it; never below nothing. */
export async function adjustAllowance(
  call: Call,
  id: number,
  { amount, reason }: AdjustAllowanceInput,
): Promise<Allowance> {
  const seen = await findAllowance(call.db, id);
  if (!seen) throw notFound("allowance");
  await lockClientOf(call.db, { membershipId: seen.membership_id });
  const before = await findAllowance(call.db, id);
  if (!before) throw notFound("allowance");
  if (before.left + amount < 0) throw invalidField("amount", "No more can be taken off than is left.");
  await insertEntries(call.db, [{ grant_id: id, kind: "adjust", amount }], { ...writtenBy(call), reason });
  const after = await findAllowance(call.db, id);
  if (!after) throw notFound("allowance");
  await recordChange(call, {
    entity: "membership",
    entity_id: before.membership_id,
    before: { left: before.left },
    after: { name: `${before.first_name} ${before.last_name}`.trim(), left: after.left, reason },
  });
  return presentAllowance(after);
}
