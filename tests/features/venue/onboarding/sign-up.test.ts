import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Mail } from "#api/mail/mailer.ts";
import { deliverMail } from "#api/work/start-work.ts";
import { RESERVED_SLUGS, slugFromName } from "#schema/venue/onboarding/slug.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { newcomer, PASSWORD } from "./newcomer.ts";
import { askCentral, codeIn, confirmOwner, signUp, waitingMails } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const freshSlug = () => `n${randomUUID().slice(0, 8)}`;
const create = (body: object, headers: Record<string, string> = {}) =>
  askCentral(platform, "createTenant", { body, headers });

const tenantsNamed = (slug: string) =>
  platform.admin.selectFrom("tenants").where("slug", "=", slug).selectAll().execute();

const ownersAt = async (slug: string) =>
  platform.admin
    .selectFrom("users")
    .innerJoin("tenants", "tenants.tenant_id", "users.tenant_id")
    .where("tenants.slug", "=", slug)
    .select(["users.email", "users.roles", "users.is_email_confirmed"])
    .execute();

describe("a sign-up", () => {
  it("creates a company in its trial with its owner, whom the code signs in once", async () => {
    const slug = freshSlug();
    const { status, body } = await create(newcomer(slug));
    expect([status, body.slug, body.url, body.trial_ends_at]).toEqual([
      201,
      slug,
      `http://${slug}.localhost:4000`,
      "2027-05-17T17:00:00.000Z",
    ]);
    expect(body.sign_in_url).toMatch(new RegExp(`^http://${slug}.localhost:4000/onboarding-bridge#code=[\\w-]{43}$`));
    const [tenant] = await tenantsNamed(slug);
    expect(tenant).toMatchObject({
      name: "Harbour Indoor Golf",
      timezone: "America/Toronto",
      currency: "CAD",
      locale: "en-CA",
    });
    expect(await ownersAt(slug)).toEqual([
      { email: `ada@${slug}.example`, roles: ["owner"], is_email_confirmed: false },
    ]);
    const venue = platform.at({
      tenantId: tenant?.tenant_id ?? "",
      slug,
      catalogue: { resource_types: [], locations: [], resources: [], services: [], coaches: [] },
    });
    const code = codeIn(body.sign_in_url);
    const first = await venue.anonymous("redeemHandover", { body: { code } });
    expect(first.body).toMatchObject({
      outcome: "signed_in",
      session: { user: { roles: ["owner"], first_name: "Ada" } },
    });
    expect(first.headers.getSetCookie().join()).toContain("session=");
    const second = await venue.anonymous("redeemHandover", { body: { code } });
    expect([second.status, second.body.error]).toEqual([410, "link_expired"]);
    const status_ = await venue
      .signedIn({ id: first.body.session.user.id, email: "", token: first.body.session.access_token })
      .ask("accountInfo");
    expect(status_.body).toMatchObject({ account_status: "trial_active", is_locked: false, trial_days_left: 14 });
    const { status: login } = await venue.anonymous("login", {
      body: { email: `ada@${slug}.example`, password: PASSWORD },
    });
    expect(login).toBe(200);
  });

  it("returns a code that is valid for a minute, and only on its own company's host", async () => {
    const other = await platform.venue();
    const { body } = await create(newcomer(freshSlug()));
    const elsewhere = await other.anonymous("redeemHandover", { body: { code: codeIn(body.sign_in_url) } });
    expect(elsewhere.status).toBe(410);
    platform.clock.set("2027-05-03T17:01:01Z");
    const late = platform.at({
      tenantId: (await tenantsNamed(body.slug))[0]?.tenant_id ?? "",
      slug: body.slug,
      catalogue: other.catalogue,
    });
    expect((await late.anonymous("redeemHandover", { body: { code: codeIn(body.sign_in_url) } })).status).toBe(410);
    platform.clock.set(TEST_NOW);
  });

  it("mails a link that confirms the address, and ends no session", async () => {
    const { venue, owner } = await signUp(platform);
    const mails = await waitingMails(platform, venue);
    expect(mails[0]).toMatchObject({
      kind: "sign_up_confirmation",
      payload: { user_id: owner.id, email: owner.email },
    });
    expect((await owner.ask("onboardingStatus")).body.is_email_confirmed).toBe(false);
    const token = await venue.emailToken(owner.id, owner.email);
    const { status, body } = await venue.anonymous("confirmEmailChange", { body: { token } });
    expect([status, body.message]).toEqual([200, `${owner.email} is yours.`]);
    expect((await owner.ask("onboardingStatus")).body.is_email_confirmed).toBe(true);
    const again = await owner.ask("requestEmailChange", { body: { email: owner.email } });
    expect(again.status).toBe(422);
  });

  it("repeats no typed text in its email, except for the link's host", async () => {
    const { venue, owner } = await signUp(platform);
    const sent: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined };
    const waiting = await platform.admin
      .selectFrom("outbox")
      .where("tenant_id", "=", venue.tenantId)
      .orderBy("id")
      .select("id")
      .execute();
    for (const { id } of waiting.slice(0, 1)) {
      const work = { ...platform.deps, mailer, mailFrom: "no-reply@venue.test" };
      await deliverMail(work, { tenant_id: venue.tenantId, outbox_id: id });
    }
    const [mail] = sent;
    expect(mail?.to).toEqual({ name: "", address: owner.email });
    expect(mail?.subject).toBe("Confirm your address: Fairway");
    const told = `${mail?.subject} ${mail?.from.name} ${mail?.text} ${mail?.html}`;
    for (const typed of ["Harbour", "Ada", "Field"]) expect(told).not.toContain(typed);
    const token = /confirm-email\?signed_up=1#token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    expect((await venue.anonymous("confirmEmailChange", { body: { token } })).status).toBe(200);
  });

  it("mails the link again while it has not been used", async () => {
    const { venue, owner } = await signUp(platform);
    const { status } = await owner.ask("requestEmailChange", { body: { email: owner.email } });
    expect(status).toBe(200);
    const kinds = (await waitingMails(platform, venue)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "sign_up_confirmation")).toHaveLength(2);
  });

  it("sends no invitations before an owner has confirmed the address", async () => {
    const { venue, owner } = await signUp(platform);
    const sam = { first_name: "Sam", last_name: "Roe", email: "sam@example.test", roles: ["staff"] };
    const early = await owner.ask("createAccount", { body: sam });
    expect(early.status).toBe(409);
    expect(early.body.message).toContain("Confirm your email address first");
    expect((await waitingMails(platform, venue)).map(({ kind }) => kind)).toEqual(["sign_up_confirmation"]);
    await confirmOwner(platform, venue);
    expect((await owner.ask("createAccount", { body: sam })).status).toBe(201);
  });

  it("refuses invalid companies, by field", async () => {
    const good = newcomer(freshSlug());
    const tries: [object, string][] = [
      [{ slug: "Not a slug" }, "slug"],
      [{ slug: "-x" }, "slug"],
      [{ slug: "xn--bnk-0ra" }, "slug"],
      [{ slug: "x".repeat(41) }, "slug"],
      ...RESERVED_SLUGS.map((slug): [object, string] => [{ slug }, "slug"]),
      [{ name: " " }, "name"],
      [{ name: "x".repeat(101) }, "name"],
      [{ first_name: "" }, "first_name"],
      [{ email: "nobody" }, "email"],
      [{ email: `${"x".repeat(250)}@example.test` }, "email"],
      [{ password: "short" }, "password"],
      [{ password: "password12345" }, "password"],
      [{ password: "harbour indoor" }, "password"],
      [{ timezone: "Mars/Olympus" }, "timezone"],
      [{ currency: "ZZZ" }, "currency"],
      [{ currency: "cad" }, "currency"],
      [{ country: "Canada" }, "country"],
    ];
    for (const [change, field] of tries) {
      const { status, body } = await create({ ...good, ...change });
      expect([status, Object.keys(body.errors ?? {})], JSON.stringify(change)).toEqual([422, [field]]);
    }
    expect(await tenantsNamed(good.slug)).toEqual([]);
  });

  it("gives the same answer whether or not the address is known", async () => {
    const { owner } = await signUp(platform);
    const known = await create({ ...newcomer(freshSlug()), email: owner.email });
    const unknown = await create(newcomer(freshSlug()));
    expect([known.status, unknown.status]).toEqual([201, 201]);
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
  });

  it("creates a sub-domain for one of twenty who request it at once, and tells the others that it is taken", async () => {
    const slug = freshSlug();
    const racers = Array.from({ length: 20 }, (_, at) =>
      create({ ...newcomer(slug), email: `racer${at}@example.test` }),
    );
    const replies = await Promise.all(racers);
    const won = replies.filter(({ status }) => status === 201);
    const lost = replies.filter(({ status }) => status === 422);
    expect([won.length, lost.length]).toEqual([1, 19]);
    expect(lost[0]?.body.errors.slug[0]).toBe(`"${slug}" is taken by another company. Choose another address.`);
    expect(await tenantsNamed(slug)).toHaveLength(1);
    expect(await ownersAt(slug)).toHaveLength(1);
  });

  it("is repeated with the same key, address and password, and creates nothing twice", async () => {
    const body = newcomer(freshSlug());
    const headers = { "idempotency-key": randomUUID() };
    const [one, two] = await Promise.all([create(body, headers), create(body, headers)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(await ownersAt(body.slug)).toHaveLength(1);
    const mails = await platform.admin
      .selectFrom("outbox")
      .innerJoin("tenants", "tenants.tenant_id", "outbox.tenant_id")
      .where("tenants.slug", "=", body.slug)
      .where("kind", "=", "sign_up_confirmation")
      .select("outbox.id")
      .execute();
    expect(mails).toHaveLength(1);
    for (const wrong of [
      create(body),
      create(body, { "idempotency-key": randomUUID() }),
      create({ ...body, password: "another one entirely" }, headers),
      create({ ...body, email: "mallory@example.test" }, headers),
    ]) {
      expect((await wrong).status).toBe(422);
    }
    platform.clock.set("2027-05-03T18:30:00Z");
    expect((await create(body, headers)).status).toBe(422);
    platform.clock.set(TEST_NOW);
  });

  it("leaves no company without an owner, and no owner without a company, if it fails in between", async () => {
    const slug = freshSlug();
    await sql`create function break_off() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`.execute(
      platform.admin,
    );
    await sql`create trigger break_off before insert on outbox for each row execute function break_off()`.execute(
      platform.admin,
    );
    const broken = await create(newcomer(slug));
    expect(broken.status).toBe(500);
    expect([await tenantsNamed(slug), await ownersAt(slug)]).toEqual([[], []]);
    await sql`drop trigger break_off on outbox`.execute(platform.admin);
    await sql`drop function break_off()`.execute(platform.admin);
    expect((await create(newcomer(slug))).status).toBe(201);
  });

  it("is rate-limited by IP address, and by email address from anywhere", async () => {
    const { venue } = await signUp(platform);
    const tried = (email: string, address?: string) =>
      askCentral(platform, "createTenant", {
        body: { ...newcomer(venue.slug), email },
        ...(address === undefined ? {} : { address }),
      });
    for (let at = 0; at < 20; at++) expect((await tried(`${at}@example.test`, "203.0.113.9")).status).toBe(422);
    expect((await tried("20@example.test", "203.0.113.9")).status).toBe(429);
    for (let at = 0; at < 10; at++) expect((await tried("same@example.test")).status).toBe(422);
    const refused = await tried("Same@example.test");
    expect([refused.status, refused.body.error, refused.headers.has("retry-after")]).toEqual([
      429,
      "rate_limited",
      true,
    ]);
  });

  it("runs without a database role that may write companies", async () => {
    const writing = platform.db
      .insertInto("tenants")
      .values({ tenant_id: randomUUID(), slug: freshSlug(), name: "Forged", currency: "CAD", is_comped: true })
      .execute();
    await expect(writing).rejects.toThrow(/permission denied/);
  });
});

