import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openIdProvider } from "#api/auth/openid.ts";
import { sealed } from "#api/auth/sealed.ts";
import { setUpTwoFactor } from "#tests/support/authenticator.ts";
import { browser } from "#tests/federation/browser.ts";
import { type LoopbackProvider, startProvider } from "#tests/federation/loopback-provider.ts";
import {
  givePassword,
  type Platform,
  startPlatform,
  TEST_NOW,
  TEST_PASSWORD,
  type Venue,
} from "#tests/support/venue.ts";

const CENTRAL = "http://localhost:4000";
const CALLBACK = "/api/central/auth/google/callback";

let google: LoopbackProvider;
let platform: Platform;
let venue: Venue;
beforeAll(async () => {
  google = await startProvider(CENTRAL);
  platform = await startPlatform({ google: { provider: openIdProvider(google.settings), centralUrl: CENTRAL } });
  venue = await platform.venue();
});
afterAll(async () => {
  await platform.close();
  google.close();
});

type Browser = ReturnType<typeof browser>;

const hostOf = ({ slug }: Venue) => `${slug}.localhost:4000`;

async function begin(one: Browser, at: Venue = venue): Promise<URL> {
  const query = new URLSearchParams({ tenant: at.slug, context: "tenant", original_domain: hostOf(at) });
  const response = await one.go(new URL(`http://${hostOf(at)}/api/central/auth/google/redirect?${query}`));
  expect(response.status).toBe(200);
  return new URL((await response.json()).url);
}

async function redeem(one: Browser, home: URL, headers: Record<string, string> = {}) {
  const response = await one.go(new URL("/api/v1/auth/handover", home), {
    method: "POST",
    headers: { "content-type": "application/json", "x-requested-with": "test", ...headers },
    body: JSON.stringify({ code: home.searchParams.get("code") }),
  });
  return { status: response.status, body: await response.json() };
}

