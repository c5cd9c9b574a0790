import type { Call } from "#api/call/call.ts";
import { withIds } from "#api/db/insert-rows.ts";
import { deferToCommit } from "#api/db/transaction.ts";
import { invalidField, notFound } from "#api/errors/errors.ts";
import { candidateHolders, type Assignment } from "#api/features/bookings/claims/choose-assignment.ts";
import { claimLockedSlots, lockForChange } from "#api/features/bookings/claims/service.ts";
import { coverPrice, lockBenefits } from "#api/features/memberships/allowances/service.ts";
import { localTextIn, utcText } from "#api/time/instants.ts";
import {
  IsoWeekdayName,
  type BookedSeries,
  type BookingSeries,
  type BookingSeriesPreview,
  type CreateBookingSeriesInput,
} from "#schema/bookings/bookings/series-models.ts";
import { newManageToken, sendBookingMail } from "../booking-mail.ts";
import type { BookingRow } from "../booking-row.ts";
import { findAttendee, type Attendee } from "../create/attendee.ts";
import { bookingFacts } from "../create/create-booking.ts";
import { presentBooking } from "../present.ts";
import { recordBooking } from "../record-booking.ts";
import { EMPTY_BOOKING, insertBookings } from "../write-queries.ts";
import {
  assignDates,
  planSeries,
  presentDate,
  type AssignedDate,
  type OpenDate,
  type SeriesPlan,
} from "./plan-series.ts";
import { findSeries, insertSeries, seriesDates } from "./series-queries.ts";
import { keptDates } from "./weekly-dates.ts";

const NOBODY: Attendee = { client_id: null, guest: null, email: null, shared_memberships: [] };

/** The dates that a weekly booking would take, and their conflicts. */
export async function previewBookingSeries(call: Call, input: CreateBookingSeriesInput): Promise<BookingSeriesPreview> {
  // A preview does not need to know yet who the dates are for.
  const attendee = input.client_id || input.guest ? await findAttendee(call, input) : NOBODY;
  const plan = await planSeries(call, input, attendee);
  const dates = await assignDates(call, plan, false);
  return { occurrences: dates.map(presentDate(plan)) };
}

/** Books a wall time every week: all of its dates but those in `skip_dates`, or none. */
export async function createBookingSeries(call: Call, input: CreateBookingSeriesInput): Promise<BookedSeries> {
  const plan = await planSeries(call, input, await findAttendee(call, input));
  const holders = plan.dates.flatMap(({ open }) => (open ? candidateHolders(open.candidates) : []));
  // Sent together, executed in order: the bays are chosen under the locks.
  const [, assigned, ids] = await Promise.all([
    lockForChange(call, null, holders),
    assignDates(call, plan, true),
    withIds(call.db, [{}, ...plan.dates]),
  ]);
  const present = presentDate(plan);
  const dates = keptDates(assigned, input.skip_dates, present, "Nothing was booked.");
  const [series_id = 0, ...bookingIds] = ids.map(({ id }) => id);
  const covers = await coverDates(call, plan, dates);
  const booked = dates.flatMap((date, index) =>
    bookedDate(call, plan, { date, cover: covers[index] ?? null, series_id, id: bookingIds[index] ?? 0 }),
  );
  if (booked.length === 0) throw invalidField("from", "None of these dates can be booked.");
  const rows = booked.map(({ row }) => ({ ...row, client_note: input.client_note || null }));
  await save(call, plan, series_id);
  // No result is needed: everything is sent with the commit.
  deferToCommit(call.db, insertBookings(call.db, rows));
  for (const { row, cover } of booked) cover?.write(row.id);
  claimLockedSlots(call, booked);
  for (const after of rows) await recordBooking(call, "createBookingSeries", { after });
  const [first] = rows;
  const mailDetails = rows.length > 1 ? { series: rows.map(({ id }) => id) } : {};
  if (first) await sendBookingMail(call, "booking_confirmed", first, mailDetails);
  const { timezone } = plan.pattern;
  return {
    series_id,
    data: rows.map((row) => presentBooking(call, { ...row, timezone, notes: [] })),
    left_out: assigned.filter((date) => !dates.includes(date)).map(present),
  };
}

function save(call: Call, { pattern }: SeriesPlan, id: number): Promise<void> {
  return insertSeries(call.db, {
    tenant_id: call.tenant.tenant_id,
    id,
    weekday: pattern.weekdays[0] ?? "monday",
    starts: pattern.start,
    duration_minutes: pattern.duration_minutes,
    timezone: pattern.timezone,
    created_at: call.now,
  });
}

interface Booked {
  row: BookingRow;
  assignment: Assignment;
  cover: DateCover;
}

type DateCover = ReturnType<typeof coverPrice> | null;

/** What a membership covers of each date, in order, until the allowances are used up. */
async function coverDates(call: Call, { attendee }: SeriesPlan, dates: readonly AssignedDate[]): Promise<DateCover[]> {
  const facts = dates.map(({ open, assignment }) => (open && assignment ? coverableOf(open.request) : null));
  const found = await Promise.all(
    facts.map(async (about) => (about ? lockBenefits(call, { ...attendee, ...about }) : null)),
  );
  const shared = new Map(found.flatMap((one) => one?.allowances ?? []).map((allowance) => [allowance.id, allowance]));
  return facts.map((about, index) => {
    const price = dates[index]?.open?.time.price;
    const allowances = (found[index]?.allowances ?? []).flatMap(({ id }) => shared.get(id) ?? []);
    const terms = found[index]?.terms ?? [];
    return about && price ? coverPrice(call, { allowances, terms }, about, price) : null;
  });
}

const coverableOf = ({ service_id, start, end }: OpenDate["request"]) => ({
  service_id,
  start_time: start,
  end_time: end,
  seats: 1,
});

interface DateToBook {
  date: AssignedDate;
  cover: DateCover;
  series_id: number;
  id: number;
}

function bookedDate(
  call: Call,
  { attendee }: SeriesPlan,
  { date: { open, assignment }, cover, series_id, id }: DateToBook,
): Booked[] {
  if (open === null || assignment === null) return [];
  const { request, time }: OpenDate = open;
  const row: BookingRow = {
    ...EMPTY_BOOKING,
    ...bookingFacts(call, request, { ...time, ...cover }, attendee),
    id,
    series_id,
    tenant_id: call.tenant.tenant_id,
    resource_id: assignment.resource_id,
    coach_id: assignment.coach_id,
    status: "confirmed",
    ...(attendee.email ? newManageToken(call) : {}),
  };
  return [{ row, assignment, cover }];
}

export async function bookingSeries({ db, tenant }: Call, id: number): Promise<BookingSeries> {
  const series = await findSeries(db, tenant.tenant_id, id);
  if (!series) throw notFound("series");
  const dates = await seriesDates(db, tenant.tenant_id, id);
  const { weekday, starts, duration_minutes, timezone } = series;
  return {
    id,
    weekday: IsoWeekdayName.parse(weekday),
    start: starts,
    duration_minutes,
    timezone,
    dates: dates.map(({ id: booking_id, start_time, status, payment_status }) => ({
      booking_id,
      start_time: utcText(start_time),
      local_start: localTextIn(timezone, start_time),
      status,
      payment_status,
    })),
  };
}
