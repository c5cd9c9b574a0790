import { auditClaims, type ClaimsAudit } from "#tests/support/claims-audit.ts";
import { startApiChild, type ApiChild, type Asker } from "#tests/support/product/api-child.ts";
import { askHere } from "#tests/support/product/api-here.ts";
import { onTestClock } from "#tests/support/product/on-test-clock.ts";
import { cases, isLongProof } from "#tests/support/proof/proof.ts";
import { startPlatform, TEST_NOW, type Platform, type Reply, type Venue } from "#tests/support/venue.ts";

export const racers = Array.from({ length: cases(20, 50) }, (_, index) => index);
/** How often a race is run. */
export const ROUNDS = cases(1, 4);

export type Api = Pick<ApiChild, "ask" | "stop">;

export interface Racing {
  platform: Platform;
  /** One of the two APIs. */
  api: (index: number) => Api;
  /** Runs all items at once, alternating between the two APIs. */
  race: <T>(items: readonly T[], run: (api: Api, item: T) => Promise<Reply>) => Promise<Reply[]>;
  openVenue: () => Promise<{ venue: Venue; staff: Asker }>;
  audit: (venue: Venue) => Promise<ClaimsAudit>;
  close: () => Promise<void>;
}

/** A company's requests over two APIs at once: two processes in the long proof, two in this process in the daily one. */
export async function startRacing(): Promise<Racing> {
  const platform = await startPlatform();
  const start = isLongProof ? startProcess : startHere;
  const apis = await Promise.all([start(platform), start(platform)]);
  const api = (index: number): Api => {
    const one = apis[index % apis.length];
    if (!one) throw new Error("no API runs");
    return one;
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
    audit: ({ tenantId }) => auditClaims(platform.admin, tenantId, platform.clock.now()),
    close: async () => {
      await Promise.all(apis.map((one) => one.stop()));
      await platform.close();
    },
  };
}

const startProcess = ({ database }: Platform): Promise<Api> =>
  startApiChild(database, { ...onTestClock(), HOLDS_LIVE_PER_ADDRESS: "1000", HOLDS_PER_10_MINUTES: "10000" });

/** Has connections of its own, as another process has. */
async function startHere({ database, clock }: Platform): Promise<Api> {
  const holds = { minutes: 5, livePerAddress: 1000, per10Minutes: 10_000 };
  const platform = await startPlatform({ clock, holds }, { ...database, drop: async () => undefined });
  return { ask: askHere(platform), stop: () => platform.close() };
}

/** The date at the venue in this many days. */
export const dateIn = (days: number): string =>
  Temporal.Instant.from(TEST_NOW).toZonedDateTimeISO("America/Vancouver").toPlainDate().add({ days }).toString();

/** One hour, offset from noon at the venue, in this many days. */
export function hour(days: number, fromNoon = 0): { start_time: string; end_time: string } {
  const noon = Temporal.PlainDate.from(dateIn(days)).toZonedDateTime({
    timeZone: "America/Vancouver",
    plainTime: "12:00",
  });
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

export async function createAndCancel(api: Api, staff: Asker, body: unknown): Promise<Reply> {
  const created = await api.ask(staff, "createBooking", { body });
  if (created.status !== 201) return created;
  return api.ask(staff, "cancelBooking", { params: { id: created.body.id } });
}