async function login(one: Browser, body: object) {
  const response = await one.go(new URL(`http://${hostOf(venue)}/api/v1/auth/login`), {
    method: "POST",
    headers: { "content-type": "application/json", "x-requested-with": "test" },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

async function personWithPassword() {
  const person = await venue.person("staff");
  await givePassword(platform, venue, person);
  return person;
}

/** Signs in with Google for the first time, proving by the password who one is here. */
async function link(name: string) {
  const person = await personWithPassword();
  const one = browser(platform.api);
  const { body } = await redeem(one, await one.passProvider(await begin(one), name));
  const proof = await login(one, { email: person.email, password: TEST_PASSWORD, link_token: body.link_token });
  return { person, first: body, proof };
}

describe("signing in with Google", () => {
  it("asks for the password once, and from then on signs in by itself", async () => {
    platform.clock.set(TEST_NOW);
    const { person, first, proof } = await link("ada");
    expect(first).toMatchObject({ outcome: "proof_needed", email: "ada@gmail.example", session: null });
    expect([proof.status, proof.body.user?.id]).toEqual([200, person.id]);

    const later = browser(platform.api);
    const { body } = await redeem(later, await later.passProvider(await begin(later), "ada"));
    expect(body).toMatchObject({ outcome: "signed_in", session: { user: { id: person.id } }, link_token: null });
    expect(later.cookies(hostOf(venue)).has("session")).toBe(true);
    const asked = { headers: { authorization: `Bearer ${body.session.access_token}` } };
    expect((await venue.anonymous("userProfile", asked)).body.id).toBe(person.id);
  });

  it("needs proof of an address that is somebody's here, and tells nobody whether it is", async () => {
    await platform.admin
      .updateTable("users")
      .set({ email: "known@gmail.example" })
      .where("id", "=", (await personWithPassword()).id)
      .execute();
    const outcomes = [];
    for (const name of ["known", "unknown"]) {
      const one = browser(platform.api);
      const { status, body } = await redeem(one, await one.passProvider(await begin(one), name));
      outcomes.push([status, body.outcome, body.session]);
    }
    expect(outcomes).toEqual(Array(2).fill([200, "proof_needed", null]));
  });

  it("links nothing for a wrong password, and lets the person try again", async () => {
    const person = await personWithPassword();
    const one = browser(platform.api);
    const { body } = await redeem(one, await one.passProvider(await begin(one), "grace"));
    const wrong = await login(one, { email: person.email, password: "wrong", link_token: body.link_token });
    expect([wrong.status, wrong.body.error]).toEqual([401, "invalid_credentials"]);
    const right = await login(one, { email: person.email, password: TEST_PASSWORD, link_token: body.link_token });
    expect(right.status).toBe(200);
  });

  it("links for whoever is signed in, takes it back, and asks for proof again", async () => {
    const person = await personWithPassword();
    const one = browser(platform.api);
    await login(one, { email: person.email, password: TEST_PASSWORD });
    const { body } = await redeem(one, await one.passProvider(await begin(one), "mary"));
    expect(body).toMatchObject({ outcome: "linked", session: null, link_token: null });
    expect((await person.ask("googleLink")).body).toEqual({ email: "mary@gmail.example", is_available: true });
    expect((await person.ask("unlinkGoogle")).body.message).toContain("mary@gmail.example");
    expect((await person.ask("googleLink")).body.email).toBeNull();
    const again = browser(platform.api);
    expect((await redeem(again, await again.passProvider(await begin(again), "mary"))).body.outcome).toBe(
      "proof_needed",
    );
  });

  it("links only after the second step, where the person has one", async () => {
    platform.clock.set(TEST_NOW);
    const person = await personWithPassword();
    const app = await setUpTwoFactor(person, platform.clock);
    const one = browser(platform.api);
    const { body } = await redeem(one, await one.passProvider(await begin(one), "twice"));
    const first = await login(one, { email: person.email, password: TEST_PASSWORD, link_token: body.link_token });
    const { challenge } = first.body.second_factor;
    const complete = (code: string) => venue.anonymous("completeLogin", { body: { challenge, code } });
    expect((await complete("000000")).status).toBe(422);
    expect((await person.ask("googleLink")).body.email).toBeNull();
    expect((await complete(app.code(1))).status).toBe(200);
    expect((await person.ask("googleLink")).body.email).toBe("twice@gmail.example");

    const later = browser(platform.api);
    const second = await redeem(later, await later.passProvider(await begin(later), "twice"));
    expect(second.body).toMatchObject({
      outcome: "signed_in",
      session: { access_token: null, second_factor: { challenge: expect.any(String) } },
    });
    expect(later.cookies(hostOf(venue)).has("session")).toBe(false);
  });

  it("links nothing for an owner who must set up a second step first", async () => {
    const company = await platform.venue();
    const owner = await company.person("owner");
    await owner.ask("updateCompany", {
      params: { id: company.slug },
      body: { version: 1, owners_need_two_factor: true },
    });
    const { code, cookie } = await company.handover("early");
    const headers = { authorization: `Bearer ${owner.token}`, cookie };
    const { status, body } = await company.anonymous("redeemHandover", { body: { code }, headers });
    expect([status, body.error]).toEqual([403, "two_factor_required"]);
  });

  it("keeps one Google account to one person, and one person to one", async () => {
    await link("shared");
    const other = await personWithPassword();
    const one = browser(platform.api);
    await login(one, { email: other.email, password: TEST_PASSWORD });
    const taken = await redeem(one, await one.passProvider(await begin(one), "shared"));
    expect([taken.status, taken.body.error]).toEqual([409, "invalid_state"]);
    const { person } = await link("first");
    const second = browser(platform.api);
    await login(second, { email: person.email, password: TEST_PASSWORD });
    const more = await redeem(second, await second.passProvider(await begin(second), "second"));
    expect([more.status, more.body.error]).toEqual([409, "invalid_state"]);
  });

  it("works while the company is locked, as every sign-in does", async () => {
    const locked = await platform.venue({ cancelled_at: new Date("2027-01-01") });
    const one = browser(platform.api);
    const { status } = await redeem(one, await one.passProvider(await begin(one, locked), "lock"));
    expect(status).toBe(200);
  });

  it("is not there where the operator has not set it up", async () => {
    const without = await startPlatform();
    const plain = await without.venue();
    const query = { tenant: plain.slug, original_domain: hostOf(plain) };
    expect((await plain.anonymous("googleRedirect", { query })).status).toBe(404);
    await without.close();
  });
});

/** Where the provider sends somebody back to who signs in there as "fit": our callback with its answer, not gone to. */
const answerOf = (one: Browser, toGoogle: URL): Promise<URL> => one.passProvider(toGoogle, "fit", CALLBACK);

describe("on the way", () => {
  it("leads home and says so when the person turns back at Google", async () => {
    const one = browser(platform.api);
    const home = await one.passProvider(await begin(one), null);
    expect([home.host, home.search]).toEqual([hostOf(venue), "?error=refused"]);
  });

  it("takes no address that Google does not vouch for", async () => {
    const one = browser(platform.api);
    const home = await one.passProvider(await begin(one), "unproven-ada");
    expect(home.search).toBe("?error=unverified");
  });

  it("refuses a state that was altered, swapped with another browser's, or replayed", async () => {
    const [mine, theirs] = [browser(platform.api), browser(platform.api)];
    const callbackOf = async (one: Browser) => {
      const toGoogle = await one.go(await begin(one));
      const state = new URL(toGoogle.headers.get("location") ?? "").searchParams.get("state") ?? "";
      return { state, iss: google.settings.issuer };
    };
    const [own, foreign] = [await callbackOf(mine), await callbackOf(theirs)];
    const callback = (query: Record<string, string>) =>
      new URL(`${CENTRAL}/api/central/auth/google/callback?${new URLSearchParams(query)}`);
    for (const state of [`${own.state}x`, foreign.state, ""]) {
      const again = browser(platform.api);
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

  it("refuses another browser's code under the own state, as PKCE has it", async () => {
    const [mine, theirs] = [browser(platform.api), browser(platform.api)];
    const stateOf = async (one: Browser) => {
      const toGoogle = new URL((await one.go(await begin(one))).headers.get("location") ?? "");
      return { toGoogle, state: toGoogle.searchParams.get("state") ?? "" };
    };
    const own = await stateOf(mine);
    const foreign = await answerOf(theirs, (await stateOf(theirs)).toGoogle);
    foreign.searchParams.set("state", own.state);
    expect((await mine.goHome(foreign)).search).toBe("?error=failed");
  });

  it("refuses a start that is altered, old or of another kind, with a page for people", async () => {
    const one = browser(platform.api);
    const start = await begin(one);
    const altered = new URL(start);
    altered.searchParams.set("request", `${start.searchParams.get("request")?.slice(0, -2)}xx`);
    const otherKind = new URL(start);
    const value = { slug: venue.slug, binding: "x" };
    otherKind.searchParams.set(
      "request",
      sealed(
        { secretKey: platform.deps.secretKey, kind: "google waiting" },
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

  it("says that Google does not answer, and still lets people in by password", async () => {
    const dead = await startPlatform({
      google: { provider: openIdProvider({ ...google.settings, issuer: "http://127.0.0.1:9" }), centralUrl: CENTRAL },
    });
    const there = await dead.venue();
    const one = browser(dead.api);
    const response = await one.go(await begin(one, there));
    expect([response.status, (await response.json()).error]).toEqual([503, "unavailable"]);
    await dead.close();
  });

  it("exists on the central host alone", async () => {
    const one = browser(platform.api);
    const start = await begin(one);
    start.host = hostOf(venue);
    expect((await one.go(start)).status).toBe(404);
  });

  it("begins for no other company and comes back to no other host", async () => {
    const other = await platform.venue();
    const ask = (query: Record<string, string>) => venue.anonymous("googleRedirect", { query });
    expect((await ask({ tenant: other.slug, original_domain: hostOf(venue) })).status).toBe(404);
    for (const original_domain of [hostOf(other), "evil.example", `${hostOf(venue)}@evil.example`]) {
      expect((await ask({ tenant: venue.slug, original_domain })).status).toBe(400);
    }
  });
});

describe("the code that comes home", () => {
  it("is good once, for a minute, in its own browser and company", async () => {
    platform.clock.set(TEST_NOW);
    const one = browser(platform.api);
    const home = await one.passProvider(await begin(one), "code");
    const stolen = await redeem(browser(platform.api), home);
    expect([stolen.status, stolen.body.error]).toEqual([410, "link_expired"]);
    const other = await platform.venue();
    const elsewhere = new URL(home);
    elsewhere.host = hostOf(other);
    expect((await redeem(one, elsewhere)).status).toBe(410);
    expect((await redeem(one, home)).status).toBe(200);
    expect((await redeem(one, home)).status).toBe(410);
    const late = await one.passProvider(await begin(one), "code");
    platform.clock.set("2027-05-03T17:01:01Z");
    expect((await redeem(one, late)).status).toBe(410);
    platform.clock.set(TEST_NOW);
  });

  it("gives a proof that waits ten minutes, for the same browser", async () => {
    const person = await personWithPassword();
    const one = browser(platform.api);
    const { body } = await redeem(one, await one.passProvider(await begin(one), "slow"));
    const proof = { email: person.email, password: TEST_PASSWORD, link_token: body.link_token };
    expect((await login(browser(platform.api), proof)).status).toBe(410);
    platform.clock.set("2027-05-03T17:10:01Z");
    expect((await login(one, proof)).status).toBe(410);
    platform.clock.set(TEST_NOW);
  });
});
