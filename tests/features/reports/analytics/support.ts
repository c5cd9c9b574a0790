import { sql } from "kysely";
import type { Platform, Venue } from "#tests/support/venue.ts";

/** DST changes in both directions, and a zone that skips midnight. */
export const AROUND = [
  ["America/New_York", "2027-03-14"],
  ["America/New_York", "2027-11-07"],
  ["Australia/Lord_Howe", "2027-04-04"],
  ["Africa/Cairo", "2027-04-30"],
] as const;

/** A company in this time zone, with a receptionist and two clients. */
export async function venueIn(platform: Platform, zone: string) {
  const venue = await platform.venue({ timezone: zone });
  await sql`update locations set timezone = ${zone} where tenant_id = ${venue.tenantId}`.execute(platform.admin);
  const [staff, one, other] = [await venue.person("staff"), await venue.person("client"), await venue.person("client")];
  return { venue, staff, people: [one.id, other.id] };
}

/** Has the days of the company's reports begin at an hour after midnight. */
export const beginDaysAt = (platform: Platform, venue: Venue, hour: number) =>
  sql`update tenants set report_day_hour = ${hour} where tenant_id = ${venue.tenantId}`.execute(platform.admin);

/** The days from `start` to `end`, both included. */
export function daysFrom(start: string, end: string): string[] {
  const days: string[] = [];
  for (let day = Temporal.PlainDate.from(start); day.toString() <= end; day = day.add({ days: 1 }))
    days.push(day.toString());
  return days;
}

export const weekdayOf = (day: string): string =>
  Temporal.PlainDate.from(day).toLocaleString("en", { weekday: "long" }).toLowerCase();
