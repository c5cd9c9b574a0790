import { createHash } from "node:crypto";
import type { z } from "zod";
import type { Call } from "#api/call/call.ts";
import { refuseLongSpan } from "#api/features/schedule/availability/day-span-limit.ts";
import { locationFacts } from "#api/features/venue/locations/hours-service.ts";
import { loadLocation } from "#api/features/venue/locations/service.ts";
import { utcText } from "#api/time/instants.ts";
import { presentTimes } from "#api/time/present-times.ts";
import { dayBounds } from "#api/time/wall-time.ts";
import { venueZone } from "#api/time/zone.ts";
import type { CompactBooking, CompactSchedule } from "#schema/bookings/bookings/models.ts";
import { allowedActions } from "../allowed-actions.ts";
import { lateMinutes } from "../lifecycle.ts";
import { compactBookings, type CompactQuestion, type CompactRow } from "./compact-queries.ts";
import { bookingsFingerprint } from "./fingerprint-queries.ts";
import { scheduleDays } from "./schedule-days.ts";

export interface CompactQuery {
  location_id: number;
  date_from: string;
  date_to: string;
  resource_ids?: number[] | undefined;
}

/** The complete schedule of one location: its days with their opening hours, its bookings and live holds. */
export async function bookingsCompact(call: Call, query: CompactQuery): Promise<z.infer<typeof CompactSchedule>> {
  const { location_id, date_from, date_to } = query;
  const { question } = await compactQuestion(call, query);
  // Independent reads share a round trip.
  const [location, rows] = await Promise.all([
    locationFacts(call, location_id),
    compactBookings(call.db, call.tenant.tenant_id, question),
  ]);
  return {
    location_id,
    timezone: location.zone,
    days: scheduleDays(location, date_from, date_to),
    data: rows.map((row) => presentCompact(call, row, location.zone)),
  };
}

/** Resolves the query to instants of the location's own days, with each bay once and in order. */
export async function compactQuestion(call: Call, { location_id, date_from, date_to, resource_ids }: CompactQuery) {
  refuseLongSpan(date_from, date_to);
  const { id, version, timezone } = await loadLocation(call, location_id);
  const zone = venueZone(timezone, call.tenant.timezone);
  const question: CompactQuestion = {
    location_id,
    range: { from: dayBounds(date_from, zone).from, to: dayBounds(date_to, zone).to },
    resource_ids: resource_ids && [...new Set(resource_ids)].toSorted((a, b) => a - b),
    now: call.now,
  };
  return { location: { id, version, zone }, question };
}

function presentCompact({ caller, now }: Call, row: CompactRow, timezone: string): CompactBooking {
  const { price_amount, price_currency, balance_due, expires_at, cancelled_at: _cancelledAt, ...rest } = row;
  return {
    ...rest,
    ...presentTimes({ ...row, timezone }),
    price: { amount: price_amount, currency: price_currency },
    balance_due: { amount: balance_due, currency: price_currency },
    late_minutes: lateMinutes(row, now),
    expires_at: expires_at ? utcText(expires_at) : null,
    allowed_actions: allowedActions(caller, row, now),
  };
}

/** Wall times depend on the time zone data, so another release of it changes the response. */
const ZONE_DATA = process.versions.tz;

/** Identifies a response of bookingsCompact at a fraction of the cost of computing it. */
export async function scheduleFingerprint(call: Call, query: CompactQuery): Promise<string> {
  const { location, question } = await compactQuestion(call, query);
  const parts = [
    ZONE_DATA,
    // The location's version covers hours, holidays and closures.
    [location.id, location.version, location.zone],
    [query.date_from, query.date_to, question.resource_ids],
    await bookingsFingerprint(call.db, call.tenant.tenant_id, question),
    // The allowed actions depend on the caller.
    call.caller.kind === "person" ? [call.caller.id, call.caller.permissionScopes] : null,
  ];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
