import { DAY_MS, HOUR_MS } from "#api/time/calendar.ts";
import { BAYS, bodyOf, gatherStatistics, openVenue } from "#tests/support/bookable-venue.ts";
import { cloneDatabase, startTestServer } from "#tests/support/database/database-server.ts";
import { startApiChild } from "#tests/support/product/api-child.ts";
import { milliseconds, percentile, times, type Row } from "./row.ts";

export const name = "series";

const DATES = 52;
const ROUNDS = 40;
/** Until the code is JIT-compiled, as it is during a day at the desk. */
const WARM_UP = 60;
const TARGET_RATIO = 20;

/** A year of a weekly booking in one call, over HTTP, alternating with single bookings. */
export async function run(): Promise<Row[]> {
  const { server, stop } = await startTestServer();
  try {
    const database = await cloneDatabase(server);
    const venue = await openVenue(database);
    const api = await startApiChild(database);
    const ask = async (operation: "createBooking" | "createBookingSeries", body: unknown, key: string) => {
      const before = performance.now();
      const reply = await api.ask(venue.staff, operation, { body, headers: { "idempotency-key": key } });
      if (reply.status !== 201) throw new Error(`${operation} answered ${reply.status}: ${reply.body.message}`);
      return performance.now() - before;
    };
    try {
      const [single, series]: [number[], number[]] = [[], []];
      for (let round = 0; round < WARM_UP + ROUNDS; round++) {
        if (round === WARM_UP) await gatherStatistics(database);
        const bay = round % BAYS;
        const one = bodyOf(venue, "Bay time", FIRST_SINGLE + Math.floor(round / BAYS), bay);
        const { start_time, end_time: _end, ...place } = bodyOf(venue, "Bay time", Math.floor(round / BAYS), bay);
        const weekly = { ...place, from: start_time.slice(0, 10), start: start_time.slice(11, 16) };
        const timings = [
          await ask("createBooking", one, `single ${round}`),
          await ask("createBookingSeries", { ...weekly, duration_minutes: 60, count: DATES }, `series ${round}`),
        ];
        if (round < WARM_UP) continue;
        single.push(timings[0] ?? 0);
        series.push(timings[1] ?? 0);
      }
      const [one, all] = [percentile(single, 0.5), percentile(series, 0.5)];
      return [
        {
          what: `weekly series of ${DATES} in one call, over HTTP`,
          value: `p50 ${milliseconds(all)}, p99 ${milliseconds(percentile(series, 0.99))}`,
          yardstick: `p50 ${milliseconds(one)} (one createBooking, by turns)`,
          ratio: times(all / one),
          target: `<= ${TARGET_RATIO} x one`,
          met: all / one <= TARGET_RATIO,
        },
      ];
    } finally {
      await api.stop();
    }
  } finally {
    await stop();
  }
}

/** A day without any series: the second of the week. */
const FIRST_SINGLE = DAY_MS / HOUR_MS;
