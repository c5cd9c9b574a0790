import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ApiError } from "#api/errors/errors.ts";
import { nextTryAt } from "#api/features/memberships/memberships/card-bills.ts";
import { cardThatDeclines, payLink, tokenOf } from "#tests/features/payments/card-attempts/card-charges/support.ts";
import { GOOD_CARD } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { cardMember, MONTHLY, saveGoodCard } from "./renewal-support.ts";

const DECLINED = "Your card was declined.";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(async () => {
  vi.restoreAllMocks();
  platform.clock.set(TEST_NOW);
});
afterAll(() => platform.close());

/** A member whose card is declined from the renewal of 3 June onward. */
async function refusedMember() {
  const club = await cardMember(platform);
  await club.payByCard();
  const cardId = await cardThatDeclines(platform, club.venue, club.client.id);
  await club.on("2027-06-03");
  return { ...club, cardId };
}

interface ShownBill {
  id: number;
  status: string;
}

function openBill({ invoices }: { invoices: ShownBill[] }): ShownBill {
  const bill = invoices.find(({ status }) => status === "open");
  if (!bill) throw new Error("no bill is open");
  return bill;
}

describe("a renewal paid by card", () => {
  it("is charged on its day, once however often the job runs, and is in the ledger", async () => {
    const club = await cardMember(platform);
    expect((await club.payByCard()).body).toMatchObject({ pays_by_card: true, next_charge_on: "2027-06-03" });
    await club.on("2027-06-02");
    expect(club.charged()).toEqual([]);
    await club.on("2027-06-03");
    await Promise.all([club.minute(), club.minute()]);
    expect(club.charged()).toEqual([MONTHLY]);
    expect(await club.current()).toMatchObject({
      status: "active",
      open_amount: cad(0),
      invoices: [
        { period_start: "2027-06-03", status: "paid", method: "card", card_tries: 1, card_refusal: null },
        { method: "cash" },
      ],
    });
    const { body } = await club.desk("payments", { query: { method: "card" } });
    expect(body.data.find(({ description }: { description: string }) => description === "Club 12")).toMatchObject({
      amount: cad(MONTHLY),
      card_last4: "4242",
      description: "Club 12",
    });
    expect(await club.mails()).toEqual([]);
  });

  it("is paid at the desk if the member has not chosen automatic payment, or has ended it", async () => {
    const club = await cardMember(platform);
    await club.on("2027-06-03");
    expect(openBill(await club.current())).toMatchObject({ card_tries: 0, next_try_on: null });
    const other = await refusedMember();
    await other.payByCard(false);
    await other.on("2027-06-05");
    expect(openBill(await other.current())).toMatchObject({ card_tries: 1, next_try_on: null });
  });
});

