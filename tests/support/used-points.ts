import { counterKey } from "#api/auth/rate-limit-keys.ts";
import { TEST_SECRET_KEY } from "./database/database-server.ts";
import type { Platform } from "./venue.ts";

/** The limits are counted by the machine's clock: no test comes after this. */
const FAR = Temporal.Instant.from("2100-01-01T00:00:00Z").epochMilliseconds;

/** Writes that this many points of a limit have been used. */
export async function usePoints(
  platform: Platform,
  counter: Parameters<typeof counterKey>[1],
  whose: string,
  points: number,
): Promise<void> {
  const key = counterKey(TEST_SECRET_KEY, counter, whose);
  await platform.admin.insertInto("rate_limits").values({ key, points, expire: FAR }).execute();
}
