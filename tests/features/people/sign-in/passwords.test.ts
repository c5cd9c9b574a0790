import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passwordProblem } from "#api/auth/password-rules.ts";
import type { Mail, Mailer } from "#api/mail/mailer.ts";
import { deliverMail } from "#api/work/start-work.ts";
import {
  givePassword,
  startPlatform,
  TEST_NOW,
  TEST_PASSWORD,
  type Platform,
  type Venue,
} from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const NEW_PASSWORD = "nine purple umbrellas";
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

async function venueWithPerson() {
  platform.clock.set(TEST_NOW);
  const venue = await platform.venue();
  const person = await venue.person("staff");
  await givePassword(platform, venue, person);
  return { venue, person };
}

const signIn = (venue: Venue, email: string, password: string) =>
  venue.anonymous("login", { body: { email, password } });

const forget = (venue: Venue, email: string, address = "127.0.0.1") =>
  venue.anonymous("forgotPassword", { body: { email }, address });

/** Runs the jobs of a venue's pending mails and returns the sent mails. */
async function deliverAll(venue: Venue): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer: Mailer = { send: async (mail) => void sent.push(mail), close: () => undefined };
  const waiting = await platform.admin
    .selectFrom("outbox")
    .select("id")
    .where("tenant_id", "=", venue.tenantId)
    .where("sent_at", "is", null)
    .orderBy("id")
    .execute();
  const deps = { ...platform.deps, mailer, mailFrom: "no-reply@venue.test" };
  for (const { id } of waiting) await deliverMail(deps, { tenant_id: venue.tenantId, outbox_id: id });
  return sent;
}

const tokenIn = (mail: Mail | undefined): string => /reset-password#token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";

const reset = (venue: Venue, token: string, password = NEW_PASSWORD) =>
  venue.anonymous("resetPassword", { body: { token, password } });

const actionsOf = async (venue: Venue, userId: number | string) =>
  (
    await platform.admin
      .selectFrom("audit_log")
      .select("action")
      .where("tenant_id", "=", venue.tenantId)
      .where("entity_id", "=", String(userId))
      .orderBy("id")
      .execute()
  ).map(({ action }) => action);

describe("a forgotten password", () => {
  it("cannot be set by a link to an address that is no longer the person's", async () => {
    const { venue, person: staff } = await venueWithPerson();
    const kim = { first_name: "Kim", last_name: "Lang", phone: null, email: "typo@example.test" };
    const { id, version } = (await staff.ask("createClient", { body: kim })).body;
    await forget(venue, kim.email);
    const token = tokenIn((await deliverAll(venue))[0]);
    const link = () => venue.anonymous("passwordLink", { params: { token } });
    expect((await link()).status).toBe(200);
    await staff.ask("updateClient", { params: { id }, body: { version, email: "kim@example.test" } });
    expect([(await link()).status, (await reset(venue, token)).status]).toEqual([410, 410]);
  });

  it("is replaced by the emailed link, which ends every session and mails a notice", async () => {
    const { venue, person } = await venueWithPerson();
    await forget(venue, person.email.toUpperCase());
    const [mail] = await deliverAll(venue);
    expect(mail?.to.address).toBe(person.email);
    expect(mail?.from.name).toBe(`Venue ${venue.slug}`);
    expect(mail?.html).toContain(`http://${venue.slug}.localhost:4000/reset-password#token=${tokenIn(mail)}`);
    const link = await venue.anonymous("passwordLink", { params: { token: tokenIn(mail) } });
    expect(link.body).toMatchObject({ purpose: "reset", first_name: "Pat", email: person.email });

    const { status, body } = await reset(venue, tokenIn(mail));
    expect([status, body.message]).toEqual([200, "Password reset successfully!"]);
    expect((await person.ask("userProfile")).status).toBe(401);
    expect((await signIn(venue, person.email, TEST_PASSWORD)).status).toBe(401);
    expect((await signIn(venue, person.email, NEW_PASSWORD)).status).toBe(200);
    expect((await deliverAll(venue)).map(({ subject }) => subject)).toEqual([
      `Your password was changed: Venue ${venue.slug}`,
    ]);
    expect(await actionsOf(venue, person.id)).toEqual(["resetPassword", "loginRefused", "login"]);
  });

  it("gets the same answer for an unknown address, to which nothing is mailed", async () => {
    const { venue, person } = await venueWithPerson();
    const words = async (email: string) => {
      const { status, body } = await forget(venue, email);
      return [status, JSON.stringify(body).replace(email, "")];
    };
    expect(await words("nobody@example.test")).toEqual(await words(person.email));
    expect((await deliverAll(venue)).map(({ to }) => to.address)).toEqual([person.email]);
  });

  it("is mailed to a person at most five times an hour, from any number of IP addresses", async () => {
    const { venue, person } = await venueWithPerson();
    const forgetFrom = (at: number, email: string = person.email) => forget(venue, email, `198.51.100.${at}`);
    for (let time = 0; time < 5; time++) expect((await forgetFrom(time)).status).toBe(200);
    const sixth = await forgetFrom(6, person.email.toUpperCase());
    expect([sixth.status, sixth.body.error]).toEqual([429, "rate_limited"]);
    expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await deliverAll(venue)).toHaveLength(5);
  });

  it("can be replaced while the company is locked", async () => {
    const { venue, person } = await venueWithPerson();
    await platform.admin
      .updateTable("tenants")
      .set({ cancelled_at: Temporal.Instant.from("2027-01-01T00:00Z") })
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    expect((await forget(venue, person.email)).status).toBe(200);
    const [mail] = await deliverAll(venue);
    expect((await reset(venue, tokenIn(mail))).status).toBe(200);
  });

  it("resets the account's count of failed sign-ins", async () => {
    const { venue, person } = await venueWithPerson();
    for (let time = 0; time < 10; time++) await signIn(venue, person.email, "wrong");
    expect((await signIn(venue, person.email, TEST_PASSWORD)).status).toBe(429);
    await reset(venue, await venue.mailedToken(person.id));
    expect((await signIn(venue, person.email, NEW_PASSWORD)).status).toBe(200);
  });
});

