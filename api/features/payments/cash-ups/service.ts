import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import { signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { metaOf } from "#api/db/paging.ts";
import { ApiError, invalidField, notFound } from "#api/errors/errors.ts";
import { HELD_IN, postCashUp, writingOf } from "#api/features/payments/ledger/service.ts";
import { dateOfDay, dayBefore, dayNumber, todayIn } from "#api/time/calendar.ts";
import { instantAt, isBefore, localTextIn, utcText } from "#api/time/instants.ts";
import { zoneOf } from "#api/time/report-zone.ts";
import { dayBounds } from "#api/time/wall-time.ts";
import { reportZoneOf } from "#api/time/zone.ts";
import type { CashUp, CashUpPage, CashUpSheet, CloseCashUpInput } from "#schema/payments/cash-ups/models.ts";
import type { CashUpListQuery, CashUpSheetQuery } from "#schema/payments/cash-ups/operations.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import {
  cashMoves,
  closedAt,
  closedDay,
  expectedCash,
  findCashUp,
  findLocation,
  insertCashUp,
  lastCashUp,
  listCashUps,
  lockLocation,
  OTHER_METHODS,
  otherSums,
  setReopened,
  type CashMoveRow,
  type CashUpRow,
  type Drawer,
} from "./queries.ts";

export async function cashUps({ db, tenant }: Call, query: CashUpListQuery): Promise<z.infer<typeof CashUpPage>> {
  const { rows, total } = await listCashUps(db, tenant.tenant_id, query);
  return { data: rows.map(presentCashUp), meta: metaOf(query, total) };
}

/** The cash of one day and the amount expected in the drawer now, both summed from ledger entries. */
export async function cashUpSheet(call: Call, query: CashUpSheetQuery): Promise<CashUpSheet> {
  const { db, tenant } = call;
  const location = await findLocation(db, tenant.tenant_id, query.location_id);
  if (!location) throw notFound("location");
  const { days, day, drawer } = drawerOf(call, location, query.day);
  const closed = await closedDay(db, drawer, day);
  const times = closed ? { from: closed.starts_at, to: closed.ends_at } : await timesOf(call, drawer, { day, days });
  const [expected, opening, moves, others, last] = await Promise.all([
    expectedCash(db, drawer),
    expectedCash(db, drawer, { before: times.from }),
    cashMoves(db, drawer, times),
    otherSums(db, drawer, times),
    lastCashUp(db, drawer),
  ]);
  const money = (amount: number) => ({ amount, currency: drawer.currency });
  return {
    location_id: location.id,
    day,
    opening: money(opening),
    moves: moves.map((move) => ({
      id: move.id,
      kind: move.kind,
      local_time: localTextIn(zoneOf(days), move.created_at),
      description: describeMove(move),
      by_name: move.by_name,
      amount: money(move.amount),
    })),
    expected: money(expected),
    float: money(last?.currency === drawer.currency ? last.float_amount : 0),
    others: OTHER_METHODS.flatMap((method) =>
      others
        .filter(({ account }) => account === HELD_IN[method])
        .map(({ count, amount }) => ({ method, count, amount: money(amount) })),
    ),
    closed: closed ? presentCashUp(closed) : null,
  };
}

function describeMove({ kind, amount, payer, number, reason }: CashMoveRow): string {
  const isTakenBack = kind === "payment" ? amount < 0 : kind === "refund" && amount > 0;
  return [payer ?? reason, number && `receipt ${number}`, isTakenBack && "recorded by mistake"]
    .filter(Boolean)
    .join(", ");
}

/** The times of a day that is open: between the closed days before and after it, however days were reckoned for those. */
async function timesOf({ db }: Call, drawer: Drawer, { day, days }: { day: string; days: string }) {
  const bounds = dayBounds(day, days);
  const [before, after] = await Promise.all([
    closedDay(db, drawer, dayBefore(day)),
    closedDay(db, drawer, dateOfDay(dayNumber(day) + 1)),
  ]);
  const from = before?.ends_at ?? instantAt(bounds.from);
  const to = after?.starts_at ?? instantAt(bounds.to);
  return { from, to: isBefore(to, from) ? from : to };
}

/** The day of a moment at a location if its drawer was closed for it, else null. */
export async function closedDayAt(
  { db, tenant }: Call,
  locationId: number | null,
  at: Temporal.Instant,
): Promise<string | null> {
  if (locationId === null) return null;
  const closed = await closedAt(db, { tenant_id: tenant.tenant_id, location_id: locationId }, at);
  return closed?.day ?? null;
}

