import autocannon from "autocannon";
import { dateOfDay, DAY_MS } from "#api/time/calendar.ts";
import { cloneDatabase, startTestServer } from "#tests/support/database/database-server.ts";
import { startApiChild } from "#tests/support/product/api-child.ts";
import { insertLargeVenue, type LargeVenue } from "./large-venue.ts";
import { times, type Row } from "./row.ts";

export const name = "availability-http";

const CONNECTIONS = 4;
const DAYS_AHEAD = 28;
const WARM_UP_S = 3;
const MEASURED_S = 8;

/**
 * Free times over HTTP as the booking page requests them: any day of the next four weeks, a different one each time.
 */
export async function run(): Promise<Row[]> {
  const { server, stop } = await startTestServer();
  const database = await cloneDatabase(server);
  const api = await startApiChild(database);
  try {
    const venue = await insertLargeVenue(database.adminUrl);
    const days = Array.from({ length: DAYS_AHEAD }, (_, index) =>
      dateOfDay(Math.floor(Date.now() / DAY_MS) + 1 + index),
    );
    const coachOf = (index: number) => venue.coach_ids[index % venue.coach_ids.length];
    const oneCoach = days.map((date, index) => pathOf(venue, date, venue.lesson_id, coachOf(index)));
    const anyCoach = days.map((date) => pathOf(venue, date, venue.lesson_id));
    const anyCoachAndBay = days.map((date) => pathOf(venue, date, venue.bay_lesson_id));
    const load = (paths: string[]) => loadWith(api.url, venue, paths);
    // The base cost of any response here: host, tenant, transaction; a busy machine slows both alike.
    const plain = await load(["/api/v1/public/company"]);
    return [
      row("free times over HTTP, one coach x one day", await load(oneCoach), plain, 3),
      row("free times over HTTP, any of 20 coaches x one day", await load(anyCoach), plain, 8),
      row("the same, each in one of 12 bays", await load(anyCoachAndBay), plain, 8),
    ];
  } finally {
    await api.stop();
    await stop();
  }
}

export function pathOf({ location_id }: LargeVenue, date: string, service_id: number, coach_id?: number): string {
  const coach = coach_id === undefined ? "" : `&coach_id=${coach_id}`;
  return `/api/v1/public/availability?location_id=${location_id}&service_id=${service_id}&date_from=${date}&date_to=${date}${coach}`;
}

/** Requests the paths in turn over four connections. */
export async function loadWith(url: string, { slug }: LargeVenue, paths: string[]): Promise<autocannon.Result> {
  const options = {
    url,
    connections: CONNECTIONS,
    requests: paths.map((path) => ({ path })),
    headers: { host: `${slug}.localhost` },
  };
  await autocannon({ ...options, duration: WARM_UP_S });
  const result = await autocannon({ ...options, duration: MEASURED_S });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests failed`);
  return result;
}

function row(what: string, measured: autocannon.Result, plain: autocannon.Result, target: number): Row {
  const { p50, p99 } = measured.latency;
  return {
    what,
    value: `p50 ${p50} ms, p99 ${p99} ms, ${Math.round(measured.requests.average)}/s`,
    yardstick: `p50 ${plain.latency.p50} ms, ${Math.round(plain.requests.average)}/s (publicCompany)`,
    ratio: `${times(plain.requests.average / measured.requests.average)} the work`,
    target: `p50 <= ${target} ms`,
    met: p50 <= target,
  };
}
