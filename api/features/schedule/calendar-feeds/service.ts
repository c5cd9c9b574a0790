import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { recordChange } from "#api/audit/record.ts";
import { signedIn } from "#api/auth/caller.ts";
import { derivedToken, hashToken, newNonce } from "#api/auth/tokens.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError } from "#api/errors/errors.ts";
import { calendarFileOf } from "#api/text/calendar-file.ts";
import { DAY_MS } from "#api/time/calendar.ts";
import { utcText } from "#api/time/instants.ts";
import type { CalendarFeed, CalendarText } from "#schema/schedule/calendar-feeds/models.ts";
import { CALENDAR_FILES_PATH } from "#schema/schedule/calendar-feeds/operations.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { calendarRows, deleteFeed, findFeed, findFeedOwner, putFeed, type CalendarRow } from "./queries.ts";

const OFF: CalendarFeed = { url: null, created_at: null };

export async function calendarFeed(call: Call): Promise<CalendarFeed> {
  const feed = await findFeed(call.db, call.tenant.tenant_id, signedIn(call.caller).id);
  return feed ? presentFeed(call, feed) : OFF;
}

/** Creates a new address; the previous one stops working. */
export async function renewCalendarFeed(call: Call): Promise<CalendarFeed> {
  const { db, tenant, now } = call;
  const { id } = signedIn(call.caller);
  const feed = { nonce: newNonce(call.deps.secretKeys), created_at: now };
  const token_hash = hashToken(tokenOf(call, feed.nonce));
  await putFeed(db, { tenant_id: tenant.tenant_id, user_id: id, token_hash, ...feed });
  await recordChange(call, { action: "renewCalendarFeed", entity: "user", entity_id: id });
  return presentFeed(call, feed);
}

export async function revokeCalendarFeed(call: Call): Promise<CalendarFeed> {
  const { id } = signedIn(call.caller);
  await deleteFeed(call.db, call.tenant.tenant_id, id);
  await recordChange(call, { action: "revokeCalendarFeed", entity: "user", entity_id: id });
  return OFF;
}

const DAYS_BEFORE = 30;
const DAYS_AFTER = 366;
const REFRESH_SECONDS = 900;

/**
 * The calendar behind a private address. Anybody with the address can read it, so it contains names of people, but no
 * addresses or phone numbers.
 */
export async function calendarOfToken(call: Call, token: string): Promise<CalendarText> {
  const { db, tenant, now } = call;
  const owner = await findFeedOwner(db, tenant.tenant_id, hashToken(token));
  if (!owner) throw new ApiError("not_found", "This calendar address does not work any more.");
  const at = now.epochMilliseconds;
  const range = { from: at - DAYS_BEFORE * DAY_MS, to: at + DAYS_AFTER * DAY_MS };
  const rows = await calendarRows(db, tenant.tenant_id, { userId: owner.id, range });
  const calendar = ical({
    name: `${fullName(owner)}, ${tenant.name}`,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: "Fairway", product: "Bookings", language: "EN" },
    ttl: REFRESH_SECONDS,
  });
  for (const row of rows) calendar.createEvent(eventOf(row, tenant.slug, now));
  return { content: calendarFileOf(calendar) };
}

/** In UTC, which every calendar shows in its own time zone; the version serves as the sequence number. */
function eventOf(row: CalendarRow, slug: string, now: Temporal.Instant) {
  return {
    id: `${row.kind}-${row.id}@${slug}`,
    sequence: row.version,
    stamp: utcText(now),
    start: utcText(row.start_time),
    end: utcText(row.end_time),
    summary: [row.service_name, row.with_name].filter(Boolean).join(", "),
    location: [row.resource_name, row.location_name].filter(Boolean).join(", "),
    status: row.is_cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

function presentFeed(call: Call, { nonce, created_at }: { nonce: Buffer; created_at: Temporal.Instant }): CalendarFeed {
  const address = `${call.deps.siteUrl(call.tenant.slug)}${CALENDAR_FILES_PATH}/${tokenOf(call, nonce)}.ics`;
  return { url: address, created_at: utcText(created_at) };
}

const tokenOf = ({ deps, tenant }: Call, nonce: Buffer): string =>
  derivedToken(deps.secretKeys, { tenantId: tenant.tenant_id, kind: "calendar", nonce });
