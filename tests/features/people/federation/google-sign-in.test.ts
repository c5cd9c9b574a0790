import { describe, expect, it } from "vitest";
import { setUpTwoFactor } from "#tests/support/authenticator.ts";
import { startPlatform, TEST_NOW, TEST_PASSWORD } from "#tests/support/venue.ts";
import { hostOf, redeem, withGoogle } from "./google-journey.ts";

const { ready, personWithPassword, newBrowser, begin, login, link } = withGoogle();

describe("signing in with Google", () => {
  it("asks for the password once, and then signs in by itself", async () => {
    const { platform, venue } = ready();
    platform.clock.set(TEST_NOW);
    const { person, first, proof } = await link("ada");
    expect(first).toMatchObject({ outcome: "proof_needed", email: "ada@gmail.example", session: null });
    expect([proof.status, proof.body.user?.id]).toEqual([200, person.id]);

    const later = newBrowser();
    const { body } = await redeem(later, await later.passProvider(await begin(later), "ada"));
    expect(body).toMatchObject({ outcome: "signed_in", session: { user: { id: person.id } }, link_token: null });
    expect(later.cookies(hostOf(venue)).has("session")).toBe(true);
    const asked = { headers: { authorization: `Bearer ${body.session.access_token}` } };
    expect((await venue.anonymous("userProfile", asked)).body.id).toBe(person.id);
  });

  it("requires a confirmation of a known address, and does not reveal whether it is known", async () => {
    const { platform } = ready();
    await platform.admin
      .updateTable("users")
      .set({ email: "known@gmail.example" })
      .where("id", "=", (await personWithPassword()).id)
      .execute();
    const outcomes = [];
    for (const name of ["known", "unknown"]) {
      const one = newBrowser();
      const { status, body } = await redeem(one, await one.passProvider(await begin(one), name));
      outcomes.push([status, body.outcome, body.session]);
    }
    expect(outcomes).toEqual(Array(2).fill([200, "proof_needed", null]));
  });

  it("links nothing for a wrong password, and allows another try", async () => {
    const person = await personWithPassword();
    const one = newBrowser();
    const { body } = await redeem(one, await one.passProvider(await begin(one), "grace"));
    const wrong = await login(one, { email: person.email, password: "wrong", link_token: body.link_token });
    expect([wrong.status, wrong.body.error]).toEqual([401, "invalid_credentials"]);
    const right = await login(one, { email: person.email, password: TEST_PASSWORD, link_token: body.link_token });
    expect(right.status).toBe(200);
  });

  it("links the account of a signed-in person, unlinks it, and then asks for a confirmation again", async () => {
    const person = await personWithPassword();
    const one = newBrowser();
    await login(one, { email: person.email, password: TEST_PASSWORD });
    const { body } = await redeem(one, await one.passProvider(await begin(one), "mary"));
    expect(body).toMatchObject({ outcome: "linked", session: null, link_token: null });
    expect((await person.ask("googleLink")).body).toEqual({ email: "mary@gmail.example", is_available: true });
    expect((await person.ask("unlinkGoogle")).body.message).toContain("mary@gmail.example");
    expect((await person.ask("googleLink")).body.email).toBeNull();
    const again = newBrowser();
    expect((await redeem(again, await again.passProvider(await begin(again), "mary"))).body.outcome).toBe(
      "proof_needed",
    );
  });

  it("links only after the second step, if the person has one", async () => {
    const { platform, venue } = ready();
    platform.clock.set(TEST_NOW);
    const person = await personWithPassword();
    const app = await setUpTwoFactor(person, platform.clock);
    const one = newBrowser();
    const { body } = await redeem(one, await one.passProvider(await begin(one), "twice"));
    const first = await login(one, { email: person.email, password: TEST_PASSWORD, link_token: body.link_token });
    const { challenge } = first.body.second_factor;
    const complete = (code: string) => venue.anonymous("completeLogin", { body: { challenge, code } });
    expect((await complete("000000")).status).toBe(422);
    expect((await person.ask("googleLink")).body.email).toBeNull();
    expect((await complete(app.code(1))).status).toBe(200);
    expect((await person.ask("googleLink")).body.email).toBe("twice@gmail.example");

    const later = newBrowser();
    const second = await redeem(later, await later.passProvider(await begin(later), "twice"));
    expect(second.body).toMatchObject({
      outcome: "signed_in",
      session: { access_token: null, second_factor: { challenge: expect.any(String) } },
    });
    expect(later.cookies(hostOf(venue)).has("session")).toBe(false);
  });

  it("links nothing for an owner who must first set up a second step", async () => {
    const { platform } = ready();
    const company = await platform.venue();
    const owner = await company.person("owner");
    await owner.ask("updateCompany", {
      params: { id: company.slug },
      body: { version: 1, owners_need_two_factor: true },
    });
    const { code, cookie } = await company.codeExchange("early");
    const headers = { authorization: `Bearer ${owner.token}`, cookie };
    const { status, body } = await company.anonymous("redeemHandover", { body: { code }, headers });
    expect([status, body.error]).toEqual([403, "two_factor_required"]);
  });

  it("links one Google account to one person, and one person to one Google account", async () => {
    await link("shared");
    const other = await personWithPassword();
    const one = newBrowser();
    await login(one, { email: other.email, password: TEST_PASSWORD });
    const taken = await redeem(one, await one.passProvider(await begin(one), "shared"));
    expect([taken.status, taken.body.error]).toEqual([409, "invalid_state"]);
    const { person } = await link("first");
    const second = newBrowser();
    await login(second, { email: person.email, password: TEST_PASSWORD });
    const more = await redeem(second, await second.passProvider(await begin(second), "second"));
    expect([more.status, more.body.error]).toEqual([409, "invalid_state"]);
  });

  it("works while the company is locked, like every sign-in", async () => {
    const { platform } = ready();
    const locked = await platform.venue({ cancelled_at: Temporal.Instant.from("2027-01-01T00:00Z") });
    const one = newBrowser();
    const { status } = await redeem(one, await one.passProvider(await begin(one, locked), "lock"));
    expect(status).toBe(200);
  });

  it("is not available if the operator has not set it up", async () => {
    const without = await startPlatform();
    const plain = await without.venue();
    const query = { tenant: plain.slug, original_domain: hostOf(plain) };
    expect((await plain.anonymous("googleRedirect", { query })).status).toBe(404);
    await without.close();
  });
});
