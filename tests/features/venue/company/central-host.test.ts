import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { centralOperations } from "#schema/operations.ts";
import type { Operation } from "#schema/shared/operation.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";

const NAMING_A_COMPANY = Object.entries<Operation>(centralOperations).filter(([, { path }]) =>
  /\{(?:tenant|id)\}/.test(path),
);

let platform: Platform;
let venue: Venue;
beforeAll(async () => {
  platform = await startPlatform();
  venue = await platform.venue();
});
afterAll(() => platform.close());

interface Asked {
  path: string;
  method?: string;
  token?: string;
  /** The company of the host; null on the central one. */
  host?: string | null;
}

async function ask({ path, method = "get", token, host = null }: Asked) {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const body = method === "get" ? null : "{}";
  const request = new Request(`http://localhost${path}`, { method: method.toUpperCase(), headers, body });
  const origin = { tenant: host, address: "127.0.0.1", requestId: randomUUID(), secure: false };
  const response = await platform.api.fetch(request, origin);
  const { request_id: _id, ...answer } = await response.json();
  return { status: response.status, answer };
}

const pathFor = ({ path }: Operation, slug: string) => path.replace(/\{(?:tenant|id)\}/, slug);

describe("the central host", () => {
  it.each(NAMING_A_COMPANY)(
    "answers %s for the company in its path, as the company's own host does",
    async (_id, one) => {
      const asked = { path: pathFor(one, venue.slug), method: one.method };
      const { token } = await venue.person("owner");
      const [central, own] = [await ask({ ...asked, token }), await ask({ ...asked, token, host: venue.slug })];
      expect(central.status).toBe(own.status);
      expect(Object.keys(central.answer)).toEqual(Object.keys(own.answer));
      expect(central.status).not.toBe(404);
      expect((await ask(asked)).status).toBe(401);
      const client = await venue.person("client");
      expect((await ask({ ...asked, token: client.token })).status).toBe(403);
    },
  );

  it("accepts no session of another company, and finds no unknown company", async () => {
    const other = await platform.venue();
    const { token } = await venue.person("owner");
    for (const [, one] of NAMING_A_COMPANY) {
      const { method } = one;
      expect((await ask({ path: pathFor(one, other.slug), method, token })).status).toBe(401);
      const { status, answer } = await ask({ path: pathFor(one, "nobody-here"), method, token });
      expect([status, answer.message]).toEqual([404, "tenant not found"]);
      expect((await ask({ path: pathFor(one, other.slug), method, token, host: venue.slug })).status).not.toBe(200);
    }
  });

  it.each(["/api/v1/config/ecommerce", "/api/central/payment/plans"])(
    "answers 'Missing tenant identifier' to %s, which names no company",
    async (path) => {
      const { token } = await venue.person("owner");
      const { status, answer } = await ask({ path, token });
      expect([status, answer.message]).toEqual([404, "Missing tenant identifier"]);
    },
  );
});
