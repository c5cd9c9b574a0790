import { afterAll, beforeAll, expect, it } from "vitest";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { deskOf } from "#tests/features/memberships/memberships/support.ts";
import { cash, take } from "#tests/features/payments/payments/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

it("postpones an erasure until the client is refunded, and turns no refund into credit of an erased client", async () => {
  const { venue, owner, client, start, current } = await deskOf(platform);
  const pack = { name: "Ten hours", billing_period: "custom", price: cad(22_900), benefits: [] };
  await start({ plan_id: (await owner.ask("createMembershipPlan", { body: pack })).body.id });
  const bill = (await owner.ask("payments", { query: { client_id: client.id } })).body.data[0];
  await owner.ask("cancelMembership", { params: { id: (await current()).id } });
  const booking = await book(owner.ask, bayHour(venue, { guest: null, client_id: client.id }));
  await take(owner.ask, booking.id, cash(6000));
  const cancelling = { params: { id: booking.id }, query: { version: booking.version, refund: "later" } };
  expect((await owner.ask("cancelBooking", cancelling)).status).toBe(200);
  const erasure = async () => (await owner.ask("clientErasure", { params: { id: client.id } })).body;
  const { name: confirm_name, version, obstacles } = await erasure();
  expect(obstacles).toEqual(["They are owed a refund of $60.00. Erase them once it is refunded."]);
  const erase = () => owner.ask("anonymizeClient", { params: { id: client.id }, body: { version, confirm_name } });
  expect((await erase()).body.message).toBe(obstacles[0]);

  const bookings = [{ booking_id: booking.id, amount: cad(6000) }];
  await owner.ask("refundBookings", { body: { bookings, as: "payment", reason: "They move away" } });
  expect((await erasure()).obstacles).toEqual([]);
  expect((await erase()).status).toBe(200);
  const back = (as: string) =>
    owner.ask("refundPayment", {
      params: { id: bill.id },
      body: { amount: cad(1000), as, reason: "Ill for a week" },
    });
  const credit = await back("credit");
  expect([credit.status, credit.body.errors]).toEqual([
    422,
    { as: ["The client was erased and can hold no credit. Refund it the way it was paid."] },
  ]);
  expect((await back("payment")).status).toBe(200);
});

it("names the bills that an erased client leaves unpaid", async () => {
  const { owner, client, start, current } = await deskOf(platform);
  const pack = { name: "Ten hours", billing_period: "custom", price: cad(22_900), benefits: [] };
  const plan_id = (await owner.ask("createMembershipPlan", { body: pack })).body.id;
  await start({ plan_id, method: undefined });
  await owner.ask("cancelMembership", { params: { id: (await current()).id } });
  const { stays } = (await owner.ask("clientErasure", { params: { id: client.id } })).body;
  expect(stays).toContainEqual({ what: "unpaid bill, which nobody can be asked for", count: 1 });
});
