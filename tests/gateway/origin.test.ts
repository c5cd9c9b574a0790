import { expect, test } from "vitest";
import { originReader, tenantOf } from "#gateway/http/origin.ts";

const read = (headers: Record<string, string>, address: string, trustProxy: string[] = []) =>
  originReader("venue.example", trustProxy)(new Request("http://unused/", { headers }), { address, secure: false });

test.each([
  ["demo.venue.example", "demo"],
  ["demo.venue.example:4000", "demo"],
  ["DEMO.Venue.Example", "demo"],
  ["venue.example", null],
  ["a.b.venue.example", null],
  ["demo.elsewhere.example", null],
  ["demovenue.example", null],
  ["..venue.example", null],
  ["", null],
])("reads the tenant of %j as %j", (host, tenant) => {
  expect(tenantOf(host, "venue.example")).toBe(tenant);
});

test("ignores forwarding headers from a stranger", () => {
  const origin = read(
    {
      host: "demo.venue.example",
      "x-forwarded-host": "other.venue.example",
      "x-forwarded-for": "203.0.113.9",
      "x-forwarded-proto": "https",
      "x-request-id": "chosen-by-the-caller",
      "x-tenant": "other",
    },
    "198.51.100.7",
  );

  expect(origin).toMatchObject({ tenant: "demo", address: "198.51.100.7", secure: false });
  expect(origin.requestId).not.toBe("chosen-by-the-caller");
});

test("accepts forwarding headers from a trusted proxy, and uses the last address that is not a proxy", () => {
  const origin = read(
    {
      host: "inside",
      "x-forwarded-host": "demo.venue.example",
      "x-forwarded-for": "1.2.3.4, 203.0.113.9, 10.0.0.8",
      "x-forwarded-proto": "https",
      "x-request-id": "of-the-balancer-1",
    },
    "::ffff:10.0.0.1",
    ["10.0.0.0/8"],
  );

  expect(origin).toEqual({
    tenant: "demo",
    address: "203.0.113.9",
    secure: true,
    requestId: "of-the-balancer-1",
  });
});

test("uses the proxy's own address if the list has invalid addresses", () => {
  const origin = read({ "x-forwarded-for": "unknown, <script>" }, "10.0.0.1", ["10.0.0.0/8"]);
  expect(origin.address).toBe("10.0.0.1");
});

test("creates a request id if the proxy's could break a log line", () => {
  const origin = read({ "x-request-id": "short" }, "10.0.0.1", ["10.0.0.1"]);
  expect(origin.requestId).toMatch(/^[\da-f-]{36}$/);
});
