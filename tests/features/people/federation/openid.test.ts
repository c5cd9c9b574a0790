import { afterAll, beforeAll, expect, it } from "vitest";
import { openIdProvider } from "#api/auth/openid.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { browser } from "./browser.ts";
import { startProvider, type LoopbackProvider } from "./loopback-provider.ts";

let google: LoopbackProvider;
let platform: Platform;
beforeAll(async () => {
  google = await startProvider("http://localhost:4000");
  platform = await startPlatform();
});
afterAll(async () => {
  await platform.close();
  google.close();
});

/** What the provider answers whoever signs in there, before anybody has looked at it. */
async function answered() {
  const provider = openIdProvider(google.settings);
  const { url, checks } = await provider.begin();
  const back = await browser(platform.api).passProvider(new URL(url), "fit", "/api/central/auth/google/callback");
  return { provider, checks, answer: back.searchParams };
}

it.each([
  ["state", "invalid response"],
  ["nonce", "unexpected JWT claim"],
  ["verifier", "error"],
] as const)("rejects a response with a wrong %s", async (check, said) => {
  const { provider, checks, answer } = await answered();
  const wrong = { ...checks, [check]: `${checks[check].slice(0, -4)}AAAA` };
  await expect(provider.finish(answer, wrong)).rejects.toThrow(said);
});

it("accepts a correct response, once", async () => {
  const { provider, checks, answer } = await answered();
  expect(await provider.finish(answer, checks)).toMatchObject({ email: "fit@gmail.example", isEmailVerified: true });
  await expect(provider.finish(answer, checks)).rejects.toThrow("error");
});
