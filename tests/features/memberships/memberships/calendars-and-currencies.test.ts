import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { advanceMemberships } from "#api/features/memberships/memberships/apply-due-changes.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

interface Where {
  timezone?: string;
  currency?: string;
}

/** A member of a monthly plan of this price who joined at this moment. */
async function member(at: string, price: number, { timezone = "Europe/Berlin", currency = "CAD" }: Where = {}) {
  platform.clock.set(at);
  const venue = await platform.venue({ timezone, currency });
  const client = await venue.person("client");
  const ask = async (...asked: Parameters<Awaited<ReturnType<typeof venue.person>>["ask"]>) =>
    (await venue.person("owner")).ask(...asked);
  const plan = async (name: string, amount: number) =>
    (
      await ask("createMembershipPlan", {
        body: { name, billing_period: "monthly", price: { amount, currency }, family_size: 1 },
      })
    ).body;
  const { id: plan_id } = await plan("Club", price);
  const sold = await ask("startMembershipSubscription", { body: { client_id: client.id, plan_id, method: "cash" } });
  const { id } = sold.body.membership;
  const on = async (moment: string) => {
    platform.clock.set(moment);
    await advanceMemberships(platform.deps, venue.tenantId);
  };
  const current = async () => (await ask("currentMembership", { params: { id: client.id } })).body;
  return { venue, ask, id, plan, on, current, params: { id } };
}

describe("a pause across a clock change", () => {
  it.each([
    ["when an hour is skipped", "2027-03-10T11:00:00Z", "2027-03-27", "2027-03-30", "2027-04-10", "2027-04-13"],
    ["when an hour is repeated", "2027-10-10T11:00:00Z", "2027-10-30", "2027-11-02", "2027-11-10", "2027-11-13"],
  ])("credits whole days, %s", async (_when, joined, from, until, end, moved) => {
    const { ask, params, on, current } = await member(joined, 7900);
    expect((await current()).period_end).toBe(end);
    const pause = await ask("pauseMembership", { params, body: { pause_start_at: from, pause_end_at: until } });
    expect(pause.body).toMatchObject({ days_credited: 3, access_again_from: until });
    // The last minute of the pause and the first one after it, by the venue's own midnight on either side of the change.
    const midnight = Temporal.PlainDate.from(until).toZonedDateTime("Europe/Berlin").toInstant();
    await on(midnight.subtract({ seconds: 60 }).toString());
    expect(await current()).toMatchObject({ status: "paused", has_access: false });
    await on(midnight.toString());
    expect(await current()).toMatchObject({ status: "active", has_access: true, period_end: moved });
    expect((await current()).invoices).toHaveLength(1);
  });

  it("resumes after as many days as were used, at any hour of the changed day", async () => {
    const { ask, params, on, current } = await member("2027-03-10T11:00:00Z", 7900);
    const body = { pause_start_at: "2027-03-27", pause_end_at: "2027-04-05" };
    await ask("pauseMembership", { params, body });
    await on("2027-03-28T21:59:00Z");
    expect((await ask("resumeMembership", { params, body: {} })).body.days_credited).toBe(1);
    expect((await current()).period_end).toBe("2027-04-11");
  });
});

describe("a billing date at the end of a month", () => {
  it.each([
    ["2027-01-31", ["2027-02-28", "2027-03-31", "2027-04-30"]],
    ["2028-01-31", ["2028-02-29", "2028-03-31", "2028-04-30"]],
    ["2028-02-29", ["2028-03-29", "2028-04-29", "2028-05-29"]],
  ])("keeps the day of a membership that began on %s, at the venue's midnight", async (began, days) => {
    const { ask, on, current } = await member(`${began}T11:00:00Z`, 7900);
    for (const day of days) {
      const midnight = Temporal.PlainDate.from(day).toZonedDateTime("Europe/Berlin").toInstant();
      await on(midnight.subtract({ seconds: 1 }).toString());
      expect((await current()).period_end).toBe(day);
      await on(midnight.toString());
      const [bill] = (await current()).invoices;
      expect(bill).toMatchObject({ period_start: day, status: "open" });
      await ask("payMembershipInvoice", { params: { id: bill.id }, body: { method: "cash" } });
    }
  });
});

describe("a membership in currencies with zero, two and three decimals", () => {
  it.each([
    ["JPY", 7900, 3950, 10_000, 6050],
    ["CAD", 7901, 3951, 10_000, 6049],
    ["KWD", 12_350, 6180, 20_000, 13_820],
  ])(
    "is sold, credited and changed in %s to the minor unit, as previewed",
    async (currency, price, half, dear, due) => {
      const { ask, id, plan, on, current } = await member("2027-06-01T11:00:00Z", price, { currency });
      const other = await plan("Dear", dear);
      await on("2027-06-16T11:00:00Z");
      const change = { membership_id: id, plan_id: other.id };
      const shown = (await ask("changeMembership", { body: { ...change, dry_run: true } })).body;
      expect(shown).toMatchObject({
        credited: { amount: half, currency },
        due_now: { amount: due, currency },
        charges: [{ amount: { amount: dear, currency } }, {}, {}],
      });
      const done = (await ask("changeMembership", { body: { ...change, dry_run_id: shown.dry_run_id } })).body;
      expect([done.credited, done.due_now]).toEqual([shown.credited, shown.due_now]);
      const [bill] = (await current()).invoices;
      expect(bill).toMatchObject({ amount: { amount: due, currency }, status: "open" });
      const paid = await ask("payMembershipInvoice", { params: { id: bill.id }, body: { method: "cash" } });
      expect(paid.body.open_amount).toEqual({ amount: 0, currency });
    },
  );
});
