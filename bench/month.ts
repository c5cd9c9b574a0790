import { dateOfDay, DAY_MS } from "#api/time/calendar.ts";
import { cloneDatabase, startTestServer } from "#tests/support/database/database-server.ts";
import { startApiChild } from "#tests/support/product/api-child.ts";
import { loadWith, pathOf } from "./availability-http.ts";
import { insertLargeVenue } from "./large-venue.ts";
import { times, type Row } from "./row.ts";

export const name = "month";

const BAYS = 40;
const DAYS = 30;
const TARGET_RATIO = 10;

/**
 * A month of free days over HTTP, as the booking page's calendar requests it; yardstick: one coach's free times of one
 * day.
 */
export async function run(): Promise<Row[]> {
  const { server, stop } = await startTestServer();
  const database = await cloneDatabase(server);
  const api = await startApiChild(database);
  try {
    const venue = await insertLargeVenue(database.adminUrl, BAYS);
    const dates = Array.from({ length: DAYS }, (_, index) => dateOfDay(Math.floor(Date.now() / DAY_MS) + 1 + index));
    const coachOf = (index: number) => venue.coach_ids[index % venue.coach_ids.length];
    const oneDay = await loadWith(
      api.url,
      venue,
      dates.map((date, index) => pathOf(venue, date, venue.lesson_id, coachOf(index))),
    );
    const [from = "", to = ""] = [dates[0], dates.at(-1)];
    const month = await loadWith(api.url, venue, [
      pathOf(venue, from, venue.bay_time_id).replace(`date_to=${from}`, `date_to=${to}`) + "&days_only=true",
    ]);
    const ratio = oneDay.requests.average / month.requests.average;
    return [
      {
        what: `a month of free days over HTTP, ${BAYS} bays with 4 bookings a day`,
        value: `p50 ${month.latency.p50} ms, ${Math.round(month.requests.average)}/s`,
        yardstick: `p50 ${oneDay.latency.p50} ms, ${Math.round(oneDay.requests.average)}/s (one coach x one day)`,
        ratio: times(ratio),
        target: `<= ${TARGET_RATIO} x`,
        met: ratio <= TARGET_RATIO,
      },
    ];
  } finally {
    await api.stop();
    await stop();
  }
}
