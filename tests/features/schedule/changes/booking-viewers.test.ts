import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { peopleOf } from "#api/auth/find-session.ts";
import { hashToken } from "#api/auth/tokens.ts";
import { ChangeFeed } from "#api/changes/change-feed.ts";
import { listen } from "#api/db/listen.ts";
import { inTenant } from "#api/db/transaction.ts";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { eventsIn } from "#tests/support/events.ts";
import { within } from "#tests/support/proof/limits.ts";
import { startPlatform, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { hearChanges } from "./support.ts";

let platform: Platform;
let venue: Venue;
let bookingId: number;
let date = 4;
let stopHearing: () => Promise<void>;

beforeAll(async () => {
  platform = await startPlatform();
  stopHearing = await hearChanges(platform);
  venue = await platform.venue();
});
// A new booking for each test: a viewer who has left remains visible for a moment.
beforeEach(async () => {
  const day = `2027-05-${String(date++).padStart(2, "0")}`;
  const times = { start_time: `${day} 19:00:00`, end_time: `${day} 20:00:00` };
  bookingId = (await book((await venue.person("staff")).ask, bayHour(venue, times))).id;
});
afterAll(async () => {
  await stopHearing();
  await platform.close();
});

const ask = ({ token }: Pick<Person, "token">, id: number, at = venue, isEditing = false): Promise<Response> =>
  platform.api.fetch(
    new Request(`http://${at.slug}.localhost/api/v1/changes/booking-viewers?booking_id=${id}&is_editing=${isEditing}`, {
      headers: { authorization: `Bearer ${token}` },
    }),
    { tenant: at.slug, address: "127.0.0.1", requestId: randomUUID(), secure: false },
  );

interface Told {
  viewers: { id: number; name: string; is_editing: boolean }[];
}

async function open(person: Person, isEditing = false) {
  const response = await ask(person, bookingId, venue, isEditing);
  expect(response.status).toBe(200);
  return opened(response);
}

function opened(response: Response) {
  const events = eventsIn(response);
  const next = async (): Promise<Told["viewers"] | "ended"> => {
    const late = new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error("nothing came")), within("stream")).unref(),
    );
    const { done, value } = await Promise.race([events.next(), late]);
    return done ? "ended" : (value as Told).viewers;
  };
  return {
    next,
    /** Waits until there are exactly this many other viewers. */
    async others(count: number) {
      for (;;) {
        const viewers = await next();
        if (viewers === "ended") throw new Error("the stream has ended");
        if (viewers.length === count) return viewers;
      }
    },
    stop: async () => void (await events.return(undefined)),
  };
}

it("shows two people with the same booking open each other, until one leaves", async () => {
  const [ada, ben] = [await venue.person("staff"), await venue.person("facility_admin")];
  const here = await open(ada);
  expect(await here.next()).toEqual([]);
  const there = await open(ben, true);
  expect(await here.others(1)).toEqual([{ id: ben.id, name: "Pat facility_admin", is_editing: true }]);
  expect(await there.others(1)).toEqual([{ id: ada.id, name: "Pat staff", is_editing: false }]);
  await there.stop();
  expect(await here.others(0)).toEqual([]);
  await here.stop();
});

it("counts a person once, and does not show people themselves", async () => {
  const [ada, ben] = [await venue.person("staff"), await venue.person("staff")];
  const here = await open(ada);
  const [one, two] = [await open(ben), await open(ben, true)];
  let last = await here.others(1);
  while (!last[0]?.is_editing) last = await here.others(1);
  expect(last).toHaveLength(1);
  await one.stop();
  expect(await two.others(1)).toMatchObject([{ id: ada.id }]);
  await Promise.all([two.stop(), here.stop()]);
});

it("removes a person who signs out, and the others see it", async () => {
  const [ada, ben] = [await venue.person("staff"), await venue.person("staff")];
  const here = await open(ada);
  const there = await open(ben);
  await here.others(1);
  expect((await ben.ask("logout", {})).status).toBe(200);
  // Sessions are checked at the next heartbeat at the latest, and on any change.
  await ada.ask("createClient", { body: { first_name: "Ring", last_name: "Once" } });
  for (let told = await there.next(); told !== "ended";) told = await there.next();
  expect(await here.others(0)).toEqual([]);
  await here.stop();
});

