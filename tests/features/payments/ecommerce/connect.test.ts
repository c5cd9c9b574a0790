import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { mailsOf } from "#tests/features/bookings/bookings/support.ts";
import { wayIn } from "#tests/features/people/impersonation/support.ts";
import {
  givePassword,
  startPlatform,
  TEST_PASSWORD,
  type OperationId,
  type Person,
  type Platform,
  type Question,
  type Venue,
} from "#tests/support/venue.ts";
import { callBack, comeBack, connect, ownTenant, wayBack } from "./support.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
afterEach(async () => {
  await platform.payments.turn("chaos", { failures: 0, isRubbish: false, delayMs: 0 });
});

async function company() {
  venue = await platform.venue();
  owner = await venue.person("owner");
}

const overview = (query = {}) => owner.ask("stripeOverview", { ...ownTenant(venue), query });
const later = (minutes: number) => platform.clock.set(platform.clock.now().add({ minutes }).toString());
const urls = (slug = venue.slug) => ({
  return_url: `http://${slug}.localhost:4000/config/e-commerce`,
  refresh_url: `http://${slug}.localhost:4000/config/e-commerce?refresh=1`,
});

describe("connecting card payments", () => {
  beforeAll(company);

  it("goes to the provider and back, and stores the account", async () => {
    const { body } = await owner.ask("startStripeOauth", ownTenant(venue));
    const { searchParams, pathname } = new URL(body.url);
    expect(pathname).toMatch(/\/oauth\/authorize$/);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: "code",
      scope: "read_write",
      client_id: "ca_simulated",
      redirect_uri: "http://localhost:4000/api/central/stripe-connect/oauth/callback",
    });
    const config = await connect(platform, venue, owner);
    expect(config).toMatchObject({
      status: "connected",
      can_accept_payments: true,
      account_name: "Test Business Ltd.",
      connected_at: platform.clock.now().toString({ fractionalSecondDigits: 3 }),
      requirements_due: [],
    });
    expect((await owner.ask("ecommerceConfig")).body).toEqual(config);
    expect((await venue.anonymous("publicEcommerceConfig")).body).toEqual({
      payment_mode: "simulated",
      can_accept_payments: true,
      publishable_key: "pk_test_simulated",
      connect_account: config.account_id,
      currency: "CAD",
    });
  });

  it("is refused while another account is connected", async () => {
    const { status, body } = await owner.ask("startStripeOauth", ownTenant(venue));
    expect([status, body.error]).toEqual([409, "invalid_state"]);
  });

  it("is in the history without code, state or key", async () => {
    const rows = await platform.admin
      .selectFrom("audit_log")
      .where("tenant_id", "=", venue.tenantId)
      .where("action", "=", "connectStripe")
      // Without the request id: its random letters may happen to look like one of these.
      .select(["entity", "entity_id", "actor_id", "action", "before", "after"])
      .execute();
    expect(rows).toMatchObject([{ entity: "company", actor_id: owner.id }]);
    expect(JSON.stringify(rows)).not.toMatch(/ac_|sk_|rt_|pk_/);
  });
});

