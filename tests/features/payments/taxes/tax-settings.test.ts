import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { accountOf, cash, take } from "#tests/features/payments/payments/support.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { HST, setTax, trySetTax, VAT } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

describe("a company's tax", () => {
  it("is none by default: bookings, receipts and ledger contain none", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    expect((await venue.anonymous("publicCompany")).body.tax).toBeNull();
    const booking = await book(staff.ask, bayHour(venue));
    expect(booking).toMatchObject({ price: { amount: 6000 }, tax: null });
    const { body } = await take(staff.ask, booking.id, cash(6000));
    expect(body.payments[0].tax).toBeNull();
    expect(JSON.stringify(body.transactions)).not.toContain("taxes");
  });

  it("is public, recorded in the history, and removed by null", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    await setTax(owner.ask, venue, HST);
    expect((await venue.anonymous("publicCompany")).body.tax).toEqual(HST);
    const { body } = await owner.ask("auditLog", { query: { entity: "company" } });
    const changed = body.data[0].changes.map(({ field }: { field: string }) => field);
    expect(changed).toEqual(expect.arrayContaining(["Tax name", "Tax rate", "Tax number"]));
    await setTax(owner.ask, venue, null);
    expect((await owner.ask("company")).body.tax).toBeNull();
  });

  it("stays unchanged when another field of the company changes", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    await setTax(owner.ask, venue, VAT);
    const { version } = (await owner.ask("company")).body;
    const body = { version, name: "Renamed" };
    const renamed = await owner.ask("updateCompany", { params: { id: venue.slug }, body });
    expect(renamed).toMatchObject({ status: 200, body: { name: "Renamed", tax: VAT } });
  });

  it.each([
    ["a rate of zero", { ...HST, rate: 0 }, "tax.rate", "Enter a rate above 0 %."],
    ["a rate above 100 %", { ...HST, rate: 100_001 }, "tax.rate", "Enter a rate of at most 100 %."],
    ["no name", { ...HST, name: " " }, "tax.name", "Enter a name for the tax, for example VAT."],
  ])("refuses %s", async (_, tax, field, sentence) => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    const refused = await trySetTax(owner.ask, venue, tax);
    expect(refused).toMatchObject({
      status: 422,
      body: { error: "validation_failed", errors: { [field]: [sentence] } },
    });
    expect((await owner.ask("company")).body.tax).toBeNull();
  });

  it("cannot be changed without the permission, at another company, during a lock, or with an outdated version", async () => {
    const [venue, other] = [await platform.venue(), await platform.venue()];
    const [owner, coach, client] = [
      await venue.person("owner"),
      await venue.person("coach"),
      await venue.person("client"),
    ];
    expect((await trySetTax(coach.ask, venue, HST)).status).toBe(403);
    const asked = { params: { id: venue.slug }, body: { version: 1, tax: HST } };
    expect((await client.ask("updateCompany", asked)).status).toBe(403);
    expect((await venue.anonymous("updateCompany", asked)).status).toBe(401);
    expect(await owner.ask("updateCompany", { ...asked, params: { id: other.slug } })).toMatchObject({ status: 404 });
    await setTax(owner.ask, venue, VAT);
    expect(await owner.ask("updateCompany", asked)).toMatchObject({ status: 409, body: { error: "stale_version" } });
    expect((await owner.ask("company")).body.tax).toEqual(VAT);
    await platform.admin
      .updateTable("tenants")
      .set({ cancelled_at: platform.clock.now() })
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    expect((await owner.ask("updateCompany", asked)).status).toBe(423);
  });

  it("changes no earlier sale", async () => {
    const venue = await platform.venue();
    const [owner, staff] = [await venue.person("owner"), await venue.person("staff")];
    await setTax(owner.ask, venue, VAT);
    const { id } = await book(staff.ask, bayHour(venue));
    await setTax(owner.ask, venue, HST);
    const sold = (await staff.ask("booking", { params: { id } })).body;
    expect(sold).toMatchObject({ price: { amount: 6000 }, tax: { rate: 20_000, tax: { amount: 1000 } } });
    // A changed length is repriced, at the tax rate of the sale.
    const longer = { version: sold.version, end_time: "2027-05-04T21:00:00Z" };
    const moved = await staff.ask("updateBooking", { params: { id }, body: longer });
    const price = moved.body.price.amount;
    expect(moved.body.tax).toMatchObject({ rate: 20_000, tax: { amount: Math.round(price / 6) } });
    await setTax(owner.ask, venue, null);
    const { body } = await take(staff.ask, id, cash(price));
    expect(body.payments[0].tax).toMatchObject({ rate: 20_000, tax: { amount: Math.round(price / 6) } });
    expect(await accountOf(staff.ask, id)).toMatchObject({ payment_status: "paid" });
    const later = await book(staff.ask, bayHour(venue, { resource_id: venue.catalogue.resources[1]?.id }));
    expect(later).toMatchObject({ price: { amount: 6000 }, tax: null });
  });
});
