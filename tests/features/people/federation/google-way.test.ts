import { describe, expect, it } from "vitest";
import { openIdProvider } from "#api/auth/openid.ts";
import { signValue } from "#api/auth/signed-values.ts";
import { startPlatform, TEST_NOW } from "#tests/support/venue.ts";
import { browser } from "./browser.ts";
import { CALLBACK, CENTRAL, hostOf, withGoogle, type Browser } from "./google-journey.ts";

const { ready, newBrowser, begin } = withGoogle();

/** Where the provider sends somebody back to who signs in there as "fit": our callback with its answer, not gone to. */
const answerOf = (one: Browser, toGoogle: URL): Promise<URL> => one.passProvider(toGoogle, "fit", CALLBACK);

describe("the redirect to Google and back", () => {
  it("returns to the site with a message if the person cancels at Google", async () => {
    const { venue } = ready();
    const one = newBrowser();
    const home = await one.passProvider(await begin(one), null);
    expect([home.host, home.search]).toEqual([hostOf(venue), "?error=refused"]);
  });

  it("accepts no address that Google has not verified", async () => {
    const one = newBrowser();
    const home = await one.passProvider(await begin(one), "unproven-ada");
    expect(home.search).toBe("?error=unverified");
  });

  it("refuses a state that was altered, from another browser, or replayed", async () => {
    const { google } = ready();
    const [mine, theirs] = [newBrowser(), newBrowser()];
    const callbackOf = async (one: Browser) => {
      const toGoogle = await one.go(await begin(one));
      const state = new URL(toGoogle.headers.get("location") ?? "").searchParams.get("state") ?? "";
      return { state, iss: google.settings.issuer };
    };
    const [own, foreign] = [await callbackOf(mine), await callbackOf(theirs)];
    const callback = (query: Record<string, string>) =>
      new URL(`${CENTRAL}/api/central/auth/google/callback?${new URLSearchParams(query)}`);
    for (const state of [`${own.state}x`, foreign.state, ""]) {
      const again = newBrowser();
      await again.go(await begin(again));
      const home = await again.goHome(callback({ code: "any", ...own, state }));
      expect(home.search).toBe("?error=failed");
    }
    // Whoever used the state up has no cookie that fits it any more.
    const used = await mine.goHome(callback({ code: "any", ...own }));
    expect(used.search).toBe("?error=failed");
    const replay = await mine.go(callback({ code: "any", ...own }));
    expect([replay.status, (await replay.json()).error]).toEqual([410, "link_expired"]);
  });

  it("refuses another browser's code with the own state, by PKCE", async () => {
    const [mine, theirs] = [newBrowser(), newBrowser()];
    const stateOf = async (one: Browser) => {
      const toGoogle = new URL((await one.go(await begin(one))).headers.get("location") ?? "");
      return { toGoogle, state: toGoogle.searchParams.get("state") ?? "" };
    };
    const own = await stateOf(mine);
    const foreign = await answerOf(theirs, (await stateOf(theirs)).toGoogle);
    foreign.searchParams.set("state", own.state);
    expect((await mine.goHome(foreign)).search).toBe("?error=failed");
  });

  it("refuses a start that is altered, old or of another kind, with an error page", async () => {
    const { platform, venue } = ready();
    const one = newBrowser();
    const start = await begin(one);
    const altered = new URL(start);
    altered.searchParams.set("request", `${start.searchParams.get("request")?.slice(0, -2)}xx`);
    const otherKind = new URL(start);
    const value = { slug: venue.slug, binding: "x" };
    otherKind.searchParams.set(
      "request",
      signValue(
        { secretKeys: platform.deps.secretKeys, kind: "google waiting" },
        value,
        platform.clock.now().add({ hours: 1 }),
      ),
    );
    for (const url of [altered, otherKind]) expect((await one.go(url)).status).toBe(410);
    platform.clock.set("2027-05-03T17:05:01Z");
    const page = await one.go(start, { headers: { accept: "text/html" } });
    platform.clock.set(TEST_NOW);
    expect([page.status, page.headers.get("content-type")]).toEqual([410, "text/html; charset=utf-8"]);
    expect(await page.text()).toContain("sign in again");
  });

  it("reports that Google does not respond, and still allows sign-in by password", async () => {
    const { google } = ready();
    const dead = await startPlatform({
      google: { provider: openIdProvider({ ...google.settings, issuer: "http://127.0.0.1:9" }), centralUrl: CENTRAL },
    });
    const there = await dead.venue();
    const one = browser(dead.api);
    const response = await one.go(await begin(one, there));
    expect([response.status, (await response.json()).error]).toEqual([503, "unavailable"]);
    await dead.close();
  });

  it("exists only on the central host", async () => {
    const { venue } = ready();
    const one = newBrowser();
    const start = await begin(one);
    start.host = hostOf(venue);
    expect((await one.go(start)).status).toBe(404);
  });

  it("starts for no other company and returns to no other host", async () => {
    const { platform, venue } = ready();
    const other = await platform.venue();
    const ask = (query: Record<string, string>) => venue.anonymous("googleRedirect", { query });
    expect((await ask({ tenant: other.slug, original_domain: hostOf(venue) })).status).toBe(404);
    for (const original_domain of [hostOf(other), "evil.example", `${hostOf(venue)}@evil.example`]) {
      expect((await ask({ tenant: venue.slug, original_domain })).status).toBe(400);
    }
  });
});
