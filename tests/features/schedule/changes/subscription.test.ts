import pino from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createGateway, type Gateway } from "#gateway/server.ts";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { ask, fakeApi, openGateway, refusal } from "#tests/gateway/fake-api.ts";
import { eventsIn } from "#tests/support/events.ts";
import { startPlatform, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { followerOf, hasChanges, hearChanges, type Follower } from "./support.ts";

const DOCUMENT = `subscription Follow($since: String) {
  changes(since: $since) { cursor is_reset changes { entity ids reads location_ids starts_at ends_at } } }`;
const stopping = new AbortController();

let platform: Platform;
let gateway: Gateway;
let venue: Venue;
let desk: Person;
let stopHearing: () => Promise<void>;

beforeAll(async () => {
  platform = await startPlatform();
  stopHearing = await hearChanges(platform);
  gateway = await createGateway({
    api: platform.api,
    baseDomain: "localhost",
    webRoot: "no-such-folder",
    log: pino({ level: "silent" }),
    stopping: stopping.signal,
  });
  venue = await platform.venue();
  desk = await venue.person("staff");
});
afterAll(async () => {
  await stopHearing();
  await gateway.close();
  await platform.close();
});

async function subscribe({ token }: Pick<Person, "token">, document = DOCUMENT): Promise<Response> {
  const host = `${venue.slug}.localhost`;
  return gateway.fetch(
    new Request(`http://${host}/graphql`, {
      method: "POST",
      headers: {
        host,
        "content-type": "application/json",
        accept: "text/event-stream",
        authorization: `Bearer ${token}`,
        "accept-encoding": "br",
      },
      body: JSON.stringify({ query: document }),
    }),
    { address: "127.0.0.1", secure: false },
  );
}

async function follow(person: Pick<Person, "token">): Promise<Follower> {
  const response = await subscribe(person);
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  // The fields are those that the document selects.
  return followerOf(eventsIn(response), (event) => (event as { data: { changes: unknown } }).data.changes);
}

it("sends a booking's change through the graph", async () => {
  const screen = await follow(await venue.person("staff"));
  expect(await screen.next()).toMatchObject({ is_reset: false, changes: [] });

  const { id } = await book(desk.ask, bayHour(venue));

  expect((await screen.next(hasChanges)).changes[0]).toMatchObject({ entity: "booking", ids: [id] });
  await screen.stop();
});

it("closes the API's stream as soon as the last listener leaves", async () => {
  const eager = await venue.person("staff");
  for (let opened = 0; opened < 30; opened++) {
    const screen = await follow(eager);
    expect(await screen.next()).toHaveProperty("cursor");
    await screen.stop();
  }
});

it("reports why a stream does not open", async () => {
  const first = async (token: string) => {
    for await (const event of eventsIn(await subscribe({ token }))) return event;
    return undefined;
  };
  expect(await first("x".repeat(43))).toMatchObject({
    errors: [{ extensions: { code: "unauthenticated", status: 401 } }],
  });
  const { token } = await venue.person("client");
  expect(await first(token)).toMatchObject({ errors: [{ extensions: { code: "forbidden", status: 403 } }] });
});

it("refuses a client that does not accept a stream, and a second field in one document", async () => {
  const headers = { authorization: `Bearer ${desk.token}`, accept: "application/graphql-response+json" };
  const host = `${venue.slug}.localhost`;
  const plain = await ask(gateway, DOCUMENT, { headers, host });
  expect([plain.status, plain.errors[0]?.extensions]).toMatchObject([400, { code: "bad_document", status: 400 }]);
  const twice = await ask(gateway, "subscription { a: changes { cursor } b: changes { cursor } }", { headers, host });
  expect(twice.status).toBe(400);
});

it("counts a subscription's document like any other", async () => {
  const fields = Array.from({ length: 31 }, (_, at) => `f${at}: cursor`).join(" ");
  const response = await subscribe(desk, `subscription { changes { ${fields} } }`);
  expect(await response.text()).toContain("limit_exceeded");
});

it("passes on the time to wait if there are too many streams", async () => {
  const full = () => refusal(429, "rate_limited", { retry_after: 30 });
  await using other = await openGateway(fakeApi({ changes: full }));
  const headers = { authorization: "Bearer of-a-person", accept: "application/json, text/event-stream" };
  const { errors } = await ask(other, DOCUMENT, { headers });
  expect(errors[0]?.extensions).toMatchObject({ code: "rate_limited", status: 429, retry_after: 30 });
});

it("ends every stream when the process receives the signal to stop", async () => {
  const screen = await follow(desk);
  await screen.next();
  stopping.abort();
  expect(await screen.hasEnded()).toBe(true);
});