it("shows no viewers of another booking", async () => {
  const [ada, ben] = [await venue.person("staff"), await venue.person("staff")];
  const late = { start_time: "2027-05-03 22:00:00", end_time: "2027-05-03 23:00:00" };
  const other = await book(ben.ask, bayHour(venue, late));
  const here = await open(ada);
  const there = opened(await ask(ben, other.id));
  expect(await there.next()).toEqual([]);
  expect(await here.next()).toEqual([]);
  await Promise.all([here.stop(), there.stop()]);
});

it("refuses clients, other companies, locked companies, unknown ids and invalid input", async () => {
  const desk = await venue.person("staff");
  const statusOf = async (reply: Promise<Response>) => (await reply).status;
  expect(await statusOf(ask(await venue.person("client"), bookingId))).toBe(403);
  expect(await statusOf(ask({ token: "x".repeat(43) }, bookingId))).toBe(401);
  const other = await platform.venue();
  expect(await statusOf(ask(await other.person("owner"), bookingId, other))).toBe(404);
  expect(await statusOf(ask(desk, 0))).toBe(400);
  const locked = await platform.venue({ cancelled_at: platform.clock.now(), subscription_status: "canceled" });
  expect(await statusOf(ask(await locked.person("owner"), bookingId, locked))).toBe(423);
});

/** The streams of another process on the same database. */
async function otherProcess() {
  const { deps, db } = platform;
  const feed = new ChangeFeed({ db, clock: deps.clock, log: deps.log, secretKeys: deps.secretKeys });
  const { promise: isListening, resolve } = Promise.withResolvers<void>();
  const stop = listen(platform.database.appUrl, "changes", {
    name: "second process",
    onNotice: (notice) => feed.hear(notice),
    onListening: resolve,
    onError: () => undefined,
  });
  await isListening;
  const openAs = async ({ token }: Person) => {
    const person = await inTenant(db, venue.tenantId, async (trx) => {
      const hash = hashToken(token);
      return (await peopleOf(trx, [hash], deps.clock.now())).get(hash.toString("hex"))?.person;
    });
    if (!person) throw new Error("the person is signed in");
    const watcher = { tenantId: venue.tenantId, person, address: "::1" };
    return opened(new Response(feed.openViewers(watcher, { bookingId, isEditing: false })));
  };
  return { openAs, close: () => feed.close(), stop };
}

it("is shown by another process, and removed when its own process ends", async () => {
  const [ada, ben] = [await venue.person("staff"), await venue.person("staff")];
  const other = await otherProcess();
  const here = await open(ada);
  const there = await other.openAs(ben);
  expect(await here.others(1)).toEqual([{ id: ben.id, name: "Pat staff", is_editing: false }]);
  expect(await there.others(1)).toMatchObject([{ id: ada.id }]);
  other.close();
  expect(await here.others(0)).toEqual([]);
  await Promise.all([here.stop(), other.stop()]);
});

it("sends nothing to other processes and writes no row while nobody comes or leaves", async () => {
  const [ada, ben] = [await venue.person("staff"), await venue.person("staff")];
  const rows = () => sql<{ n: number }>`select count(*)::int as n from changes`.execute(platform.admin);
  const before = await rows();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const send = vi.spyOn(Client.prototype, "query");
  onTestFinished(() => send.mockRestore());
  const notices = () => send.mock.calls.filter((call) => call.join(" ").includes(`"booking":${bookingId},`));
  const other = await otherProcess();
  const [here, there] = [await other.openAs(ada), await other.openAs(ben)];
  await Promise.all([here.others(1), there.others(1)]);
  await expect.poll(notices).toHaveLength(2);
  for (let heartbeat = 0; heartbeat < 5; heartbeat++) {
    vi.advanceTimersByTime(20_000);
    expect((await rows()).rows).toEqual(before.rows);
  }
  expect(notices()).toHaveLength(2);
  await Promise.all([here.stop(), there.stop(), other.stop()]);
  other.close();
});
