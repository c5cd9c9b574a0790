import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { book } from "#tests/features/bookings/bookings/support.ts";
import { credits, memberOf, minutes } from "#tests/features/memberships/allowances/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
afterEach(() => platform.clock.set(TEST_NOW));

/** A member of a plan of 199.00 with these benefits, on its first day, who thinks of moving to one of 189.00. */
async function mover(benefits: readonly unknown[], terms: Record<string, unknown> = {}) {
  const desk = await memberOf(platform, benefits, { price: cad(19_900), ...terms });
  const { id } = await desk.current();
  const change = async (more: Record<string, unknown> = { dry_run: true }) =>
    (await desk.staff.ask("changeMembership", { body: { membership_id: id, plan_id: desk.family.id, ...more } })).body;
  return { ...desk, change };
}

describe("the old plan after a change", () => {
  it("is credited at most for the unused share of its hours, in the preview and the change", async () => {
    const { staff, client, hourFrom, change, current } = await mover([minutes(300)]);
    for (const hour of [17, 19, 21]) await book(staff.ask, hourFrom(hour));
    platform.clock.set("2027-05-13T20:00:00Z");
    const shown = await change();
    // 21 of 31 days would be 134.81.
    expect(shown).toMatchObject({ credited: cad(7960), due_now: cad(10_940), bookings_to_come: 0 });
    expect(shown.allowances_before).toMatchObject([{ unit: "minutes", granted: 300, left: 120 }]);
    const done = await change({ dry_run_id: shown.dry_run_id });
    expect(done).toMatchObject({ credited: cad(7960), due_now: cad(10_940), charges: shown.charges });
    expect(await current()).toMatchObject({ plan_name: "Family 8", open_amount: cad(10_940) });
    const { body } = await staff.ask("clientCredit", { params: { id: client.id } });
    expect(body.left).toEqual([]);
  });

  it("is credited nothing once all of it is used, even if days remain", async () => {
    const { staff, hourFrom, change } = await mover([credits(2)]);
    for (const hour of [17, 19]) await book(staff.ask, hourFrom(hour));
    expect(await change()).toMatchObject({ credited: cad(0), due_now: cad(18_900), bookings_to_come: 2 });
  });

  it("is credited nothing for hours that the desk took off, and no more than its bill for those it added", async () => {
    const { staff, change, current } = await mover([minutes(300)]);
    const [{ id }] = (await current()).allowances;
    const adjust = (amount: number) =>
      staff.ask("adjustAllowance", { params: { id }, body: { amount, reason: "Played at the other venue" } });
    await adjust(-150);
    expect((await change()).credited).toEqual(cad(9950));
    await adjust(-150);
    const shown = await change();
    expect(shown.credited).toEqual(cad(0));
    expect(shown.allowances_before).toMatchObject([{ granted: 300, left: 0 }]);
    await adjust(600);
    expect((await change()).credited).toEqual(cad(19_900));
  });

  it("still covers later bookings of everybody who shares it, and counts them as used", async () => {
    const { venue, staff, hourFrom, change, current } = await mover([minutes(600)], { family_size: 2 });
    const child = await venue.person("client");
    const params = { id: (await current()).id };
    await staff.ask("addFamilyMember", { params, body: { client_id: child.id } });
    const own = await book(staff.ask, hourFrom(17));
    const theirs = await book(staff.ask, hourFrom(19, { client_id: child.id }));
    await staff.ask("removeFamilyMember", { params: { ...params, clientId: child.id } });
    const shown = await change();
    expect(shown).toMatchObject({ credited: cad(15_920), bookings_to_come: 2 });
    await change({ dry_run_id: shown.dry_run_id });
    for (const { id } of [own, theirs]) {
      expect((await staff.ask("booking", { params: { id } })).body).toMatchObject({
        price: cad(0),
        covered: cad(6000),
      });
    }
  });

  it("is credited other figures, and the old ones are refused, once an hour has been booked since", async () => {
    const { staff, hourFrom, change } = await mover([minutes(300)]);
    const { dry_run_id } = await change();
    await book(staff.ask, hourFrom(17));
    const refused = await change({ dry_run_id });
    expect(refused).toMatchObject({ error: "stale_dry_run", current: { credited: cad(15_920), bookings_to_come: 1 } });
  });

  it("is refunded at most the part of its bill that was not credited, as money or as credit", async () => {
    const { owner, staff, hourFrom, current, change } = await mover([minutes(300)]);
    const [{ payment_id: id }] = (await current()).invoices;
    for (const hour of [17, 19]) await book(staff.ask, hourFrom(hour));
    const refund = async (amount: number, more: Record<string, unknown> = {}) => {
      const body = { amount: cad(amount), as: "payment", reason: "They asked", ...more };
      return (await owner.ask("refundPayment", { params: { id }, body })).body;
    };
    const { credited, dry_run_id } = await change();
    expect(credited).toEqual(cad(11_940));
    await change({ dry_run_id });
    const payment = async () => (await owner.ask("payment", { params: { id } })).body;
    expect(await payment()).toMatchObject({ credited: cad(11_940), refundable: cad(7960) });
    const sentence = "At most $79.60 of this payment can be refunded. $119.40 of the bill was credited.";
    for (const as of ["payment", "credit"]) {
      expect((await refund(7961, { as, dry_run: true })).errors).toEqual({ amount: [sentence] });
    }
    const used = { unit: "minutes", granted: 300, used: 120 };
    expect(await refund(7960)).toMatchObject({ still_refundable: cad(0), allowances: [used] });
    expect((await refund(1)).message).toBe("This payment has been refunded already. $119.40 of the bill was credited.");
  });

  it("is refunded the part that is neither credited nor paid by earlier credit", async () => {
    const { owner, staff, current, change, club } = await mover([]);
    platform.clock.set("2027-05-13T20:00:00Z");
    await change({});
    const [{ id, amount }] = (await current()).invoices;
    // 21 of 31 days of 199.00 were credited.
    expect(amount).toEqual(cad(18_900 - 13_481));
    await staff.ask("payMembershipInvoice", { params: { id }, body: { method: "cash" } });
    platform.clock.set("2027-05-14T20:00:00Z");
    const { id: membership_id, invoices } = await current();
    const back = await staff.ask("changeMembership", { body: { membership_id, plan_id: club.id } });
    const { body } = await owner.ask("payment", { params: { id: invoices[0].payment_id } });
    expect(body.refundable).toEqual(cad(18_900 - back.body.credited.amount));
  });

  it("is credited at most the part of its bill that is not refunded or being refunded", async () => {
    const { venue, owner, current, change } = await mover([]);
    const [{ payment_id: id }] = (await current()).invoices;
    const body = { amount: cad(9900), as: "payment", reason: "Half a month away" };
    expect((await owner.ask("refundPayment", { params: { id }, body })).body.error).toBeUndefined();
    expect(await change()).toMatchObject({ credited: cad(10_000), due_now: cad(8900) });
    await platform.admin
      .insertInto("payment_refunds")
      .values({
        tenant_id: venue.tenantId,
        payment_id: id,
        amount: 4000,
        currency: "CAD",
        given_as: "payment",
        reason: "The bank has not answered",
        created_at: platform.clock.now(),
        due_at: platform.clock.now(),
      })
      .execute();
    expect(await change()).toMatchObject({ credited: cad(6000), due_now: cad(12_900) });
  });
});
