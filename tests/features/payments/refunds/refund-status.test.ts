import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { reconcileRefunds } from "#api/features/payments/refunds/settle-refunds.ts";
import { cad, policyWith, setPolicy } from "#tests/features/bookings/policies/support.ts";
import { payingVenue } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { cash, take } from "#tests/features/payments/payments/support.ts";
import { runBackfill } from "#tests/support/database/backfill.ts";
import { startPlatform, TEST_NOW, type Ask, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { paidByCard, refund, settle } from "./support.ts";

const DEPOSIT = { deposit: { percent: 30, fee: cad(0) } };
const AS_CREDIT = policyWith([[null, 0, 100, { refund_as: "credit" }]], DEPOSIT);

let platform: Platform;
let venue: Venue;
let owner: Person;
let day = 4;
beforeAll(async () => {
  platform = await startPlatform();
  ({ venue, owner } = await payingVenue(platform));
  await setPolicy(owner.ask, venue, policyWith([[null, 0, 100]], DEPOSIT));
});
afterEach(async () => {
  platform.clock.set(TEST_NOW);
  await platform.payments.turn("chaos", { failures: 0, isRubbish: false, status: 500 });
});
afterAll(() => platform.close());

const paid = (kind: "deposit" | "full" = "full") =>
  paidByCard(platform, venue, { start: `2027-05-${String(++day).padStart(2, "0")} 17:00:00`, kind });
const reconcile = (minutes: number) => {
  platform.clock.set(platform.clock.now().add({ minutes }).toString());
  return reconcileRefunds(platform.deps, venue.tenantId);
};
const cancel = async (id: number, ask: Ask = owner.ask) => (await ask("cancelBooking", { params: { id } })).body;

/** What the booking stores, which lists filter by, beside what its ledger says. */
async function statusOf(id: number, ask: Ask = owner.ask): Promise<string> {
  const { body: booking } = await ask("booking", { params: { id } });
  const { body: account } = await ask("bookingAccount", { params: { id } });
  expect(booking.payment_status).toBe(account.payment_status);
  return booking.payment_status;
}

it("shows a refund as under way from the cancellation's response until the card has it", async () => {
  const { bookingId } = await paid();
  expect((await cancel(bookingId)).payment_status).toBe("refunding");
  expect(await statusOf(bookingId)).toBe("refunding");
  const listed = await owner.ask("bookings", { query: { payment_status: "refunding" } });
  expect(listed.body.data.map(({ id }: { id: number }) => id)).toContain(bookingId);
  await reconcile(13);
  expect(await statusOf(bookingId)).toBe("refunded");
});

it("reverts to paid when the cancellation is undone", async () => {
  const { bookingId } = await paid();
  const { version } = await cancel(bookingId);
  const restored = await owner.ask("restoreBooking", { params: { id: bookingId }, body: { version } });
  expect(restored.body.payment_status).toBe("paid");
  expect(await statusOf(bookingId)).toBe("paid");
});

it("shows a refund as due if only a part of it is under way", async () => {
  const { bookingId } = await paid("deposit");
  await take(owner.ask, bookingId, cash(4200));
  expect((await cancel(bookingId)).payment_status).toBe("refund_due");
  await reconcile(13);
  expect(await statusOf(bookingId)).toBe("refund_due");
});

it("shows a refund as due again if the card's bank rejects it, and for a disputed card", async () => {
  const [returned, disputed] = [await paid(), await paid()];
  for (const { bookingId } of [returned, disputed]) await cancel(bookingId);
  await platform.payments.turn("dispute", { payment_intent: disputed.intent, status: "needs_response" });
  await reconcile(13);
  expect(await statusOf(disputed.bookingId)).toBe("refund_due");
  const made = platform.payments.events.findLast(({ type }) => type === "refund.created");
  if (!made) throw new Error("the provider tells of a refund");
  await platform.payments.turn("refund", { id: (made.data.object as { id: string }).id, status: "failed" });
  await settle(platform, venue, returned.paymentId);
  expect(await statusOf(returned.bookingId)).toBe("refund_due");
});

it("shows a refund by the desk as under way while the provider has not answered", async () => {
  const { bookingId, paymentId } = await paid("deposit");
  await take(owner.ask, bookingId, cash(4200));
  await cancel(bookingId);
  const cashPaid = (await owner.ask("bookingAccount", { params: { id: bookingId } })).body.payments[1].id;
  await refund(owner.ask, cashPaid, 4200);
  expect(await statusOf(bookingId)).toBe("refunding");
  const open = await paid();
  await platform.payments.turn("chaos", { failures: 9, status: 503 });
  expect((await refund(owner.ask, open.paymentId, 6000)).body.state).toBe("pending");
  // It is owed to nobody: the booking stands.
  expect(await statusOf(open.bookingId)).toBe("paid");
  expect((await cancel(open.bookingId)).payment_status).toBe("refunding");
  await platform.payments.turn("chaos", { failures: 0 });
  await reconcile(13);
  expect([await statusOf(bookingId), await statusOf(open.bookingId)]).toEqual(["refunded", "refunded"]);
  expect((await refund(owner.ask, paymentId, 100)).body.message).toBe("This payment has been refunded already.");
});

it("shows the same for a refund as credit", async () => {
  const other = await payingVenue(platform);
  const { ask } = other.owner;
  await setPolicy(ask, other.venue, AS_CREDIT);
  const ana = await other.venue.person("client");
  const { bookingId } = await paidByCard(platform, other.venue, { start: "2027-05-05 17:00:00", ask: ana.ask });
  expect((await cancel(bookingId, ask)).payment_status).toBe("refunding");
  platform.clock.set(platform.clock.now().add({ minutes: 13 }).toString());
  await reconcileRefunds(platform.deps, other.venue.tenantId);
  expect(await statusOf(bookingId, ask)).toBe("refunded");
});

it("is set by the upgrade for earlier bookings, and leaves refunds by hand unchanged", async () => {
  const [online, half] = [await paid(), await paid("deposit")];
  await take(owner.ask, half.bookingId, cash(4200));
  for (const { bookingId } of [online, half]) {
    await cancel(bookingId);
    await platform.admin
      .updateTable("bookings")
      .set({ payment_status: "refund_due" })
      .where("tenant_id", "=", venue.tenantId)
      .where("id", "=", bookingId)
      .execute();
  }
  await runBackfill(platform.database, "0146_refunds_on_their_way");
  expect([await statusOf(online.bookingId), await statusOf(half.bookingId)]).toEqual(["refunding", "refund_due"]);
});