async function expectExpired(venue: Venue, token: string): Promise<string> {
  const tried = await reset(venue, token);
  const seen = await venue.anonymous("passwordLink", { params: { token } });
  expect([tried.status, tried.body.error]).toEqual([410, "link_expired"]);
  expect({ ...seen.body, request_id: "" }).toEqual({ ...tried.body, request_id: "" });
  return tried.body.message;
}

describe("an emailed link", () => {
  it("gives the same answer whether used, expired, altered, replaced by a newer one or another company's", async () => {
    const { venue, person } = await venueWithPerson();
    const other = await platform.venue();
    const used = await venue.mailedToken(person.id);
    expect((await reset(venue, used)).status).toBe(200);
    const replaced = await venue.mailedToken(person.id);
    const good = await venue.mailedToken(person.id);
    const said = [
      await expectExpired(venue, used),
      await expectExpired(venue, replaced),
      await expectExpired(venue, `${good.slice(0, -1)}${good.endsWith("A") ? "B" : "A"}`),
      await expectExpired(other, good),
    ];
    platform.clock.set("2027-05-03T18:00:01Z");
    said.push(await expectExpired(venue, good));
    expect(new Set(said).size).toBe(1);
  });

  it("is used once by two requests at the same time", async () => {
    const { venue, person } = await venueWithPerson();
    const token = await venue.mailedToken(person.id);
    const replies = await Promise.all([reset(venue, token), reset(venue, token, "seven yellow ladders")]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 410]));
  });

  it("is not used up by a refused password", async () => {
    const { venue, person } = await venueWithPerson();
    const token = await venue.mailedToken(person.id);
    expect((await reset(venue, token, "password123")).status).toBe(422);
    expect((await reset(venue, token)).status).toBe(200);
  });

  it("is stored only as a hash", async () => {
    const { venue, person } = await venueWithPerson();
    const token = await venue.mailedToken(person.id);
    const rows = await platform.admin
      .selectFrom("account_tokens")
      .selectAll()
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("of an invitation is valid for seven days and sets the first password", async () => {
    const { venue } = await venueWithPerson();
    const invited = await venue.person("coach");
    const token = await venue.mailedToken(invited.id, "invite");
    platform.clock.set("2027-05-10T16:59:59Z");
    expect((await venue.anonymous("passwordLink", { params: { token } })).body.purpose).toBe("invite");
    expect((await reset(venue, token)).body.message).toBe("Your password is set. You can sign in now.");
    expect((await signIn(venue, invited.email, NEW_PASSWORD)).status).toBe(200);
    expect(await actionsOf(venue, invited.id)).toEqual(["acceptInvitation", "login"]);
  });
});

