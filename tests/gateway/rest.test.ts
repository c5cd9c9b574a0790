import pino from "pino";
import { expect, test } from "vitest";
import type { Upstream } from "#gateway/upstream/api.ts";
import { passThrough } from "#gateway/upstream/pass-through.ts";
import { REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from "#schema/shared/time-limits.ts";
import { fakeApi, openGateway, peer, refusal } from "./fake-api.ts";
import { page, sampleBooking } from "./samples.ts";

const rest = (path: string, init: Omit<RequestInit, "headers"> & { headers?: Record<string, string> } = {}): Request =>
  new Request(`http://demo.localhost${path}`, { ...init, headers: { host: "demo.localhost", ...init.headers } });

test("passes on a request with its query, body and response", async () => {
  const api = fakeApi({
    createBooking: () => Response.json(sampleBooking(), { status: 201, headers: { etag: '"1"' } }),
  });
  await using gateway = await openGateway(api);

  const response = await gateway.fetch(
    rest("/api/v1/bookings?dry=1", {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": "key-1" },
      body: JSON.stringify({ service_id: 1 }),
    }),
    peer,
  );

  expect(response.status).toBe(201);
  expect(response.headers.get("etag")).toBe('"1"');
  expect(await response.json()).toEqual(sampleBooking());
  expect(api.seen[0]?.body).toEqual({ service_id: 1 });
  expect(api.seen[0]?.query.get("dry")).toBe("1");
  expect(api.seen[0]?.headers.get("idempotency-key")).toBe("key-1");
});

test("tells the API from which site a browser sends a write", async () => {
  const api = fakeApi({ createBooking: () => Response.json(sampleBooking(), { status: 201 }) });
  await using gateway = await openGateway(api);
  const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };

  await gateway.fetch(rest("/api/v1/bookings", { method: "POST", headers, body: "{}" }), peer);

  const seen = api.seen[0]?.headers;
  expect([seen?.get("origin"), seen?.get("sec-fetch-site")]).toEqual(["https://evil.example", "cross-site"]);
});

test("passes on refusals unchanged", async () => {
  const api = fakeApi({ booking: () => refusal(423, "account_locked") });
  await using gateway = await openGateway(api);

  const response = await gateway.fetch(rest("/api/v1/bookings/1"), peer);

  expect(response.status).toBe(423);
  expect(await response.json()).toMatchObject({ error: "account_locked" });
});

test("passes on a 304 to callers with an ETag", async () => {
  const api = fakeApi({
    booking: ({ headers }) =>
      headers.get("if-none-match") === '"1"' ? new Response(null, { status: 304 }) : sampleBooking(),
  });
  await using gateway = await openGateway(api);

  const response = await gateway.fetch(rest("/api/v1/bookings/1", { headers: { "if-none-match": '"1"' } }), peer);

  expect(response.status).toBe(304);
});

test.each(["br", "gzip"])("compresses a large response as %s, if the caller accepts it", async (encoding) => {
  const api = fakeApi({ bookings: () => page(Array.from({ length: 20 }, (_, id) => sampleBooking({ id: id + 1 }))) });
  await using gateway = await openGateway(api);

  const packed = await gateway.fetch(rest("/api/v1/bookings", { headers: { "accept-encoding": encoding } }), peer);
  const plain = await gateway.fetch(rest("/api/v1/bookings"), peer);

  expect(packed.headers.get("content-encoding")).toBe(encoding);
  expect(packed.headers.get("vary")).toBe("accept-encoding");
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect((await packed.arrayBuffer()).byteLength).toBeLessThan((await plain.arrayBuffer()).byteLength / 4);
});

test("leaves a small response and an unacceptable encoding uncompressed", async () => {
  const api = fakeApi({ bookings: () => page(Array.from({ length: 20 }, (_, id) => sampleBooking({ id: id + 1 }))) });
  await using gateway = await openGateway(api);

  const small = await gateway.fetch(rest("/healthz", { headers: { "accept-encoding": "br" } }), peer);
  const refused = await gateway.fetch(
    rest("/api/v1/bookings", { headers: { "accept-encoding": "br;q=0, identity" } }),
    peer,
  );

  expect(small.headers.get("content-encoding")).toBeNull();
  expect(await small.json()).toEqual({ status: "alive" });
  expect(refused.headers.get("content-encoding")).toBeNull();
});

test.each([
  ["an upload", "/api/v1/uploads?purpose=logo", UPLOAD_TIMEOUT_MS],
  ["any other request", "/api/v1/tags", REQUEST_TIMEOUT_MS],
])("waits for %s at least as long as the web does", async (_what, path, leastMs) => {
  const limits: number[] = [];
  const call: Upstream["call"] = async (_call, _origin, limitMs) => {
    limits.push(limitMs);
    return { status: 201, headers: new Headers(), body: "{}" };
  };
  // Nothing else of the upstream is used.
  const pass = passThrough({ call } as Upstream, REQUEST_TIMEOUT_MS, pino({ level: "silent" }));
  await pass(rest(path, { method: "POST", body: "{}" }), { tenant: "demo", requestId: "id", ...peer });
  expect(limits).toHaveLength(1);
  expect(limits[0]).toBeGreaterThanOrEqual(leastMs);
});
