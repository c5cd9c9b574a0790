import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Mail, Mailer } from "#api/mail/mailer.ts";
import { deliverMail } from "#api/work/start-work.ts";
import { end } from "#tests/features/people/accounts/support.ts";
import {
  givePassword,
  startPlatform,
  TEST_NOW,
  TEST_PASSWORD,
  type Platform,
  type Venue,
} from "#tests/support/venue.ts";
import { registrationToken } from "./registration-token.ts";

let platform: Platform;
let venue: Venue;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.set(TEST_NOW);
  venue = await platform.venue();
});

const PASSWORD = "nine purple umbrellas";
const ADA = {
  first_name: "Ada",
  last_name: "Byron",
  email: "ada@example.test",
  phone: "+16045550101",
  agrees: true,
};

const register = (changes: object = {}, address = "127.0.0.1") =>
  venue.anonymous("registerClient", { body: { ...ADA, ...changes }, address });
const confirm = (token: string, password = PASSWORD) =>
  venue.anonymous("confirmRegistration", { body: { token, password } });
const signIn = async (email: string, password: string) =>
  (await venue.anonymous("login", { body: { email, password } })).status;
const tokenIn = (mail: Mail | undefined): string =>
  /register\/confirm#token=([\w.-]+)/.exec(mail?.text ?? "")?.[1] ?? "";

