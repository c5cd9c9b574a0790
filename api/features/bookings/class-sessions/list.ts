import type { z } from "zod";
import type { Call } from "#api/call/call.ts";
import { metaOf } from "#api/db/paging.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import { startsBetween } from "#api/features/bookings/bookings/service.ts";
import { dateOfDay, DAY_MS, dayNumber, todayIn } from "#api/time/calendar.ts";
import { presentTimes } from "#api/time/present-times.ts";
import { venueZone } from "#api/time/zone.ts";
import type {
  ClassSeriesPage,
  ClassSessionDetails,
  ClassSessionPage,
  CoachClassSessionList,
} from "#schema/bookings/class-sessions/models.ts";
import type {
  AvailableClassesQuery,
  ClassSeriesQuery,
  ClassSessionListQuery,
} from "#schema/bookings/class-sessions/operations.ts";
import { presentAttendee, presentPublicSession, presentSeries, presentSession } from "./present.ts";
import { attendeesOf } from "./seat-queries.ts";
import { listSeries } from "./series-queries.ts";
import {
  allSessions,
  findSession,
  firstSession,
  listSessions,
  type SessionFilter,
  type SessionRow,
} from "./session-queries.ts";

const MOST_DAYS = 62;
const DAYS_SHOWN = 7;
/** How far the first class after the range may lie. */
const LOOKED_AHEAD_MS = 366 * DAY_MS;

export async function classSessions(
  call: Call,
  query: ClassSessionListQuery,
): Promise<z.infer<typeof ClassSessionPage>> {
  const asked = { ...query, starts: await startsBetween(call, query) };
  const { rows, total } = await listSessions(call.db, call.tenant.tenant_id, asked, call.now);
  return { data: rows.map((row) => presentSession(call, row)), meta: metaOf(query, total) };
}

export async function classSession(call: Call, id: number): Promise<ClassSessionDetails> {
  const row = await loadSession(call, id);
  const attendees = await attendeesOf(call.db, call.tenant.tenant_id, id);
  return { ...presentSession(call, row), attendees: attendees.map(presentAttendee) };
}

export async function loadSession(call: Call, id: number): Promise<SessionRow> {
  const row = await findSession(call.db, call.tenant.tenant_id, id, call.now);
  if (!row) throw notFound("class");
  return row;
}

export async function classSessionSeries(
  call: Call,
  query: ClassSeriesQuery,
): Promise<z.infer<typeof ClassSeriesPage>> {
  const { rows, total } = await listSeries(call.db, call.tenant.tenant_id, query, call.now);
  return { data: rows.map(presentSeries), meta: metaOf(query, total) };
}

/** Upcoming classes with seats that the caller may book, by coach. */
export async function availableClassSessions(
  call: Call,
  { date_from, date_to, ...filter }: AvailableClassesQuery,
): Promise<z.infer<typeof CoachClassSessionList>> {
  const today = dateOfDay(todayIn(venueZone(null, call.tenant.timezone), call.now));
  const from = date_from ?? today;
  const to = date_to ?? dateOfDay(dayNumber(from) + DAYS_SHOWN - 1);
  refuseLongSpan(from, to);
  const { caller } = call;
  const starts = await startsBetween(call, { date_from: from, date_to: to, location_id: filter.location_id });
  const asked: SessionFilter = {
    ...filter,
    status: "scheduled",
    bookable_by: caller.kind === "person" ? ["anyone", "clients"] : ["anyone"],
    starts,
    after: call.now,
  };
  const later = starts?.map(({ range, ...at }) => ({
    ...at,
    range: { from: range.to, to: range.to + LOOKED_AHEAD_MS },
  }));
  const [rows, next] = await Promise.all([
    allSessions(call.db, call.tenant.tenant_id, asked, call.now),
    firstSession(call.db, call.tenant.tenant_id, { ...asked, starts: later }, call.now),
  ]);
  return { data: byCoach(call, rows), next_date: next ? presentTimes(next).local_start.slice(0, 10) : null };
}

function byCoach({ tenant }: Call, rows: readonly SessionRow[]): z.infer<typeof CoachClassSessionList>["data"] {
  return [...Map.groupBy(rows, ({ coach_id }) => coach_id)]
    .map(([coach_id, sessions]) => ({
      coach_id,
      coach_name: sessions[0]?.coach_name ?? null,
      sessions: sessions.map((row) => presentPublicSession(tenant, row)),
    }))
    .toSorted((a, b) => (a.coach_name ?? "").localeCompare(b.coach_name ?? ""));
}

function refuseLongSpan(from: string, to: string): void {
  const days = dayNumber(to) - dayNumber(from) + 1;
  if (days >= 1 && days <= MOST_DAYS) return;
  const sentence = days < 1 ? "Choose a day on or after date_from." : `Ask for at most ${MOST_DAYS} days.`;
  throw new ApiError("bad_argument", `date_to: ${sentence}`, { errors: { date_to: [sentence] } });
}
