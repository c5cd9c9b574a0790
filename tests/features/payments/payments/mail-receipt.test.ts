import { afterAll, beforeAll, expect, it } from "vitest";
import type { Mail } from "#api/mail/mailer.ts";
import { deliverMail } from "#api/work/start-work.ts";
import { bayHour, bayId, book } from "#tests/features/bookings/bookings/support.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { setTax, VAT } from "#tests/features/payments/taxes/support.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";
import { cash, deskWithBooking, take } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const mail = (ask: Awaited<ReturnType<typeof paid>>["staff"]["ask"], id: number, email = "gil@example.test") =>
  ask("mailReceipt", { params: { id }, body: { email } });

async function paid() {
  const desk = await deskWithBooking(platform);
  const taken = await take(desk.staff.ask, desk.id, cash(6000, { note: "Company outing" }));
  return { ...desk, payment: taken.body.payments[0].id as number };
}

/** The receipt mails sent for a company, however often delivery is run. */
async function sentOf({ tenantId }: Venue): Promise<Mail[]> {
  const { id } = await platform.admin
    .selectFrom("outbox")
    .where("tenant_id", "=", tenantId)
    .where("kind", "=", "receipt")
    .select("id")
    .executeTakeFirstOrThrow();
  const sent: Mail[] = [];
  const mailer = { send: async (one: Mail) => void sent.push(one), close: () => undefined };
  const { db, clock, deps } = platform;
  const { secretKeys, siteUrl, limits } = deps;
  const delivery = { db, clock, mailer, secretKeys, siteUrl, limits, mailFrom: "desk@venue.test" };
  for (const _copy of [1, 2]) await deliverMail(delivery, { tenant_id: tenantId, outbox_id: id });
  return sent;
}

it("mails the current receipt with its number, amount and note", async () => {
  const { venue, staff, payment } = await paid();
  expect((await mail(staff.ask, payment)).body).toEqual({ sent_to: "gil@example.test" });
  const sent = await sentOf(venue);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: { address: "gil@example.test" }, subject: expect.stringContaining("Receipt 1") });
  expect(sent[0]?.text).toMatch(/Amount: +\$60\.00/);
  expect(sent[0]?.text).toContain("Company outing");
});

it("shows the tax in the amount and its number, and nothing without tax", async () => {
  const { venue, staff, admin } = await deskWithBooking(platform);
  const owner = await venue.person("owner");
  await setTax(owner.ask, venue, VAT);
  const { id } = await book(staff.ask, bayHour(venue, { resource_id: bayId(venue, 1) }));
  const { body } = await take(staff.ask, id, cash(6000));
  const payment: number = body.payments[0].id;
  const back = { amount: cad(1500), as: "payment", reason: "Projector was down" };
  await admin.ask("refundPayment", { params: { id: payment }, body: back });
  await mail(staff.ask, payment);
  const [sent] = await sentOf(venue);
  expect(sent?.text).toMatch(/Without VAT: +\$50\.00\n+VAT 20%: +\$10\.00/);
  expect(sent?.text).toMatch(/VAT refunded: +\$2\.50\n+VAT number: +GB 123 4567 89/);
  const untaxed = await paid();
  await mail(untaxed.staff.ask, untaxed.payment);
  expect((await sentOf(untaxed.venue))[0]?.text).not.toMatch(/Without|VAT/);
});

it("shows how much of the tip is refunded", async () => {
  const { venue, staff, admin, id } = await deskWithBooking(platform);
  const { body } = await take(staff.ask, id, cash(6000, { tip: cad(20_000) }));
  const payment: number = body.payments[0].id;
  const back = { amount: cad(0), tip: cad(18_000), as: "payment", reason: "Typed wrongly" };
  await admin.ask("refundPayment", { params: { id: payment }, body: back });
  await mail(staff.ask, payment);
  expect((await sentOf(venue))[0]?.text).toMatch(/Tip: +\$200\.00\n+Tip refunded: +\$180\.00/);
});

it("names a card as the desk sees it, and writes no booking to the history if there is none", async () => {
  const { venue, staff, admin, payment } = await paid();
  await platform.admin
    .updateTable("payments")
    .set({ method: "card", card_brand: "visa", card_last4: "4242", booking_id: null })
    .where("tenant_id", "=", venue.tenantId)
    .where("id", "=", payment)
    .execute();
  await mail(staff.ask, payment);
  expect((await sentOf(venue))[0]?.text).toMatch(/Paid by: +Visa 4242/);
  const { data } = (await admin.ask("auditLog", { query: {} })).body;
  expect(data[0]).toMatchObject({ sentence: "Mailed a receipt", entity: "payment", entity_id: String(payment) });
});

it("needs the permission to take payments, in the own company, and a valid address", async () => {
  const { venue, staff, payment } = await paid();
  expect((await mail(staff.ask, payment, "gil")).status).toBe(422);
  expect((await mail((await venue.person("coach")).ask, payment)).status).toBe(403);
  expect((await mail((await (await platform.venue()).person("owner")).ask, payment)).status).toBe(404);
});
