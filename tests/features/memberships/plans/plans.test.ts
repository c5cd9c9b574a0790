import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serviceId } from "#tests/features/bookings/bookings/support.ts";
import { connect } from "#tests/features/payments/ecommerce/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const PERCENTAGE = "Enter a percentage from 1 to 100.";
const CLUB = { name: "Club 12", billing_period: "monthly", price: cad(22900) };
const hours = (quantity: number, change: Record<string, unknown> = {}) => ({
  unit: "minutes",
  quantity,
  service_id: null,
  resource_type_id: null,
  rollover_limit: 0,
  ...change,
});

const percent = (percent_off: number, change: Record<string, unknown> = {}) => ({
  service_id: null,
  duration_minutes: null,
  percent_off,
  price: null,
  ...change,
});

async function office() {
  const venue = await platform.venue();
  return { venue, admin: await venue.person("facility_admin"), staff: await venue.person("staff") };
}

describe("membership plans", () => {
  it("adds a plan with its fee, benefits and terms", async () => {
    const { venue, admin } = await office();
    const type = venue.catalogue.resource_types[0]?.id ?? 0;
    const wanted = {
      ...CLUB,
      sign_up_fee: cad(2500),
      benefits: [hours(720, { resource_type_id: type, rollover_limit: 120 }), hours(2, { unit: "credits" })],
      notice_days: 7,
      capacity: 30,
      repurchase_lock_months: 6,
    };
    const { status, body } = await admin.ask("createMembershipPlan", { body: wanted });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...wanted, is_archived: false, version: 1 });
  });

  it("adds member prices and online booking limits, and shows them to everybody", async () => {
    const { venue, admin } = await office();
    const service_id = serviceId(venue);
    const fixed = percent(0, { service_id, duration_minutes: 60, percent_off: null, price: cad(4000) });
    const wanted = {
      ...CLUB,
      member_prices: [percent(20), percent(25, { service_id }), fixed],
      booking_window_days: 21,
      concurrent_bookings: 2,
      guest_limit: 0,
    };
    const { status, body } = await admin.ask("createMembershipPlan", { body: wanted });
    expect([status, body]).toMatchObject([201, wanted]);
    const { body: shown } = await venue.anonymous("publicMembershipPlans");
    expect(shown.data[0]).toMatchObject({ member_prices: wanted.member_prices, booking_window_days: 21 });
    const change = { version: 1, member_prices: [percent(10)], guest_limit: null };
    const { body: changed } = await admin.ask("updateMembershipPlan", { params: { id: body.id }, body: change });
    expect(changed).toEqual({ ...body, member_prices: [percent(10)], guest_limit: null, version: 2 });
  });

  it("changes only the fields that are sent", async () => {
    const { admin } = await office();
    const { body: plan } = await admin.ask("createMembershipPlan", { body: { ...CLUB, benefits: [hours(60)] } });
    const change = { version: 1, price: cad(19900), capacity: 5 };
    const { body } = await admin.ask("updateMembershipPlan", { params: { id: plan.id }, body: change });
    expect(body).toEqual({ ...plan, price: cad(19900), capacity: 5, version: 2 });
  });

  it("shows everybody the plans on sale, and staff also the archived ones", async () => {
    const { venue, admin, staff } = await office();
    const { body: old } = await admin.ask("createMembershipPlan", { body: { ...CLUB, name: "Founding" } });
    await admin.ask("createMembershipPlan", { body: CLUB });
    await admin.ask("updateMembershipPlan", { params: { id: old.id }, body: { version: 1, is_archived: true } });
    const shown = await venue.anonymous("publicMembershipPlans");
    expect(shown.body.data.map((plan: { name: string }) => plan.name)).toEqual(["Club 12"]);
    expect(shown.body.data[0]).not.toHaveProperty("capacity");
    const { body } = await staff.ask("membershipPlans");
    expect(body.data.map((plan: { name: string }) => plan.name)).toEqual(["Club 12", "Founding"]);
    const archived = await staff.ask("membershipPlans", { query: { is_archived: true, search: "found" } });
    expect(archived.body.meta.total).toBe(1);
  });

  it("links to plans on the booking page while one is on sale, and to gift cards while the venue takes cards", async () => {
    const { venue, admin } = await office();
    const owner = await venue.person("owner");
    const leadsTo = async () => {
      const { sells_plans, offers_gift_cards } = (await venue.anonymous("publicCompany")).body;
      return { sells_plans, offers_gift_cards };
    };
    const archive = (id: number) =>
      admin.ask("updateMembershipPlan", { params: { id }, body: { version: 1, is_archived: true } });
    expect(await leadsTo()).toEqual({ sells_plans: false, offers_gift_cards: false });
    const gift = { name: "Gift", billing_period: "custom", is_gift_card: true, price: cad(5000) };
    const { body: card } = await admin.ask("createMembershipPlan", { body: gift });
    expect(await leadsTo()).toEqual({ sells_plans: false, offers_gift_cards: false });
    const { id, version } = (await admin.ask("company")).body;
    const sells = { version, sells_gift_cards: true };
    expect((await admin.ask("updateCompany", { params: { id }, body: sells })).status).toBe(200);
    expect(await leadsTo()).toEqual({ sells_plans: false, offers_gift_cards: false });
    await connect(platform, venue, owner, "incomplete");
    expect(await leadsTo()).toEqual({ sells_plans: false, offers_gift_cards: false });
    await owner.ask("disconnectStripe");
    await connect(platform, venue, owner);
    expect(await leadsTo()).toEqual({ sells_plans: false, offers_gift_cards: true });
    const { body: plan } = await admin.ask("createMembershipPlan", { body: CLUB });
    await archive(card.id);
    expect(await leadsTo()).toEqual({ sells_plans: true, offers_gift_cards: false });
    await archive(plan.id);
    expect(await leadsTo()).toEqual({ sells_plans: false, offers_gift_cards: false });
  });

  it("allows an archived plan's name for a new plan, and refuses to sell both", async () => {
    const { admin } = await office();
    const { body: old } = await admin.ask("createMembershipPlan", { body: CLUB });
    const archive = (version: number, is_archived: boolean) =>
      admin.ask("updateMembershipPlan", { params: { id: old.id }, body: { version, is_archived } });
    await archive(1, true);
    expect((await admin.ask("createMembershipPlan", { body: { ...CLUB, name: "CLUB 12" } })).status).toBe(201);
    expect((await archive(2, false)).body.errors).toEqual({ name: ["Another plan has this name."] });
  });

  it("logs who changed what", async () => {
    const { venue, admin } = await office();
    const { body: plan } = await admin.ask("createMembershipPlan", { body: CLUB });
    const rows = await platform.admin
      .selectFrom("audit_log")
      .where("tenant_id", "=", venue.tenantId)
      .where("entity", "=", "membership_plan")
      .select(["action", "actor_id", "entity_id"])
      .execute();
    expect(rows).toEqual([{ action: "createMembershipPlan", actor_id: admin.id, entity_id: String(plan.id) }]);
  });
});