describe("the account that receives the company's money", () => {
  beforeAll(company);

  it("is mailed to all owners and in the history when it is connected, opened or disconnected", async () => {
    const [colleague] = [await venue.person("owner"), await venue.person("staff")];
    const { account_id } = await connect(platform, venue, owner);
    await owner.ask("createConnectOnboardingLink", { body: urls() });
    await owner.ask("createConnectDashboardLink");
    await owner.ask("disconnectStripe");
    const done = ["Connected", "Opened its questions to the company", "Opened its dashboard", "Disconnected"];
    const told = (await mailsOf(platform, venue)).map(({ kind, payload }) => ({ kind, payload }));
    const mail = (user_id: number, what: string) => ({
      kind: "payment_account",
      payload: {
        user_id,
        facts: [
          ["What", what],
          ["Account", account_id],
          ["By", "Pat owner"],
        ],
      },
    });
    expect(told).toMatchObject(done.flatMap((what) => [mail(owner.id, what), mail(colleague.id, what)]));
    const { body } = await owner.ask("auditLog");
    expect(body.data.slice(0, 4).map(({ sentence }: { sentence: string }) => sentence)).toEqual([
      "Disconnected card payments",
      "Opened the dashboard of the payment provider",
      "Opened the questions of the payment provider",
      "Connected card payments",
    ]);
  });

  it("can be changed only after a recent sign-in, and never while impersonating", async () => {
    await givePassword(platform, venue, owner);
    const login = await venue.anonymous("login", { body: { email: owner.email, password: TEST_PASSWORD } });
    const { ask } = venue.signedIn({ ...owner, token: login.body.access_token });
    const body = await wayBack(platform, venue, owner);
    const acts: [OperationId, Question][] = [
      ["startStripeOauth", ownTenant(venue)],
      ["connectStripe", { body }],
      ["disconnectStripe", {}],
      ["createConnectDashboardLink", {}],
      ["createConnectOnboardingLink", { body: urls() }],
    ];
    later(11);
    for (const [operationId, question] of acts) {
      const refused = await ask(operationId, question);
      expect([refused.status, refused.body.error], operationId).toEqual([403, "fresh_sign_in_required"]);
    }
    await ask("confirmSignIn", { body: { password: TEST_PASSWORD } });
    expect((await ask("connectStripe", { body: await wayBack(platform, venue, owner) })).status).toBe(200);
    const way = await owner.ask("startImpersonation", { body: { user_id: (await venue.person("owner")).id } });
    const { body: acting } = await venue.anonymous("redeemImpersonation", wayIn(way));
    const proxy = venue.signedIn({ ...owner, token: acting.access_token });
    await proxy.ask("giveImpersonationReason", { body: { reason: "Asked by phone" } });
    for (const [operationId, question] of acts) {
      expect((await proxy.ask(operationId, question)).status, operationId).toBe(403);
    }
    expect((await owner.ask("ecommerceConfig")).body.status).toBe("connected");
  });
});

describe("the return from the provider", () => {
  beforeAll(company);

  it("says that the person declined", async () => {
    const response = await callBack(platform, await comeBack(platform, venue, owner, "refuse"));
    expect(response.headers.get("location")).toBe(
      `http://${venue.slug}.localhost:4000/config/e-commerce?refused=access_denied`,
    );
  });

  it("ends on the central host if its state is invented, altered or half an hour old", async () => {
    const address = await comeBack(platform, venue, owner);
    for (const state of ["", "made-up", `${address.searchParams.get("state")}x`]) {
      const altered = new URL(address);
      altered.searchParams.set("state", state);
      expect((await callBack(platform, altered)).status).toBe(410);
    }
    later(31);
    expect((await callBack(platform, address)).status).toBe(410);
  });

  it("exists only on the central host", async () => {
    const address = await comeBack(platform, venue, owner);
    expect((await callBack(platform, address, venue.slug)).status).toBe(404);
  });

  it("is valid once, for the person who started it, for half an hour", async () => {
    const colleague = await venue.person("owner");
    const foreign = await wayBack(platform, venue, owner);
    expect((await colleague.ask("connectStripe", { body: foreign })).status).toBe(410);
    const used = await wayBack(platform, venue, owner);
    expect((await owner.ask("connectStripe", { body: used })).status).toBe(200);
    await owner.ask("disconnectStripe");
    expect((await owner.ask("connectStripe", { body: used })).status).toBe(410);
    const late = await wayBack(platform, venue, owner);
    later(31);
    expect((await owner.ask("connectStripe", { body: late })).status).toBe(410);
  });

  it("connects nothing in another company", async () => {
    const other = await platform.venue();
    const stranger = await other.person("owner");
    const mine = await wayBack(platform, venue, owner);
    expect((await stranger.ask("connectStripe", { body: mine })).status).toBe(410);
    expect((await stranger.ask("ecommerceConfig")).body.status).toBe("not_connected");
  });

  it("is refused if the provider does not know its code", async () => {
    const { state } = await wayBack(platform, venue, owner);
    const { status, body } = await owner.ask("connectStripe", { body: { state, code: "ac_made_up" } });
    expect([status, body.error]).toEqual([410, "link_expired"]);
  });

  it("stores only hashes of its secrets", async () => {
    const { state } = await wayBack(platform, venue, owner);
    const rows = await platform.admin.selectFrom("connect_attempts").selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows.map(({ state_hash }) => state_hash.toString()))).not.toContain(state);
  });
});

