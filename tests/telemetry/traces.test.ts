import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { startTraces, type Traces } from "#telemetry/traces.ts";
import { bayHour } from "#tests/features/bookings/bookings/support.ts";
import { ask, fakeApi, openGateway, refusal } from "#tests/gateway/fake-api.ts";
import { GATEWAY_KEY, startApiChild } from "#tests/support/product/api-child.ts";
import { onTestClock } from "#tests/support/product/on-test-clock.ts";
import { startPlatform, type Person, type Platform, type Venue } from "#tests/support/venue.ts";

const Spans = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: z.unknown() })) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              status: z.object({ code: z.int().optional() }).optional(),
              attributes: z.array(z.object({ key: z.string(), value: z.unknown() })),
            }),
          ),
        }),
      ),
    }),
  ),
});
type Span = z.infer<typeof Spans>["resourceSpans"][0]["scopeSpans"][0]["spans"][0];

/** A trace collector with the minimum that OTLP over HTTP requires. */
async function startCollector() {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    if (request.url === "/v1/traces") received.push(body);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    spans: (): Span[] =>
      received.flatMap((body) =>
        Spans.parse(JSON.parse(body)).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    close: () => server.close(),
  };
}

let platform: Platform;
let venue: Venue;
let staff: Person;
let collector: Awaited<ReturnType<typeof startCollector>>;
let traces: Traces | undefined;
beforeAll(async () => {
  platform = await startPlatform();
  venue = await platform.venue();
  staff = await venue.person("staff");
  collector = await startCollector();
});
afterEach(async () => {
  await traces?.close();
  traces = undefined;
  collector.received.length = 0;
});
afterAll(async () => {
  collector.close();
  await platform.close();
});

const asStaff = () => ({
  headers: { authorization: `Bearer ${staff.token}`, "x-requested-with": "test" },
  host: `${venue.slug}.localhost`,
});

const named = (spans: readonly Span[], name: string): Span => {
  const span = spans.find((one) => one.name === name);
  if (!span) throw new Error(`no span ${name} among ${spans.map((one) => one.name).join(", ")}`);
  return span;
};

test("traces a request from its id through the gateway and the API to its SQL", async () => {
  traces = startTraces(collector.url, "fairway");
  await using gateway = await openGateway({ fetch: platform.api.fetch });
  const { headers } = await ask(gateway, "{ bookings { data { id } } }", asStaff());
  await traces.close();

  const spans = collector.spans();
  const traceId = (headers.get("x-request-id") ?? "").replaceAll("-", "");
  expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
  const [request, operation] = [named(spans, "POST graph"), named(spans, "bookings")];
  expect(request.parentSpanId ?? "").toBe("");
  expect(operation.parentSpanId).toBe(request.spanId);
  const statements = spans.filter((span) => span.parentSpanId === operation.spanId);
  expect(statements.length).toBeGreaterThan(3);
  expect(JSON.stringify(statements)).toContain('from \\"bookings\\"');
});

test("writes no tokens, names or values to its spans", async () => {
  traces = startTraces(collector.url, "fairway");
  await using gateway = await openGateway({ fetch: platform.api.fetch });
  const guest = { first_name: "Secretia", last_name: "Mumble", email: "secretia@guest.test" };
  const body = bayHour(venue, { guest });
  const document = "mutation ($body: CreateBookingInput!) { createBooking(input: $body) { id } }";
  const answer = await ask(gateway, document, { ...asStaff(), variables: { body } });
  expect(answer.errors).toEqual([]);
  await traces.close();

  const sent = collector.received.join("\n");
  named(collector.spans(), "createBooking");
  for (const secret of [staff.token, staff.email, "Secretia", "secretia@", venue.tenantId, venue.slug]) {
    expect(sent).not.toContain(secret);
  }
});

test("marks the span of a failure that the graph answered with 200 while the database was down", async () => {
  traces = startTraces(collector.url, "fairway");
  await using gateway = await openGateway(fakeApi({ booking: () => refusal(503, "unavailable") }));
  await ask(gateway, "{ booking(id: 1) { id } }");
  await traces.close();

  expect(named(collector.spans(), "POST graph").status?.code).toBe(2);
});

test("joins the work of another process to the same trace", { tags: ["long"] }, async () => {
  const child = await startApiChild(platform.database, {
    ...onTestClock(),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  traces = startTraces(collector.url, "fairway");
  await using gateway = await openGateway({ url: child.url, gatewayKey: GATEWAY_KEY });
  const { headers } = await ask(gateway, "{ publicLocations { data { id } } }", asStaff());
  await traces.close();
  await child.stop();

  const traceId = (headers.get("x-request-id") ?? "").replaceAll("-", "");
  const spans = collector.spans().filter((span) => span.traceId === traceId);
  const call = named(spans, "REST platform");
  expect(call.parentSpanId).toBe(named(spans, "POST graph").spanId);
  const operation = named(spans, "publicLocations");
  expect(operation.parentSpanId).toBe(call.spanId);
  expect(spans.filter((span) => span.parentSpanId === operation.spanId).length).toBeGreaterThan(1);
});

test("ends although its collector does not respond", async () => {
  const { promise: isAsked, resolve } = Promise.withResolvers<void>();
  const silent = createServer(() => resolve());
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo; // it listens on a port
  traces = startTraces(`http://127.0.0.1:${port}`, "fairway");
  await using gateway = await openGateway(fakeApi({}));
  await ask(gateway, "{ booking(id: 1) { id } }");

  await traces.close();
  await expect(isAsked).resolves.toBeUndefined();
  silent.closeAllConnections();
  silent.close();
});
