import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sharedToken } from "#web/features/reports/shared/graph/explore-token.ts";
import { dropAccessToken, keepAccessToken } from "#web/session/access-token.ts";

const START = Date.parse("2027-05-04T17:00:00Z");
let lent = 0;

function lendFor(minutes: number): void {
  vi.stubGlobal("fetch", async () => {
    lent += 1;
    const expires_at = new Date(START + minutes * 60_000).toISOString();
    return Response.json({ access_token: `lent-${lent}`, expires_at });
  });
}

beforeEach(() => {
  vi.setSystemTime(START);
  keepAccessToken(crypto.randomUUID());
  lent = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  dropAccessToken();
});

it("is requested once for all reads of a session", async () => {
  lendFor(15);
  const tokens = await Promise.all([sharedToken(), sharedToken()]);
  expect([...tokens, await sharedToken()].map(({ token }) => token)).toEqual(["lent-1", "lent-1", "lent-1"]);
});

it("is replaced when another person signs in", async () => {
  lendFor(15);
  await sharedToken();
  keepAccessToken("somebody else's");
  expect((await sharedToken()).token).toBe("lent-2");
});

it("is requested again shortly before it expires, and after a refusal", async () => {
  lendFor(0.5);
  await sharedToken();
  expect((await sharedToken()).token).toBe("lent-2");
  vi.stubGlobal("fetch", async () => Response.json({ message: "Too many." }, { status: 429 }));
  await expect(sharedToken()).rejects.toThrow("Too many.");
  lendFor(15);
  expect((await sharedToken()).token).toBe("lent-3");
});
