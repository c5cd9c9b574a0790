import pino from "pino";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { createGateway, type Gateway } from "#gateway/server.ts";
import { startPlatform, TEST_NOW, type Person, type Platform, type Venue } from "#tests/support/venue.ts";

export interface AskedSite {
  platform: Platform;
  gateway: Gateway;
  /** A separate company for each test, and a person at its desk. */
  venue: Venue;
  staff: Person;
}

/** A platform behind a gateway for the tests of a file. */
export function askedSite(): AskedSite {
  const site = {} as AskedSite; // filled before the first test
  beforeAll(async () => {
    site.platform = await startPlatform();
    const log = pino({ level: "silent" });
    const options = { api: site.platform.api, baseDomain: "localhost", webRoot: "dist/web", log };
    site.gateway = await createGateway(options);
  });
  afterAll(async () => {
    await site.gateway.close();
    await site.platform.close();
  });
  beforeEach(async () => {
    site.platform.clock.set(TEST_NOW);
    site.venue = await site.platform.venue();
    site.staff = await site.venue.person("staff");
  });
  return site;
}