/** Closes a day: differences and banked cash leave the drawer's account, so that its balance is the float. */
export async function closeCashUp(call: Call, input: CloseCashUpInput): Promise<CashUp> {
  const { db, tenant, now } = call;
  const location = await lockLocation(db, tenant.tenant_id, input.location_id);
  if (!location) throw notFound("location");
  const { days, day, today, drawer } = drawerOf(call, location, input.day);
  if (day > today) throw invalidField("day", "This day has not begun.");
  await refuseClosed(call, drawer, day);
  const expected = await expectedCash(db, drawer);
  if (expected !== input.expected) {
    const sum = formatMoney(expected, drawer.currency, tenant.locale);
    throw new ApiError("invalid_state", `Cash has moved since: ${sum} is expected now. Count again.`);
  }
  const { counted, float, reason = null } = input;
  const { tenant_id, location_id, currency } = drawer;
  const times = await timesOf(call, drawer, { day, days });
  const id = await insertCashUp(db, {
    tenant_id,
    location_id,
    day,
    starts_at: times.from,
    ends_at: times.to,
    currency,
    expected_amount: expected,
    counted_amount: counted,
    float_amount: float,
    reason: counted === expected ? null : reason,
    closed_by: signedIn(call.caller).id,
    closed_at: now,
  });
  await postCashUp(writingOf(call), drawer, { difference: counted - expected, banked: counted - float, reason });
  await recordChange(call, {
    entity: "location",
    entity_id: location.id,
    after: { day, expected, counted, float, currency, reason },
  });
  return answerOf(call, id);
}

/** Reverses the entries of a closing; only for the last closed day of a drawer, since later ones build on it. */
export async function reopenCashUp(call: Call, id: number, reason: string): Promise<CashUp> {
  const { db, tenant, now } = call;
  const { tenant_id } = tenant;
  const seen = await findCashUp(db, tenant_id, id);
  if (!seen) throw notFound("cash-up");
  await lockLocation(db, tenant_id, seen.location_id);
  const row = (await findCashUp(db, tenant_id, id)) ?? seen;
  if (row.reopened_at !== null) throw new ApiError("invalid_state", "This day is open again already.");
  const last = await lastCashUp(db, row);
  if (last?.id !== id) throw new ApiError("invalid_state", "A later day is closed. Open that one first.");
  await setReopened(db, tenant_id, id, {
    reopened_by: signedIn(call.caller).id,
    reopened_at: now,
    reopened_reason: reason,
  });
  const { counted_amount: counted, expected_amount: expected, float_amount: float } = row;
  await postCashUp(writingOf(call), row, { difference: expected - counted, banked: float - counted, reason });
  await recordChange(call, {
    entity: "location",
    entity_id: row.location_id,
    after: { day: row.day, reopened_reason: reason },
  });
  return answerOf(call, id);
}

async function refuseClosed({ db }: Call, drawer: Drawer, day: string): Promise<void> {
  const closed = await closedDay(db, drawer, day);
  if (closed) throw new ApiError("invalid_state", "This day is closed already.", { current: presentCashUp(closed) });
  const last = await lastCashUp(db, drawer);
  if (last && last.day > day) throw new ApiError("invalid_state", "A later day is closed already.");
}

function drawerOf(
  { tenant, now }: Pick<Call, "tenant" | "now">,
  { id: location_id, timezone }: { id: number; timezone: string | null },
  asked: string | undefined,
) {
  const days = reportZoneOf(timezone, tenant);
  const today = dateOfDay(todayIn(days, now));
  const { tenant_id, currency } = tenant;
  return { days, today, day: asked ?? today, drawer: { tenant_id, location_id, currency } };
}

async function answerOf({ db, tenant }: Call, id: number): Promise<CashUp> {
  const row = await findCashUp(db, tenant.tenant_id, id);
  if (!row) throw notFound("cash-up");
  return presentCashUp(row);
}

function presentCashUp(row: CashUpRow): CashUp {
  const { currency, expected_amount, counted_amount, float_amount } = row;
  const money = (amount: number) => ({ amount, currency });
  return {
    id: row.id,
    location_id: row.location_id,
    location_name: row.location_name,
    day: row.day,
    expected: money(expected_amount),
    counted: money(counted_amount),
    difference: money(counted_amount - expected_amount),
    float: money(float_amount),
    reason: row.reason,
    closed_by_name: row.closed_by_name,
    closed_at: utcText(row.closed_at),
    reopened_by_name: row.reopened_by_name,
    reopened_reason: row.reopened_reason,
  };
}
