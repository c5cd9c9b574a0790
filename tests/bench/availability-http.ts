import autocannon from "autocannon";
import { DAY_MS, dateOfDay } from "#api/time/calendar.ts";
import { type ApiProcess, startApiProcess } from "./api-process.ts";
import { insertLargeVenue, type LargeVenue } from "./large-venue.ts";
import { milliseconds, type Row } from "./row.ts";

export const name = "availability-http";

const CONNECTIONS = 4;
const DAYS_AHEAD = 28;
const WARM_UP_S = 3;
const MEASURED_S = 8;

/** Free times over HTTP as the booking page asks for them: any day of the next four weeks, another one each time. */
export async function run(): Promise<Row[]> {
  const api = await startApiProcess();
  try {
    const venue = await insertLargeVenue(api.database.adminUrl);
    const days = Array.from({ length: DAYS_AHEAD }, (_, index) =>
      dateOfDay(Math.floor(Date.now() / DAY_MS) + 1 + index),
    );
    const coachOf = (index: number) => venue.coach_ids[index % venue.coach_ids.length];
    const oneCoach = days.map((date, index) => pathOf(venue, date, coachOf(index)));
    const anyCoach = days.map((date) => pathOf(venue, date));
    return [
      await measure(api, venue, "free times over HTTP, one coach x one day", oneCoach, 3),
      await measure(api, venue, "free times over HTTP, any of 20 coaches x one day", anyCoach, 8),
    ];
  } finally {
    await api.stop();
  }
}

function pathOf({ location_id, service_id }: LargeVenue, date: string, coach_id?: number): string {
  const coach = coach_id === undefined ? "" : `&coach_id=${coach_id}`;
  return `/api/v1/public/availability?location_id=${location_id}&service_id=${service_id}&date_from=${date}&date_to=${date}${coach}`;
}

async function measure(
  api: ApiProcess,
  { slug }: LargeVenue,
  what: string,
  paths: string[],
  target: number,
): Promise<Row> {
  const options = {
    url: `http://127.0.0.1:${api.port}`,
    connections: CONNECTIONS,
    requests: paths.map((path) => ({ path })),
    headers: { host: `${slug}.localhost` },
  };
  await autocannon({ ...options, duration: WARM_UP_S });
  const result = await autocannon({ ...options, duration: MEASURED_S });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests failed`);
  const { p50, p99 } = result.latency;
  return {
    what,
    value: `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}, ${Math.round(result.requests.average)} requests/s`,
    yardstick: "-",
    ratio: "-",
    target: `p50 <= ${target} ms`,
    met: p50 <= target,
  };
}
