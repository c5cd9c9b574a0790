import { afterAll, beforeAll } from "vitest";
import { openIdProvider } from "#api/auth/openid.ts";
import { givePassword, startPlatform, TEST_PASSWORD, type Platform, type Venue } from "#tests/support/venue.ts";
import { browser } from "./browser.ts";
import { startProvider, type LoopbackProvider } from "./loopback-provider.ts";

export const CENTRAL = "http://localhost:4000";
export const CALLBACK = "/api/central/auth/google/callback";

export type Browser = ReturnType<typeof browser>;

export const hostOf = ({ slug }: Venue) => `${slug}.localhost:4000`;

/** A platform that signs in with a Google of its own, for one file of tests. */
export function withGoogle() {
  const started: { google?: LoopbackProvider; platform?: Platform; venue?: Venue } = {};
  beforeAll(async () => {
    const google = await startProvider(CENTRAL);
    const platform = await startPlatform({
      google: { provider: openIdProvider(google.settings), centralUrl: CENTRAL },
    });
    Object.assign(started, { google, platform, venue: await platform.venue() });
  });
  afterAll(async () => {
    await started.platform?.close();
    started.google?.close();
  });
  const ready = () => {
    const { google, platform, venue } = started;
    if (!google || !platform || !venue) throw new Error("Google starts before the tests of its file");
    return { google, platform, venue };
  };
  const personWithPassword = async () => {
    const { platform, venue } = ready();
    const person = await venue.person("staff");
    await givePassword(platform, venue, person);
    return person;
  };
  const newBrowser = () => browser(ready().platform.api);
  const begin = (one: Browser, at: Venue = ready().venue) => beginAt(one, at);
  const login = (one: Browser, body: object) => loginAt(one, ready().venue, body);

  /** Signs in with Google for the first time, proving by the password who one is here. */
  const link = async (name: string) => {
    const person = await personWithPassword();
    const one = newBrowser();
    const { body } = await redeem(one, await one.passProvider(await begin(one), name));
    const proof = await login(one, { email: person.email, password: TEST_PASSWORD, link_token: body.link_token });
    return { person, first: body, proof };
  };
  return { ready, personWithPassword, newBrowser, begin, login, link };
}

async function beginAt(one: Browser, at: Venue): Promise<URL> {
  const query = new URLSearchParams({ tenant: at.slug, context: "tenant", original_domain: hostOf(at) });
  const response = await one.go(new URL(`http://${hostOf(at)}/api/central/auth/google/redirect?${query}`));
  if (response.status !== 200) throw new Error(`The sign-in did not begin: ${response.status}`);
  return new URL((await response.json()).url);
}

export async function redeem(one: Browser, home: URL) {
  const response = await one.go(new URL("/api/v1/auth/handover", home), {
    method: "POST",
    headers: { "content-type": "application/json", "x-requested-with": "test" },
    body: JSON.stringify({ code: home.searchParams.get("code") }),
  });
  return { status: response.status, body: await response.json() };
}

async function loginAt(one: Browser, at: Venue, body: object) {
  const response = await one.go(new URL(`http://${hostOf(at)}/api/v1/auth/login`), {
    method: "POST",
    headers: { "content-type": "application/json", "x-requested-with": "test" },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}