describe("a renewal whose card is declined", () => {
  it("is past due at once, tried again after 1, 3, 5 and 7 days, and mailed to the member each time", async () => {
    const club = await refusedMember();
    expect(await club.current()).toMatchObject({
      status: "past_due",
      has_access: true,
      next_charge_on: null,
      invoices: [{ status: "open", card_tries: 1, card_refusal: DECLINED, next_try_on: "2027-06-04" }, {}],
    });
    const [first] = await club.mails();
    expect(first?.subject).toMatch(/^Your card was refused, /);
    expect(first?.text).toContain("We will try again on June 4, 2027.");
    expect(first?.text).toContain(DECLINED);
    expect(first?.text).toContain(`http://${club.venue.slug}.localhost:4000/member/profile`);
    const tries = [];
    const mails: { subject: string; text: string }[] = [];
    for (let day = 4; day <= 14; day += 1) {
      await club.on(`2027-06-${String(day).padStart(2, "0")}`);
      const { card_tries, next_try_on } = (await club.current()).invoices[0];
      tries.push([day, card_tries, next_try_on]);
      mails.push(...(await club.mails()));
    }
    expect(tries).toEqual([
      [4, 2, "2027-06-06"],
      [5, 2, "2027-06-06"],
      [6, 3, "2027-06-08"],
      [7, 3, "2027-06-08"],
      [8, 4, "2027-06-10"],
      [9, 4, "2027-06-10"],
      ...[10, 11, 12, 13, 14].map((day) => [day, 5, null]),
    ]);
    expect(mails.map(({ subject }) => subject.split(",")[0])).toEqual(Array(4).fill("Your card was refused again"));
    expect(mails.at(-1)?.text).toMatch(
      /We have tried several times to charge your card .*will not try again automatically/s,
    );
    await club.on("2027-07-05");
    expect(await club.current()).toMatchObject({ status: "past_due", has_access: false });
    expect((await club.current()).invoices).toHaveLength(2);
    expect(club.charged()).toEqual([]);
  });

  it("recovers with its period when a later try succeeds, and mails that once", async () => {
    const club = await refusedMember();
    await club.mails();
    await saveGoodCard(platform, club.venue.tenantId, club.client.id);
    await club.on("2027-06-04");
    expect(await club.current()).toMatchObject({
      status: "active",
      period_end: "2027-07-03",
      next_charge_on: "2027-07-03",
      open_amount: cad(0),
      invoices: [{ status: "paid", method: "card", card_tries: 2, next_try_on: null }, {}],
    });
    await club.minute();
    expect((await club.mails()).map(({ subject }) => subject.split(",")[0])).toEqual(["Your membership is paid"]);
    expect(club.charged()).toEqual([MONTHLY]);
    await club.on("2027-07-03");
    expect(club.charged()).toEqual([MONTHLY, MONTHLY]);
  });

  it("is paid by the member with another card, on a page that the profile links to", async () => {
    const club = await refusedMember();
    const bill = openBill(await club.current());
    const made = await club.client.ask("createInvoicePaymentLink", { params: { id: bill.id } });
    expect(made.status).toBe(201);
    const { url } = made.body;
    const asked = await club.client.ask("requestedPayment", { params: { token: tokenOf(url) } });
    expect(asked.body).toMatchObject({
      state: "open",
      amount: cad(MONTHLY),
      description: "Club 12",
      location_name: null,
      local_start: null,
      can_save_card: true,
    });
    const again = await club.client.ask("createInvoicePaymentLink", { params: { id: bill.id } });
    expect(again.body.url).toBe(url);
    const paid = await payLink(platform, club.venue, url, GOOD_CARD, { usage: "off_session", ask: club.client.ask });
    expect(paid.body).toMatchObject({ state: "paid" });
    expect(await club.current()).toMatchObject({
      status: "active",
      invoices: [{ status: "paid", method: "card" }, {}],
    });
    expect((await club.client.ask("createInvoicePaymentLink", { params: { id: bill.id } })).status).toBe(409);
    await club.on("2027-07-03");
    expect(club.charged()).toEqual([MONTHLY, MONTHLY]);
  });

  it("can be charged again at once by desk or member, without effect on the scheduled tries", async () => {
    const club = await refusedMember();
    const id = openBill(await club.current()).id;
    const charge = (card_id: string, ask = club.desk) =>
      ask("chargeMembershipInvoice", { params: { id }, body: { card_id } });
    expect(await charge(club.cardId)).toMatchObject({ status: 402, body: { message: DECLINED } });
    expect((await charge("pm_of_somebody_else")).status).toBe(404);
    expect(openBill(await club.current())).toMatchObject({ card_tries: 1, next_try_on: "2027-06-04" });
    const { body: cards } = await club.desk("clientPaymentMethods", { params: { id: club.client.id } });
    const good = cards.data.find(({ last4 }: { last4: string }) => last4 === "4242");
    expect(await charge(good.id, club.client.ask)).toMatchObject({
      status: 201,
      body: { state: "paid", message: null },
    });
    expect((await club.current()).status).toBe("active");
    expect((await charge(good.id)).status).toBe(409);
    expect(club.charged()).toEqual([MONTHLY]);
  });

  it("is no longer tried once the desk has taken the payment, or the membership has ended", async () => {
    const club = await refusedMember();
    const id = openBill(await club.current()).id;
    expect((await club.desk("payMembershipInvoice", { params: { id }, body: { method: "cash" } })).status).toBe(200);
    const ended = await refusedMember();
    await ended.desk("cancelMembership", { params: { id: ended.id } });
    expect((await ended.current()).status).toBe("cancel_scheduled");
    await ended.on("2027-07-04");
    const before = (await platform.admin.selectFrom("card_charges").selectAll().execute()).length;
    for (const one of [club, ended]) await one.on("2027-07-20");
    expect((await platform.admin.selectFrom("card_charges").selectAll().execute()).length).toBe(before + 1);
    expect((await ended.desk("currentMembership", { params: { id: ended.client.id } })).status).toBe(404);
  });
});