describe("changing a password", () => {
  it("ends every other session, keeps this one and mails a notice", async () => {
    const { venue, person } = await venueWithPerson();
    const elsewhere = (await signIn(venue, person.email, TEST_PASSWORD)).body.access_token;
    const body = { current_password: TEST_PASSWORD, password: NEW_PASSWORD };
    expect((await person.ask("changePassword", { body })).status).toBe(200);
    expect((await person.ask("userProfile")).status).toBe(200);
    expect((await venue.anonymous("userProfile", bearer(elsewhere))).status).toBe(401);
    expect((await signIn(venue, person.email, NEW_PASSWORD)).status).toBe(200);
    expect((await person.ask("userProfile")).body.password_changed_at).toBe("2027-05-03T17:00:00.000Z");
    expect((await deliverAll(venue))[0]?.subject).toContain("Your password was changed");
  });

  it("invalidates every link that was mailed before, and none that is requested later", async () => {
    const { venue, person } = await venueWithPerson();
    const mailed = [await venue.mailedToken(person.id), await venue.mailedToken(person.id, "invite")];
    const body = { current_password: TEST_PASSWORD, password: NEW_PASSWORD };
    expect((await person.ask("changePassword", { body })).status).toBe(200);
    for (const token of mailed) await expectExpired(venue, token);
    expect((await signIn(venue, person.email, NEW_PASSWORD)).status).toBe(200);
    const later = await venue.mailedToken(person.id);
    expect((await reset(venue, later, "seven yellow ladders")).status).toBe(200);
  });

  it("requires the current password, which cannot be guessed for long", async () => {
    const { person } = await venueWithPerson();
    const ask = (current_password: string) =>
      person.ask("changePassword", { body: { current_password, password: NEW_PASSWORD } });
    const wrong = await ask("wrong");
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["current_password"]]);
    for (let time = 1; time < 10; time++) await ask("wrong");
    expect((await ask(TEST_PASSWORD)).status).toBe(429);
  });

  it("leaves no hash of a password with the keys of repeated requests", async () => {
    const { venue, person } = await venueWithPerson();
    const body = { current_password: TEST_PASSWORD, password: NEW_PASSWORD };
    await person.ask("changePassword", { body, headers: { "idempotency-key": "once" } });
    const keys = await platform.admin
      .selectFrom("idempotency_keys")
      .selectAll()
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    expect(keys).toEqual([]);
  });
});

describe("a new password", () => {
  it.each([
    ["short", "Use at least 10 characters."],
    ["Password123", "leaked"],
    ["!!!michael2024!!!", "leaked"],
    ["aaaaaaaaaaaa", "repeats"],
    ["1234567890", "repeats"],
    ["Pat Staff 1", "name"],
  ])("cannot be %s", async (password, reason) => {
    const { venue, person } = await venueWithPerson();
    const { status, body } = await reset(venue, await venue.mailedToken(person.id), password);
    expect(status).toBe(422);
    expect(body.errors.password[0]).toContain(reason);
  });

  it("cannot be the sign-in address, or the company's name with a small addition", async () => {
    const { venue, person } = await venueWithPerson();
    const token = await venue.mailedToken(person.id);
    for (const password of [person.email, `Venue ${venue.slug} 27`]) {
      expect((await reset(venue, token, password)).body.errors?.password[0]).toContain("name");
    }
  });
});

it.each(["harbourgolf1", "HarbourGolf2027", "golf-indoor-12", "indoorharbour!"])(
  "recognises %s at Harbour Indoor Golf as the company's name",
  (password) => {
    const owner = { email: "pat@demo.test", first_name: "Pat", last_name: "Lee", company: "Harbour Indoor Golf" };
    expect(passwordProblem(password, owner, new Set())).toContain("company's name");
    expect(passwordProblem("golf every tuesday night", owner, new Set())).toBeNull();
  },
);