describe("a sub-domain", () => {
  const ask = async (slug: string) => (await askCentral(platform, "slugAvailable", { query: { slug } })).body;

  it("is free, taken, too similar to another, reserved or invalid", async () => {
    const slug = freshSlug();
    expect(await ask(slug)).toEqual({ slug, is_available: true, problem: null, suggestion: null });
    await signUp(platform, slug);
    expect(await ask(` ${slug.toUpperCase()} `)).toEqual({
      slug,
      is_available: false,
      problem: `"${slug}" is taken by another company.`,
      suggestion: `${slug}-golf`,
    });
    expect(await ask("admin")).toMatchObject({
      is_available: false,
      problem: '"admin" is reserved. Choose another sub-domain.',
    });
    const ours = ["wpad", "isatap", "sso", "webhooks", "mta-sts", "proxy", "broadcasthost", "hostmaster", "webmaster"];
    const lookedUp = ["lyncdiscover", "enterprise-registration", "msoid", "ldap", "ns3", "mx1", "www2", "localdomain"];
    const asSignIn = ["signin", "sign-in", "log-in", "sign-up"];
    const brands = [
      "fairway-support",
      "fairwaypay",
      "fair-way",
      "my-fairway",
      "my-fairway-golf",
      "thefairway",
      "fa1rway",
      "l0gin",
      "1ogin",
      "supp0rt",
      "adm1n",
    ];
    for (const reserved of [...ours, ...lookedUp, ...asSignIn, ...brands]) {
      const problem = `"${reserved}" is reserved. Choose another sub-domain.`;
      expect(await ask(reserved)).toMatchObject({ is_available: false, problem });
    }
    expect(await ask("fourfairways")).toMatchObject({ is_available: true });
    expect(await ask("a b")).toMatchObject({ is_available: false, suggestion: null });
  });

  it.each([
    ["Harbour Indoor Golf", "harbour-indoor-golf"],
    ["Løvås Golf & Co.", "lovas-golf-co"],
    ["Müller’s Straße 7", "mullers-strasse-7"],
    ["  --  ", ""],
    ["x".repeat(60), "x".repeat(40)],
  ])("is suggested for %j", (name, slug) => {
    expect(slugFromName(name)).toBe(slug);
  });
});