describe("a try to charge the card", () => {
  it("is completed once by a later process if its response was lost", async () => {
    const club = await cardMember(platform);
    await club.payByCard();
    platform.clock.set("2027-06-03T20:00:00Z");
    // The provider has taken the money, but its response is lost.
    const { charges } = platform.payments.payments;
    const charge = charges.chargeCard.bind(charges);
    vi.spyOn(charges, "chargeCard").mockImplementationOnce(async (...asked) => {
      await charge(...asked);
      throw new ApiError("unavailable", "No answer.");
    });
    await club.minute();
    expect(openBill(await club.current())).toMatchObject({ card_tries: 1, next_try_on: null });
    expect(club.charged()).toEqual([MONTHLY]);
    platform.clock.set("2027-06-03T20:05:00Z");
    await club.minute();
    await club.minute();
    expect(club.charged()).toEqual([MONTHLY]);
    expect(await club.current()).toMatchObject({ status: "active", invoices: [{ status: "paid", card_tries: 1 }, {}] });
    expect(await club.mails()).toEqual([]);
  });

  it("is recorded as declined once by two processes at the same time, with one email", async () => {
    const club = await cardMember(platform);
    await club.payByCard();
    await cardThatDeclines(platform, club.venue, club.client.id);
    platform.clock.set("2027-06-03T20:00:00Z");
    await Promise.all([club.minute(), club.minute(), club.minute()]);
    await club.minute();
    expect(openBill(await club.current())).toMatchObject({ card_tries: 1 });
    expect(await club.mails()).toHaveLength(1);
  });

  it("waits while the bill is being paid on a page, and the desk sees that", async () => {
    const club = await refusedMember();
    const id = openBill(await club.current()).id;
    const { body } = await club.client.ask("createInvoicePaymentLink", { params: { id } });
    await club.venue.anonymous("startRequestedPayment", { params: { token: tokenOf(body.url) } });
    const desk = await club.desk("payMembershipInvoice", { params: { id }, body: { method: "cash" } });
    expect(desk).toMatchObject({ status: 409, body: { message: expect.stringMatching(/half an hour/) } });
    platform.clock.set("2027-06-03T21:00:00Z");
    await club.minute();
    expect((await club.desk("payMembershipInvoice", { params: { id }, body: { method: "cash" } })).status).toBe(200);
    expect(club.charged()).toEqual([]);
  });

  it("counts as declined without a saved card, and waits if the venue takes no cards", async () => {
    const club = await cardMember(platform);
    await club.payByCard();
    await platform.admin.deleteFrom("provider_customers").where("client_id", "=", club.client.id).execute();
    await club.on("2027-06-03");
    expect(openBill(await club.current())).toMatchObject({ card_tries: 1, card_refusal: "No card is saved here." });
    const closed = await cardMember(platform);
    await closed.payByCard();
    const { tenantId } = closed.venue;
    await platform.admin
      .updateTable("connected_accounts")
      .set({ charges_enabled: false })
      .where("tenant_id", "=", tenantId)
      .execute();
    await closed.on("2027-06-03");
    expect(openBill(await closed.current())).toMatchObject({ card_tries: 0, card_refusal: null });
    await closed.on("2027-06-11");
    expect((await closed.current()).status).toBe("past_due");
  });

  it("keeps a day between two tries after a long outage, and the fifth is the last", () => {
    const at = (text: string) => Temporal.Instant.from(text);
    const first = at("2027-06-03T20:00:00Z");
    const next = (tries: number, now: string) => nextTryAt(first, tries, at(now))?.toString() ?? null;
    expect(next(1, "2027-06-03T20:00:00Z")).toBe("2027-06-04T20:00:00Z");
    expect(next(2, "2027-06-04T20:01:00Z")).toBe("2027-06-06T20:00:00Z");
    expect(next(2, "2027-06-20T08:00:00Z")).toBe("2027-06-21T08:00:00Z");
    expect(next(4, "2027-06-08T20:00:00Z")).toBe("2027-06-10T20:00:00Z");
    expect(next(5, "2027-06-10T20:00:00Z")).toBeNull();
  });

  it("survives a clock jump: no burst of tries, and no bill for days that nobody paid", async () => {
    const club = await refusedMember();
    await club.on("2027-09-20");
    for (let minute = 0; minute < 3; minute += 1) await club.minute();
    expect(openBill(await club.current())).toMatchObject({ card_tries: 2, next_try_on: "2027-09-21" });
    expect((await club.current()).invoices).toHaveLength(2);
    platform.clock.set("2027-06-01T20:00:00Z");
    await club.minute();
    expect(openBill(await club.current())).toMatchObject({ card_tries: 2 });
  });
});

describe("paying a bill by card", () => {
  it("is refused to others, for an ended membership, and without the permission to take payments", async () => {
    const club = await refusedMember();
    const id = openBill(await club.current()).id;
    const stranger = await club.venue.person("client");
    const body = { card_id: "pm_1" };
    for (const [operation, question] of [
      ["createInvoicePaymentLink", { params: { id } }],
      ["chargeMembershipInvoice", { params: { id }, body }],
      ["payMembershipByCard", { params: { id: club.id }, body: { pays_by_card: false } }],
    ] as const) {
      expect((await stranger.ask(operation, question)).status).toBe(404);
      expect((await (await club.venue.person("coach")).ask(operation, question)).status).toBe(403);
      expect((await club.venue.anonymous(operation, question)).status).toBe(401);
    }
    const denied = { role: "staff", permission: "payments.take", reach: "no", tenant_id: club.venue.tenantId } as const;
    await platform.admin.insertInto("role_permissions").values(denied).execute();
    const staff = await club.venue.person("staff");
    expect((await staff.ask("chargeMembershipInvoice", { params: { id }, body })).status).toBe(403);
    await club.desk("cancelMembership", { params: { id: club.id } });
    await club.on("2027-07-04");
    expect((await club.payByCard()).status).toBe(409);
  });
});
