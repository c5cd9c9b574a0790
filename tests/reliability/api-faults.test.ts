import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createGateway, type Gateway } from "#gateway/server.ts";
import { bayHour, bayId } from "#tests/features/bookings/bookings/support.ts";
import { graphAsk } from "#tests/support/graph-ask.ts";
import { GATEWAY_KEY, startApiChild, type ApiChild } from "#tests/support/product/api-child.ts";
import { onTestClock } from "#tests/support/product/on-test-clock.ts";
import { within } from "#tests/support/proof/limits.ts";
import { startPlatform, type Person, type Platform, type Venue } from "#tests/support/venue.ts";

const SHORT_TIMEOUT_MS = 300;

let platform: Platform;
let venue: Venue;
let staff: Person;
beforeAll(async () => {
  platform = await startPlatform();
  venue = await platform.venue();
  staff = await venue.person("staff");
});
afterAll(() => platform.close());

const openGateway = (url: string, upstreamTimeoutMs = within("page")): Promise<Gateway> =>
  createGateway({
    api: { url, gatewayKey: GATEWAY_KEY },
    baseDomain: "localhost",
    webRoot: "no-such-folder",
    log: pino({ level: "silent" }),
    upstreamTimeoutMs,
  });

const rest = (gateway: Gateway, path: string): Promise<Response> =>
  gateway.fetch(
    new Request(`http://${venue.slug}.localhost${path}`, {
      headers: { host: `${venue.slug}.localhost`, authorization: `Bearer ${staff.token}` },
    }),
    { address: "127.0.0.1", secure: false },
  );

const graph = (gateway: Gateway) => graphAsk(gateway, venue.slug, { authorization: `Bearer ${staff.token}` });

/** The gateway's responses over REST, over the graph and from its readiness check. */
async function answersOf(gateway: Gateway) {
  const answer = await rest(gateway, "/api/v1/bookings");
  const asked = await graph(gateway)("bookings");
  return {
    rest: { status: answer.status, retryAfter: answer.headers.get("retry-after"), ...(await answer.json()) },
    graph: { status: asked.status, error: asked.body.error },
    readiness: (await rest(gateway, "/readyz")).status,
    life: (await rest(gateway, "/healthz")).status,
  };
}

const UNAVAILABLE = {
  rest: {
    status: 503,
    retryAfter: "2",
    error: "unavailable",
    message: expect.any(String),
    request_id: expect.any(String),
  },
  graph: { status: 503, error: "unavailable" },
  readiness: 503,
  life: 200,
};

async function kill({ process }: ApiChild): Promise<void> {
  const killed = once(process, "exit");
  process.kill("SIGKILL");
  await killed;
}

test("answers unavailable while the API is killed, and recovers with all acknowledged writes", async () => {
  const first = await startApiChild(platform.database, onTestClock());
  const gateway = await openGateway(first.url);
  const body = bayHour(venue);
  const { body: made } = await graph(gateway)("createBooking", { body });
  expect(made).toMatchObject({ status: "confirmed" });

  await kill(first);
  expect(await answersOf(gateway)).toEqual(UNAVAILABLE);

  const second = await startApiChild(platform.database, { ...onTestClock(), PORT: new URL(first.url).port });
  expect((await rest(gateway, "/readyz")).status).toBe(200);
  expect((await rest(gateway, `/api/v1/bookings/${made.id}`)).status).toBe(200);
  const another = await graph(gateway)("createBooking", { body: { ...body, resource_id: bayId(venue, 1) } });
  expect(another.body).toMatchObject({ status: "confirmed" });
  await gateway.close();
  await second.stop();
});

test("ends every running request when the API is killed", { tags: ["long"] }, async () => {
  const child = await startApiChild(platform.database, onTestClock());
  const gateway = await openGateway(child.url);
  const asked = Array.from({ length: 20 }, () => rest(gateway, "/api/v1/bookings"));
  await kill(child);
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(statuses).toContain(503);
  await gateway.close();
});

const BROKEN: [string, (socket: Socket) => void][] = [
  ["never answers", () => undefined],
  ["hangs up", (socket) => socket.destroy()],
  ["talks something else", (socket) => socket.end("SSH-2.0-OpenSSH_9.2\r\n")],
  [
    "dies in the middle of its answer",
    (socket) => {
      socket.end('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"data":[');
    },
  ],
];

test.each(BROKEN)("answers unavailable if the API %s", async (_, respond) => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("data", () => respond(socket));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const gateway = await openGateway(`http://127.0.0.1:${port}`, SHORT_TIMEOUT_MS);
  expect(await answersOf(gateway)).toEqual(UNAVAILABLE);
  await gateway.close();
  for (const socket of sockets) socket.destroy();
  server.close();
});

test("is ready without the pictures' bucket, and says so", async () => {
  const api = await startApiChild(platform.database, {
    UPLOADS_S3_BUCKET: "pictures",
    UPLOADS_S3_ACCESS_KEY_ID: "key",
    UPLOADS_S3_SECRET_ACCESS_KEY: "secret",
    UPLOADS_S3_ENDPOINT: "http://127.0.0.1:9",
  });
  try {
    const response = await fetch(`${api.url}/readyz`);
    const missing = [{ part: "pictures", reason: "their bucket does not answer" }];
    expect([response.status, await response.json()]).toEqual([200, { status: "degraded", missing }]);
  } finally {
    await api.stop();
  }
});
