import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { HALF_UNDER_12_HOURS, setPolicy } from "#tests/features/bookings/policies/support.ts";
import { importer } from "#tests/features/clients/imports/support.ts";
import { deskOf } from "#tests/features/memberships/memberships/support.ts";
import { purchasesOf } from "#tests/features/payments/card-attempts/plan-purchases/support.ts";
import { moneyOf } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { cash, take } from "#tests/features/payments/payments/support.ts";
import { refund } from "#tests/features/payments/payments/void-support.ts";
import { runBackfill } from "#tests/support/database/backfill.ts";
import { startPlatform, TEST_NOW, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
beforeEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

/** What is paid and refunded of a booking of $60.00, half of which is owed once it is cancelled, and what a bank reclaimed. */
const BOOKED = [
  { paid: 6000, refunded: 0, disputed: 0, isCancelled: true, isOwedBack: true },
  { paid: 6000, refunded: 2999, disputed: 0, isCancelled: true, isOwedBack: true },
  { paid: 6000, refunded: 0, disputed: 2999, isCancelled: true, isOwedBack: true },
  { paid: 6000, refunded: 0, disputed: 3000, isCancelled: true, isOwedBack: false },
  { paid: 6000, refunded: 6000, disputed: 0, isCancelled: true, isOwedBack: false },
  { paid: 3000, refunded: 0, disputed: 0, isCancelled: true, isOwedBack: false },
  { paid: 6000, refunded: 0, disputed: 0, isCancelled: false, isOwedBack: false },
] as const;

/** The ids of such bookings of a company, in their order. */
async function withBookings(): Promise<number[]> {
  const venue = await platform.venue();
  const [staff, admin] = [await venue.person("staff"), await venue.person("facility_admin")];
  await setPolicy(staff.ask, venue, HALF_UNDER_12_HOURS);
  const ids = [];
  for (const [index, { paid, refunded, disputed, isCancelled }] of BOOKED.entries()) {
    platform.clock.set(TEST_NOW);
    const hour = { start_time: `2027-05-04 ${16 + index}:00:00`, end_time: `2027-05-04 ${17 + index}:00:00` };
    const { id } = await book(staff.ask, bayHour(venue, hour));
    const { body } = await take(staff.ask, id, cash(paid));
    platform.clock.set("2027-05-04T12:00:00Z");
    if (isCancelled) await staff.ask("cancelBooking", { params: { id } });
    if (refunded > 0) await refund(admin.ask, body.payments[0].id, refunded);
    if (disputed > 0) await reclaim(venue.tenantId, id, disputed);
    ids.push(id);
  }
  return ids;
}

/** Posts what a bank takes of a payment. */
async function reclaim(tenant_id: string, booking_id: number, amount: number): Promise<void> {
  const { id: transaction_id } = await platform.admin
    .insertInto("ledger_transactions")
    .values({ tenant_id, kind: "dispute", booking_id, created_at: platform.clock.now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  const of = { tenant_id, transaction_id, currency: "CAD" };
  const entries = [
    { ...of, account: "disputed", amount },
    { ...of, account: "card", amount: -amount },
  ] as const;
  await platform.admin.insertInto("ledger_entries").values(entries).execute();
}

it("sets the refund status of earlier bookings, in each company", async () => {
  const ids = [...(await withBookings()), ...(await withBookings())];
  await platform.admin.updateTable("bookings").set({ payment_status: "paid" }).where("id", "in", ids).execute();
  await runBackfill(platform.database, "0138_refund_due");
  const rows = await platform.admin
    .selectFrom("bookings")
    .where("id", "in", ids)
    .select(["id", "payment_status"])
    .execute();
  const statuses = new Map(rows.map(({ id, payment_status }) => [id, payment_status]));
  const marked = BOOKED.map(({ isOwedBack }) => (isOwedBack ? "refund_due" : "paid"));
  expect(ids.map((id) => statuses.get(id))).toEqual([...marked, ...marked]);
});

it("stores the address of emailed links that are unused, and leaves used ones unchanged", async () => {
  const people = [];
  for (const venue of [await platform.venue(), await platform.venue()]) {
    const [reset, invited, used, moving] = [
      await venue.person("client"),
      await venue.person("coach"),
      await venue.person("client"),
      await venue.person("client"),
    ];
    await venue.mailedToken(reset.id);
    await venue.mailedToken(invited.id, "invite");
    const token = await venue.mailedToken(used.id);
    const body = { token, password: "nine purple umbrellas" };
    expect((await venue.anonymous("resetPassword", { body })).status).toBe(200);
    await venue.emailToken(moving.id, "new@mail.test");
    people.push({ reset, invited, used, moving });
  }
  const tokens = platform.admin.selectFrom("account_tokens").select(["user_id", "email"]);
  await platform.admin.updateTable("account_tokens").set({ email: null }).where("purpose", "<>", "email").execute();
  await runBackfill(platform.database, "0144_proven_addresses");
  const emails = new Map((await tokens.execute()).map(({ user_id, email }) => [user_id, email]));
  for (const { reset, invited, used, moving } of people) {
    expect([reset, invited, used, moving].map(({ id }) => emails.get(id))).toEqual([
      reset.email,
      invited.email,
      null,
      "new@mail.test",
    ]);
  }
});

const STATES = ["planned", "added", "left_out", "removed", "kept"] as const;

it("deletes the text of people whose rows were omitted, or whose import was rolled back", async () => {
  const file = ["first_name,email", ...STATES.map((state) => `Ada,${state}@mail.test`)].join("\n");
  const ids: number[] = [];
  for (const { bringIn } of [await importer(platform), await importer(platform)]) {
    ids.push(await bringIn("clients", file));
  }
  const rows = () => platform.admin.selectFrom("import_rows").where("import_id", "in", ids);
  const [first = 0] = (await rows().select("row_number").orderBy("row_number").execute()).map((row) => row.row_number);
  const record = JSON.stringify({ first_name: "Ada" });
  for (const [index, state] of STATES.entries()) {
    const of = platform.admin.updateTable("import_rows").where("import_id", "in", ids);
    await of
      .set({ state, record })
      .where("row_number", "=", first + index)
      .execute();
  }
  await runBackfill(platform.database, "0145_rows_left_out");
  const kept = await rows().where("record", "is not", null).select("state").orderBy("row_number").execute();
  expect(kept.map(({ state }) => state)).toEqual(["planned", "planned", "added", "added"]);
});

const MADE_AT = Temporal.Instant.from("2027-04-30T17:00:00Z");
/** Payments by their state, when their refund was asked for, and why it failed. */
const ONLINE = [
  { state: "refunding", refund_asked_at: null, refund_failure: null },
  { state: "refunding", refund_asked_at: null, refund_failure: "The card's bank did not accept the refund." },
  { state: "refunding", refund_asked_at: Temporal.Instant.from(TEST_NOW), refund_failure: null },
  { state: "refunded", refund_asked_at: null, refund_failure: null },
] as const;

/** Such payments of the booking page, for times and for a plan. */
async function payOnline({ tenantId: tenant_id, person }: Venue): Promise<void> {
  const plan = { name: "Plan", billing_period: "monthly", price: { amount: 100, currency: "CAD" } };
  const { id: plan_id } = (await (await person("owner")).ask("createMembershipPlan", { body: plan })).body;
  const of = { tenant_id, amount: 100, currency: "CAD", platform_fee: 0, account_id: "acct_1", created_at: MADE_AT };
  const times = ONLINE.map((state, booking_id) => ({ ...of, ...state, kind: "full" as const, booking_id }));
  await platform.admin.insertInto("service_payments").values(times).execute();
  const plans = ONLINE.map((state) => ({
    ...state,
    kind: "start" as const,
    plan_id,
    plan_version: 1,
    request_key: randomUUID(),
  }));
  const bought = plans.map((row) => ({ ...of, ...row }));
  await platform.admin.insertInto("plan_purchases").values(bought).execute();
}

it("counts earlier refunds from the time they were paid, in each company", async () => {
  const venues = [await platform.venue(), await platform.venue()];
  for (const venue of venues) await payOnline(venue);
  await runBackfill(platform.database, "0156_refunds_under_way");
  for (const venue of venues) {
    const { attempts } = await moneyOf(platform, venue);
    for (const rows of [attempts, await purchasesOf(platform, venue)]) {
      expect(rows.map(({ refund_asked_at }) => refund_asked_at)).toEqual([
        MADE_AT,
        ...ONLINE.slice(1).map(({ refund_asked_at }) => refund_asked_at),
      ]);
    }
  }
});

it("gives earlier cash-ups the times of their day, by each company's start of the day", async () => {
  for (const [report_day_hour, begins] of [
    [0, "2027-05-03T07:00:00Z"],
    [4, "2027-05-03T11:00:00Z"],
  ] as const) {
    const { tenantId, catalogue, person } = await platform.venue();
    await platform.admin.updateTable("tenants").set({ report_day_hour }).where("tenant_id", "=", tenantId).execute();
    const { ask } = await person("owner");
    const body = { location_id: catalogue.locations[0]?.id, day: "2027-05-03", expected: 0, counted: 0, float: 0 };
    expect((await ask("closeCashUp", { body })).status).toBe(201);
    const cashUp = platform.admin.selectFrom("cash_ups").where("tenant_id", "=", tenantId);
    const times = () => cashUp.select(["starts_at", "ends_at"]).executeTakeFirstOrThrow();
    const written = await times();
    expect(written.starts_at.toString()).toBe(begins);
    await platform.admin
      .updateTable("cash_ups")
      .set({ starts_at: MADE_AT, ends_at: MADE_AT })
      .where("tenant_id", "=", tenantId)
      .execute();
    await runBackfill(platform.database, "0165_times_of_cash_ups");
    expect(await times()).toEqual(written);
  }
});

it("takes what earlier bills were credited for what is owed of them, in each company", async () => {
  const bills = [];
  for (const credited_amount of [7960, 0]) {
    const { start, current } = await deskOf(platform);
    await start();
    const [{ id }] = (await current()).invoices;
    await platform.admin.updateTable("membership_invoices").set({ credited_amount }).where("id", "=", id).execute();
    bills.push(id);
  }
  await runBackfill(platform.database, "0167_credit_of_ended_periods");
  const rows = await platform.admin
    .selectFrom("membership_invoices")
    .where("id", "in", bills)
    .orderBy("credited_amount", "desc")
    .select(["amount", "ended_price_amount", "ended_days_amount", "credit_owed_amount", "credit_given_amount"])
    .execute();
  const [credited, other] = rows;
  expect(credited).toMatchObject({
    ended_price_amount: credited?.amount,
    ended_days_amount: 7960,
    credit_owed_amount: 7960,
    credit_given_amount: 7960,
  });
  expect(other).toMatchObject({ ended_price_amount: null, ended_days_amount: null, credit_given_amount: 0 });
});

it("gives charges whose money is on its way back the time when it was asked for, in each company", async () => {
  const asked = Temporal.Instant.from(TEST_NOW);
  const venues = [await platform.venue(), await platform.venue()];
  const charges = () => platform.admin.selectFrom("card_charges").where("account_id", "=", "acct_backfill");
  for (const venue of venues) {
    const { tenantId: tenant_id } = venue;
    const { id: booking_id } = await book((await venue.person("staff")).ask, bayHour(venue));
    const of = { tenant_id, booking_id, amount: 100, currency: "CAD", platform_fee: 0, account_id: "acct_backfill" };
    const card = {
      kind: "saved_card",
      customer_id: "cus_1",
      card_id: "pm_1",
      created_at: MADE_AT,
      settled_at: asked,
    } as const;
    const rows = (["refunding", "refunded", "paid"] as const).map((state) => ({ ...of, ...card, state }));
    await platform.admin.insertInto("card_charges").values(rows).execute();
  }
  await runBackfill(platform.database, "0166_refund_asked_at");
  const times = await charges().select(["state", "refund_asked_at", "settled_at"]).orderBy("id").execute();
  const expected = [
    { state: "refunding", refund_asked_at: asked, settled_at: null },
    { state: "refunded", refund_asked_at: null, settled_at: asked },
    { state: "paid", refund_asked_at: null, settled_at: asked },
  ];
  expect(times).toHaveLength(6);
  expect(times).toEqual(expect.arrayContaining([...expected, ...expected]));
});
