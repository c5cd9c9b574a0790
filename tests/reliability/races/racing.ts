import { type ApiChild, type Asker, startApiChild } from "#tests/support/product/api-child.ts";
import { type Platform, type Reply, startPlatform, type Venue } from "#tests/support/venue.ts";

const FIFTY = 50;
export const racers = Array.from({ length: FIFTY }, (_, index) => index);

export interface Racing {
  platform: Platform;
  /** One of the two processes. */
  api: (index: number) => ApiChild;
  /** Runs all items at once, alternating between the two processes. */
  race: <T>(items: readonly T[], run: (api: ApiChild, item: T) => Promise<Reply>) => Promise<Reply[]>;
  openVenue: () => Promise<{ venue: Venue; staff: Asker }>;
  close: () => Promise<void>;
}

/** A company's requests over two API processes at once. */
export async function startRacing(): Promise<Racing> {
  const platform = await startPlatform();
  // the processes below use the real clock
  platform.clock.set(Temporal.Now.instant().toString());
  const settings = { HOLDS_LIVE_PER_ADDRESS: "1000", HOLDS_PER_10_MINUTES: "10000" };
  const children = await Promise.all([
    startApiChild(platform.database, settings),
    startApiChild(platform.database, settings),
  ]);
  const api = (index: number): ApiChild => {
    const child = children[index % children.length];
    if (!child) throw new Error("no API process runs");
    return child;
  };
  return {
    platform,
    api,
    race: (items, run) => Promise.all(items.map((item, index) => run(api(index), item))),
    openVenue: async () => {
      const venue = await platform.venue();
      const { token } = await venue.person("owner");
      return { venue, staff: { slug: venue.slug, token } };
    },
    close: async () => {
      await Promise.all(children.map((child) => child.stop()));
      await platform.close();
    },
  };
}

/** One hour, offset from noon at the venue, this many days after the real date. */
export function hour(days: number, fromNoon = 0): { start_time: string; end_time: string } {
  const noon = Temporal.Now.zonedDateTimeISO("America/Vancouver")
    .add({ days })
    .with({ hour: 12, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 });
  const start = noon.add({ hours: fromNoon }).toInstant();
  return { start_time: start.toString(), end_time: start.add({ hours: 1 }).toString() };
}

/** Counts the responses of each kind: `{"201": 1, "409 slot_taken": 49}`. */
export const outcomes = (replies: readonly Reply[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(replies, (reply) => `${reply.status} ${reply.body.error ?? ""}`.trim())].map(([outcome, group]) => [
      outcome,
      group.length,
    ]),
  );

export async function createAndCancel(api: ApiChild, staff: Asker, body: unknown): Promise<Reply> {
  const created = await api.ask(staff, "createBooking", { body });
  if (created.status !== 201) return created;
  return api.ask(staff, "cancelBooking", { params: { id: created.body.id } });
}