describe("the permission to connect", () => {
  beforeAll(company);

  it.each(["facility_admin", "staff", "coach", "client"] as const)("is refused to a %s", async (role) => {
    const person = await venue.person(role);
    const body = { code: "ac_1", state: "s" };
    expect((await person.ask("startStripeOauth", ownTenant(venue))).status).toBe(403);
    expect((await person.ask("stripeOverview", ownTenant(venue))).status).toBe(403);
    expect((await person.ask("connectStripe", { body })).status).toBe(403);
    expect((await person.ask("disconnectStripe")).status).toBe(403);
    expect((await person.ask("createConnectOnboardingLink", { body: urls() })).status).toBe(403);
    expect((await person.ask("createConnectDashboardLink")).status).toBe(403);
  });

  it("does not extend to other companies", async () => {
    const other = await platform.venue();
    expect((await owner.ask("startStripeOauth", ownTenant(other))).status).toBe(404);
    expect((await owner.ask("stripeOverview", ownTenant(other))).status).toBe(404);
  });
});

describe("links to the provider", () => {
  beforeAll(company);

  it("are refused before an account is connected", async () => {
    for (const reply of [
      await owner.ask("createConnectOnboardingLink", { body: urls() }),
      await owner.ask("createConnectDashboardLink"),
      await owner.ask("disconnectStripe"),
    ]) {
      expect([reply.status, reply.body.error]).toEqual([409, "invalid_state"]);
    }
  });

  it("return only to this company's host", async () => {
    await connect(platform, venue, owner, "incomplete");
    const evil = "https://evil.example/config/e-commerce";
    for (const [field, body] of [
      ["return_url", { ...urls(), return_url: evil }],
      ["refresh_url", { ...urls(), refresh_url: evil }],
      ["return_url", { ...urls(), return_url: urls("other").return_url }],
      ["return_url", { ...urls(), return_url: `http://${venue.slug}.localhost:4000@evil.example/` }],
      ["return_url", { ...urls(), return_url: "javascript:alert(1)" }],
    ] as const) {
      const reply = await owner.ask("createConnectOnboardingLink", { body });
      expect([reply.status, Object.keys(reply.body.errors)], JSON.stringify(body)).toEqual([422, [field]]);
    }
  });

  it("collect the provider's required details, with a new link each time", async () => {
    expect((await overview()).body.account).toMatchObject({
      status: "onboarding_incomplete",
      can_accept_payments: false,
    });
    expect((await venue.anonymous("publicEcommerceConfig")).body).toMatchObject({
      can_accept_payments: false,
      connect_account: null,
      publishable_key: null,
    });
    const { body } = await owner.ask("createConnectOnboardingLink", { body: urls() });
    expect((await platform.payments.visit(body.url)).text).toContain("Finish your test business");
    expect((await platform.payments.visit(body.url)).location?.search).toBe("?refresh=1");
    expect((await platform.payments.visit(`${body.url}/finish`)).location?.href).toBe(urls().return_url);
    // On return from there the status is not the one known before.
    expect((await overview()).body.account.status).toBe("connected");
  });

  it("open the account's own dashboard, and a sign-in link for accounts without one", async () => {
    const { account_id: id } = (await owner.ask("ecommerceConfig")).body;
    expect((await owner.ask("createConnectDashboardLink")).body.url).toMatch(new RegExp(`/connect/${id}$`));
    await platform.payments.turn("account", { id, type: "express" });
    const { status, body } = await owner.ask("createConnectDashboardLink");
    expect([status, body.url]).toEqual([200, expect.stringContaining(id)]);
  });
});

describe("disconnecting", () => {
  beforeAll(async () => {
    await company();
    await connect(platform, venue, owner);
  });

  it("leaves the account connected while the provider does not respond", async () => {
    await platform.payments.turn("chaos", { failures: 99, status: 500 });
    expect((await owner.ask("disconnectStripe")).status).toBe(503);
    expect((await owner.ask("ecommerceConfig")).body.status).toBe("connected");
  });

  it("releases the account, which may be connected again", async () => {
    const { status, body } = await owner.ask("disconnectStripe");
    expect([status, body.status, body.account_id]).toEqual([200, "not_connected", null]);
    expect((await venue.anonymous("publicEcommerceConfig")).body.can_accept_payments).toBe(false);
    expect(await connect(platform, venue, owner)).toMatchObject({ status: "connected" });
  });

  it("also works if the account itself has disconnected", async () => {
    const { account_id: id } = (await owner.ask("ecommerceConfig")).body;
    await platform.payments.ask("POST", "/oauth/deauthorize", { client_id: "ca_simulated", stripe_user_id: id });
    expect((await owner.ask("disconnectStripe")).body.status).toBe("not_connected");
  });
});