/** Delivers the waiting mails, as the job does, and returns them. */
async function delivered(): Promise<Mail[]> {
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

const clientsNamed = async (search: string) =>
  (await (await venue.person("staff")).ask("clients", { query: { search } })).body.data;

describe("a visitor's registration", () => {
  it("mails a link that creates the account, signs in and makes the visitor a client", async () => {
    const { status, body } = await register();
    expect([status, body.message]).toEqual([
      200,
      "A mail to ada@example.test is on its way. Follow the link in it within one day.",
    ]);
    const [mail] = await delivered();
    expect([mail?.to, mail?.subject]).toEqual([
      { name: "", address: ADA.email },
      `Confirm your address: Venue ${venue.slug}`,
    ]);
    expect(mail?.text).toContain(`http://${venue.slug}.localhost:4000/register/confirm#token=`);
    expect(await clientsNamed("Byron")).toEqual([]);
    expect(await signIn(ADA.email, PASSWORD)).toBe(401);

    const done = await confirm(tokenIn(mail));
    expect([done.status, done.body]).toMatchObject([200, { email: ADA.email }]);
    expect(await signIn(ADA.email.toUpperCase(), PASSWORD)).toBe(200);
    const [client] = await clientsNamed("Byron");
    expect(client).toMatchObject({ name: "Ada Byron", email: ADA.email, phone: ADA.phone });
    const { after } = await platform.admin
      .selectFrom("audit_log")
      .select("after")
      .where("tenant_id", "=", venue.tenantId)
      .where("action", "=", "confirmRegistration")
      .executeTakeFirstOrThrow();
    expect(after).toMatchObject({ email: ADA.email, agreed_to_keeping_details: true });
  });

  it("records the consent to news, with time and source, once the address is confirmed", async () => {
    await register({ agrees_to_marketing: true });
    const [mail] = await delivered();
    const consents = () =>
      platform.admin.selectFrom("marketing_consents").where("tenant_id", "=", venue.tenantId).selectAll().execute();
    expect(await consents()).toEqual([]);
    platform.clock.set("2027-05-03T18:00:00Z");
    expect((await confirm(tokenIn(mail))).status).toBe(200);
    const [client] = await clientsNamed("Byron");
    const staff = await venue.person("staff");
    const { body } = await staff.ask("marketingConsent", { params: { id: client.id } });
    expect(body).toEqual({
      client_id: client.id,
      state: "agreed",
      source: "registration",
      changed_at: "2027-05-03T18:00:00.000Z",
    });
    const told = await staff.ask("clientActivities", { params: { id: client.id } });
    expect(
      told.body.data.map(({ sentence, actor_name }: Record<string, unknown>) => [sentence, actor_name]),
    ).toContainEqual(["Changed the consent to marketing mail of Ada Byron", "Ada Byron"]);
  });

  it.each([
    ["is left unticked", { agrees_to_marketing: false }],
    ["is not shown", {}],
  ])("records nothing if the box for news %s", async (_, changes) => {
    await register(changes);
    const [mail] = await delivered();
    expect((await confirm(tokenIn(mail))).status).toBe(200);
    const [client] = await clientsNamed("Byron");
    const { body } = await (await venue.person("staff")).ask("marketingConsent", { params: { id: client.id } });
    expect(body).toMatchObject({ state: "not_asked", source: null, changed_at: null });
  });

  it("changes nothing for a person whose address another person registers with a ticked box", async () => {
    const person = await venue.person("client");
    await person.ask("updateOwnMarketingConsent", { body: { state: "unsubscribed" } });
    await register({ email: person.email, agrees_to_marketing: true });
    await delivered();
    expect((await person.ask("ownMarketingConsent")).body).toMatchObject({ state: "unsubscribed", source: "self" });
  });

  it("tells only the address itself that it has an account, and mails the link for a new password instead", async () => {
    const person = await venue.person("client");
    await givePassword(platform, venue, person);
    const said = [await register({ email: person.email.toUpperCase() }), await register()];
    const words = said.map(({ status, body }, at) => [
      status,
      body.message.replace(at === 0 ? person.email.toUpperCase() : ADA.email, ""),
    ]);
    expect(words[0]).toEqual(words[1]);
    const [mail] = await delivered();
    expect([mail?.to.address, mail?.subject]).toEqual([
      person.email,
      `You already have an account: Venue ${venue.slug}`,
    ]);
    expect(mail?.text).toMatch(/reset-password#token=[\w-]+/);
    expect(tokenIn(mail)).toBe("");
    expect(await signIn(person.email, TEST_PASSWORD)).toBe(200);
  });

  it("mails nothing to a former colleague's address", async () => {
    const [owner, staff] = [await venue.person("owner"), await venue.person("staff")];
    await end(owner, staff.id);
    await delivered();
    expect((await register({ email: staff.email })).status).toBe(200);
    expect(await delivered()).toEqual([]);
  });

  it("repeats no text in the email that a stranger typed", async () => {
    await register({ first_name: "Win at https://spam.example", last_name: "now" });
    expect((await delivered()).map(({ text, html }) => /spam/.test(text + html))).toEqual([false]);
  });

  it.each([
    ["no name", { first_name: " " }, "first_name"],
    ["an invalid address", { email: "nowhere" }, "email"],
    ["a number that is too long", { phone: "1".repeat(41) }, "phone"],
    ["words instead of a number", { phone: "abc" }, "phone"],
    ["no consent to the terms", { agrees: false }, "agrees"],
    ["no value for the consent", { agrees: undefined }, "agrees"],
    ["an invalid value of the box", { agrees_to_marketing: "yes" }, "agrees_to_marketing"],
  ])("is refused with %s", async (_, changes, field) => {
    const { status, body } = await register(changes);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(await delivered()).toEqual([]);
  });

  it("asks for the consent in the form's words if a program omits it", async () => {
    const { body } = await register({ agrees: undefined });
    expect(body.errors).toEqual({ agrees: ["Agree to this to create an account."] });
  });

  it.each([
    ["is short", "umbrella", 422],
    ["is leaked", "password123", 422],
    ["is the person's own name", "AdaByron2027", 422],
    ["is the company's name", "", 422],
  ])("creates no account with a password that %s, and its link stays valid", async (_, password, status) => {
    const token = registrationToken(venue, ADA.email, platform.clock.now());
    const refused = await confirm(token, password || `Venue ${venue.slug}!`);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([status, ["password"]]);
    expect((await confirm(token)).status).toBe(200);
  });

  it("is limited to five times an hour for one email address, and thirty times from one IP address, known or not", async () => {
    for (let time = 0; time < 5; time++) {
      expect((await register({}, `198.51.100.${time}`)).status).toBe(200);
    }
    const sixth = await register({ email: ADA.email.toUpperCase() }, "198.51.100.9");
    expect([sixth.status, sixth.body.error]).toEqual([429, "rate_limited"]);
    expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(0);
    const from = (time: number) => register({ email: `p${time}@example.test` }, "203.0.113.7");
    for (let time = 0; time < 30; time++) expect((await from(time)).status).toBe(200);
    expect((await from(31)).status).toBe(429);
  });

  it("is refused by a locked company, and so is its link", async () => {
    const token = registrationToken(venue, ADA.email, platform.clock.now());
    await platform.admin
      .updateTable("tenants")
      .set({ cancelled_at: Temporal.Instant.from("2027-01-01T00:00Z") })
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    expect([(await register()).status, (await confirm(token)).status]).toEqual([423, 423]);
  });

  it("refuses an address that another person has registered in the meantime", async () => {
    const token = registrationToken(venue, ADA.email, platform.clock.now());
    const staff = await venue.person("staff");
    const body = { first_name: "Ada", last_name: "Desk", email: ADA.email };
    expect((await staff.ask("createClient", { body })).status).toBe(201);
    expect((await confirm(token)).status).toBe(410);
    expect(await signIn(ADA.email, PASSWORD)).toBe(401);
  });
});
