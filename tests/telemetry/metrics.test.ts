import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { readConfig } from "#api/config.ts";
import { poolFigures } from "#api/db/connect.ts";
import { startTelemetry } from "#api/start/start-telemetry.ts";
import { requests } from "#telemetry/channels.ts";
import { startMetrics, type Metrics } from "#telemetry/metrics.ts";
import { ask, fakeApi, openGateway, peer, refusal } from "#tests/gateway/fake-api.ts";
import { freePort } from "#tests/support/product/free-port.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";

const KEY = "a metrics key of thirty-two bytes!";
/** All have few values: doors, operations, classes of status, codes. */
const LABELS = ["code", "door", "job", "le", "method", "operation", "outcome", "part", "pool", "state", "status"];
/** Labels of the library's own metrics about the process. */
const OF_NODE = ["kind", "major", "minor", "patch", "space", "type", "version"];

let platform: Platform;
let venue: Venue;
beforeAll(async () => {
  platform = await startPlatform();
  venue = await platform.venue();
});
afterAll(() => platform.close());

let metrics: Metrics | undefined;
afterEach(() => metrics?.close());

const textOf = async ({ answer }: Metrics): Promise<string> => (await answer()).text();

/** The lines of one metric. */
const rowsOf = (text: string, name: string): string[] => text.split("\n").filter((line) => line.startsWith(`${name}{`));

test("counts requests, operations and statements by kind, without any names", async () => {
  metrics = startMetrics();
  metrics.watch({ pools: poolFigures, missing: async () => [] });
  await using gateway = await openGateway({ fetch: platform.api.fetch });
  const staff = await venue.person("staff");
  const headers = { authorization: `Bearer ${staff.token}` };
  await ask(gateway, "{ bookings { data { id } } }", { headers, host: `${venue.slug}.localhost` });
  await ask(gateway, "{ bookings { data { id } } }", { host: `${venue.slug}.localhost` });

  const text = await textOf(metrics);

  expect(rowsOf(text, "fairway_requests_total")).toEqual([
    'fairway_requests_total{door="graph",method="POST",status="2xx",outcome="answered"} 1',
    'fairway_requests_total{door="graph",method="POST",status="2xx",outcome="refused"} 1',
  ]);
  expect(rowsOf(text, "fairway_operations_total")).toEqual([
    'fairway_operations_total{operation="bookings",status="2xx"} 1',
    'fairway_operations_total{operation="bookings",status="4xx"} 1',
  ]);
  expect(rowsOf(text, "fairway_graph_failures_total")).toEqual([
    'fairway_graph_failures_total{code="unauthenticated"} 1',
  ]);
  expect(text).toMatch(/fairway_statement_duration_seconds_count\{outcome="answered"\} [1-9]/);
  expect(text).toMatch(/fairway_database_connections\{pool="test app",state="idle"\} \d/);
  expect(text).toContain("fairway_ready 1");
  expect(text).toContain("nodejs_eventloop_lag_seconds");
  for (const secret of [venue.slug, venue.tenantId, staff.token, staff.email, "localhost"]) {
    expect(text).not.toContain(secret);
  }
  const labels = new Set([...text.matchAll(/[{,](\w+)="/g)].map(([, label]) => label));
  expect([...labels].filter((label) => ![...LABELS, ...OF_NODE].includes(label ?? ""))).toEqual([]);
});

test("shows failures that the graph answered with 200 while the database was down", async () => {
  metrics = startMetrics();
  await using gateway = await openGateway(fakeApi({ booking: () => refusal(503, "unavailable") }));

  const answer = await ask(gateway, "{ booking(id: 1) { id } }");

  expect(answer).toMatchObject({ status: 200, errors: [{ extensions: { code: "unavailable" } }] });
  const text = await textOf(metrics);
  expect(text).toContain('fairway_requests_total{door="graph",method="POST",status="2xx",outcome="failed"} 1');
  expect(text).toContain('fairway_graph_failures_total{code="unavailable"} 1');
});

test("has a limited number of labels, whatever callers invent", async () => {
  metrics = startMetrics();
  let made = 0;
  await using gateway = await openGateway(fakeApi({ booking: () => refusal(409, `made_up_${made++}`) }));
  for (let at = 0; at < 80; at++) await ask(gateway, "{ booking(id: 1) { id } }");
  for (const path of ["/a", "/b", "/api/v1/a", "/api/v1/b", "/c?d=e"]) {
    await gateway.fetch(new Request(`http://demo.localhost${path}`), peer);
  }

  const text = await textOf(metrics);

  expect(rowsOf(text, "fairway_graph_failures_total")).toHaveLength(61);
  expect(text).toContain('fairway_graph_failures_total{code="other"} 20');
  expect(rowsOf(text, "fairway_requests_total").length).toBeLessThan(5);
});

test("serves metrics on the product's own port only with the key", async () => {
  await using opened = new AsyncDisposableStack();
  const { metrics: door } = await startTelemetry(readConfig({ METRICS_KEY: KEY }), "fairway", opened);
  await using gateway = await openGateway(fakeApi({}), door ? { metrics: door } : {});
  const get = (headers = {}) => gateway.fetch(new Request("http://demo.localhost/metrics", { headers }), peer);

  expect((await get()).status).toBe(401);
  expect((await get({ authorization: `Bearer ${KEY.slice(0, -1)}` })).status).toBe(401);
  const answer = await get({ authorization: `Bearer ${KEY}` });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("text/plain");
  expect(await answer.text()).toContain("process_cpu_seconds_total");
});

test("serves metrics on a separate port, and nothing else there", async () => {
  await using opened = new AsyncDisposableStack();
  const port = await freePort();
  const { metrics: door } = await startTelemetry(readConfig({ METRICS_PORT: String(port) }), "fairway", opened);

  expect(door).toBeUndefined();
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(await answer.text()).toContain("fairway_requests_total");
  expect((await fetch(`http://127.0.0.1:${port}/api/v1/bookings`)).status).toBe(404);
});

test("counts nothing without a setting", async () => {
  await using opened = new AsyncDisposableStack();
  const { metrics: door } = await startTelemetry(readConfig({}), "fairway", opened);
  await using gateway = await openGateway(fakeApi({}), door ? { metrics: door } : {});

  expect(door).toBeUndefined();
  expect(requests.hasSubscribers).toBe(false);
  const answer = await gateway.fetch(new Request("http://demo.localhost/metrics"), peer);
  expect(await answer.text()).not.toContain("fairway_requests_total");
});
