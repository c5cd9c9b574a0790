import { expect, it } from "vitest";
import { originOf } from "#api/http/request-origin.ts";

const trust = { gatewayKey: "g".repeat(32), baseDomain: "venue.example" };
const forwarded = {
  host: "studio.venue.example",
  "x-tenant": "demo",
  "x-forwarded-for": "203.0.113.9",
  "x-forwarded-proto": "https",
  "x-request-id": "req-12345678",
};

const ask = (headers: Record<string, string>) => originOf(new Request("http://api/", { headers }), "10.0.0.7", trust);

it("trusts the gateway's headers with its key", () => {
  expect(ask({ ...forwarded, "x-gateway-key": trust.gatewayKey })).toEqual({
    tenant: "demo",
    address: "203.0.113.9",
    requestId: "req-12345678",
    secure: true,
  });
});

it.each(["", "g".repeat(31), "h".repeat(32)])("uses the Host and the connection of anybody else (key %o)", (key) => {
  const origin = ask({ ...forwarded, ...(key && { "x-gateway-key": key }) });
  expect(origin).toMatchObject({ tenant: "studio", address: "10.0.0.7", secure: false });
  expect(origin.requestId).not.toBe("req-12345678");
});

it.each([
  ["demo.venue.example:4001", "demo"],
  ["DEMO.Venue.Example", "demo"],
  ["venue.example", null],
  ["a.b.venue.example", null],
  ["demo.venue.example.evil.test", null],
  ["127.0.0.1:4001", null],
])("reads the company of Host %s as %s", (host, tenant) => {
  expect(ask({ host }).tenant).toBe(tenant);
});
