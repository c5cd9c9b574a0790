import { describe, expect, it } from "vitest";
import { TEST_NOW, TEST_PASSWORD } from "#tests/support/venue.ts";
import { hostOf, redeem, withGoogle } from "./google-journey.ts";

const { ready, personWithPassword, newBrowser, begin, login } = withGoogle();

describe("the code returned by Google", () => {
  it("is valid once, for a minute, in its own browser and company", async () => {
    const { platform } = ready();
    platform.clock.set(TEST_NOW);
    const one = newBrowser();
    const home = await one.passProvider(await begin(one), "code");
    const stolen = await redeem(newBrowser(), home);
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

  it("gives a proof that is valid for ten minutes, in the same browser", async () => {
    const { platform } = ready();
    const person = await personWithPassword();
    const one = newBrowser();
    const { body } = await redeem(one, await one.passProvider(await begin(one), "slow"));
    const proof = { email: person.email, password: TEST_PASSWORD, link_token: body.link_token };
    expect((await login(newBrowser(), proof)).status).toBe(410);
    platform.clock.set("2027-05-03T17:10:01Z");
    expect((await login(one, proof)).status).toBe(410);
    platform.clock.set(TEST_NOW);
  });
});