describe("a plan", () => {
  it.each([
    ["no name", { name: "  " }, { name: ["Enter a name for the plan."] }],
    ["a price below zero", { price: cad(-1) }, { "price.amount": ["Enter a price of zero or more."] }],
    [
      "another currency",
      { price: { amount: 100, currency: "USD" } },
      { "price.currency": ["Prices here are in CAD."] },
    ],
    ["zero places", { capacity: 0 }, { capacity: ["Enter at least one place."] }],
    ["a benefit of zero", { benefits: [hours(0)] }, { "benefits.0.quantity": ["Enter at least one."] }],
    [
      "the same benefit twice",
      { benefits: [hours(60), hours(90)] },
      { "benefits.1.quantity": ["This benefit is listed twice."] },
    ],
    [
      "a benefit for an unknown service",
      { benefits: [hours(60, { service_id: 2_000_000_001 })] },
      { "benefits.0.service_id": ["There is no such service."] },
    ],
    [
      "notice without renewal",
      { billing_period: "custom", notice_days: 7 },
      { notice_days: ["A plan that never renews has no notice."] },
    ],
    [
      "a member price with neither percentage nor amount",
      { member_prices: [percent(1, { percent_off: null })] },
      { "member_prices.0.percent_off": ["Enter either a percentage or a price."] },
    ],
    ["more than 100 %", { member_prices: [percent(101)] }, { "member_prices.0.percent_off": [PERCENTAGE] }],
    [
      "a fixed price for all services",
      { member_prices: [percent(1, { percent_off: null, price: cad(100) })] },
      { "member_prices.0.service_id": ["Choose the service that has this price."] },
    ],
    [
      "a percentage for one length",
      { member_prices: [percent(5, { duration_minutes: 60 })] },
      { "member_prices.0.duration_minutes": ["A percentage is for each length."] },
    ],
    [
      "the same member price twice",
      { member_prices: [percent(5), percent(6)] },
      { "member_prices.1.service_id": ["This member price is listed twice."] },
    ],
    [
      "a member price of an unknown service",
      { member_prices: [percent(5, { service_id: 2_000_000_001 })] },
      { "member_prices.0.service_id": ["There is no such service."] },
    ],
    ["a booking window of zero days", { booking_window_days: 0 }, { booking_window_days: ["Enter at least one day."] }],
    ["a limit of zero bookings", { concurrent_bookings: 0 }, { concurrent_bookings: ["Enter at least one booking."] }],
    ["a negative limit of guests", { guest_limit: -1 }, { guest_limit: ["Enter zero or more guests."] }],
  ])("is refused with %s, and the field is named", async (_what, change, errors) => {
    const { admin } = await office();
    const { status, body } = await admin.ask("createMembershipPlan", { body: { ...CLUB, ...change } });
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it.each([
    [90, cad(4000), { "member_prices.0.duration_minutes": ["Bay time is not sold in this length."] }],
    [null, cad(4000), { "member_prices.0.duration_minutes": ["Choose the length that has this price."] }],
    [60, cad(-1), { "member_prices.0.price": ["Enter a price of zero or more."] }],
    [60, { amount: 4000, currency: "USD" }, { "member_prices.0.price": ["Prices here are in CAD."] }],
  ])("is refused with a fixed price of %s minutes that is invalid", async (duration_minutes, price, errors) => {
    const { venue, admin } = await office();
    const fixed = percent(0, { service_id: serviceId(venue), duration_minutes, percent_off: null, price });
    const { status, body } = await admin.ask("createMembershipPlan", { body: { ...CLUB, member_prices: [fixed] } });
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it("is refused with a name that is taken, whatever its case", async () => {
    const { admin } = await office();
    await admin.ask("createMembershipPlan", { body: CLUB });
    const { status, body } = await admin.ask("createMembershipPlan", { body: { ...CLUB, name: "club 12" } });
    expect([status, body.errors]).toEqual([422, { name: ["Another plan has this name."] }]);
  });

  it("is refused without the permission, to another company, and for an outdated version", async () => {
    const { admin, staff } = await office();
    const stranger = (await office()).admin;
    const { body: plan } = await admin.ask("createMembershipPlan", { body: CLUB });
    const change = { params: { id: plan.id }, body: { version: 1, notice_days: 3 } };
    expect((await staff.ask("createMembershipPlan", { body: CLUB })).status).toBe(403);
    expect((await staff.ask("updateMembershipPlan", change)).status).toBe(403);
    expect((await stranger.ask("updateMembershipPlan", change)).status).toBe(404);
    expect((await admin.ask("updateMembershipPlan", change)).status).toBe(200);
    const stale = await admin.ask("updateMembershipPlan", change);
    expect([stale.status, stale.body.error, stale.body.current.version]).toEqual([409, "stale_version", 2]);
  });

  it("can be neither added nor changed at a locked company", async () => {
    const venue = await platform.venue({ cancelled_at: Temporal.Instant.from("2027-05-01T00:00:00Z") });
    const admin = await venue.person("facility_admin");
    expect((await admin.ask("membershipPlans")).status).toBe(423);
    expect((await admin.ask("createMembershipPlan", { body: CLUB })).status).toBe(423);
    expect((await venue.anonymous("publicMembershipPlans")).status).toBe(423);
  });
});
