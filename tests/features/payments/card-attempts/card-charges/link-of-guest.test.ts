import { afterAll, beforeAll, expect, it } from "vitest";
import { startPlatform, type Ask, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { GOOD_CARD, payingVenue } from "../service-payments/support.ts";
import { beginLink, bookingOf, clientWithCard, link, payLink, tokenOf } from "./support.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
let client: Person;
beforeAll(async () => {
  platform = await startPlatform();
  ({ venue, owner } = await payingVenue(platform));
  client = await venue.person("client");
});
afterAll(() => platform.close());

const see = async (url: string) =>
  (await venue.anonymous("requestedPayment", { params: { token: tokenOf(url) } })).body;
const assign = (id: number) =>
  owner.ask("assignBookingClient", { params: { id }, body: { version: 1, client_id: client.id } });
const paidBy = async (id: number) =>
  platform.admin.selectFrom("payments").where("booking_id", "=", id).select("client_id").execute();

it("assigns a guest's link to the client of the booking: the same address is paid, and the card can be saved", async () => {
  const id = await bookingOf(owner, venue, null);
  const { url } = (await link(owner.ask, id, 6000)).body;
  expect((await see(url)).can_save_card).toBe(false);
  expect((await assign(id)).status).toBe(200);
  expect((await see(url)).can_save_card).toBe(true);
  expect((await payLink(platform, venue, url, GOOD_CARD)).body.state).toBe("paid");
  expect(await paidBy(id)).toEqual([{ client_id: client.id }]);
});

it("saves no card from a payment that the guest has started, and assigns its payment to the client", async () => {
  const id = await bookingOf(owner, venue, null);
  const { url } = (await link(owner.ask, id, 6000)).body;
  const begun = await venue.anonymous("startRequestedPayment", { params: { token: tokenOf(url) } });
  expect(begun.status).toBe(200);
  expect((await assign(id)).status).toBe(200);
  expect((await see(url)).can_save_card).toBe(false);
  expect((await payLink(platform, venue, url, GOOD_CARD)).body.state).toBe("paid");
  expect(await paidBy(id)).toEqual([{ client_id: client.id }]);
});

it("offers a saved card only to the signed-in client, not to other holders of the link", async () => {
  const saved = await clientWithCard(platform, venue, owner, GOOD_CARD);
  const customers = async () =>
    (
      await platform.admin
        .selectFrom("provider_customers")
        .where("client_id", "=", saved.client.id)
        .selectAll()
        .execute()
    ).map(({ customer_id }) => customer_id);
  const [kept] = await customers();
  expect(kept).toMatch(/^cus_/);
  const isAttached = async (url: string, ask: Ask) => {
    const { payment_intent_id, connect_account } = await beginLink(venue, url, ask);
    const ofCustomer = await platform.payments.payments.charges.paymentsOf(connect_account, kept ?? "");
    return ofCustomer.some(({ id }) => id === payment_intent_id);
  };
  const urlOf = async () => {
    const id = await bookingOf(owner, venue, saved.client.id);
    return String((await link(owner.ask, id, 6000)).body.url);
  };
  const [held, own] = [await urlOf(), await urlOf()];
  expect((await see(held)).can_save_card).toBe(false);
  expect(await isAttached(held, venue.visitor())).toBe(false);
  expect((await payLink(platform, venue, held, GOOD_CARD)).body.state).toBe("paid");
  expect(await customers()).toEqual([kept]);
  const asked = await saved.client.ask("requestedPayment", { params: { token: tokenOf(own) } });
  expect(asked.body.can_save_card).toBe(true);
  expect(await isAttached(own, saved.client.ask)).toBe(true);
  // What the client has begun with their cards is no one else's to go on with.
  const other = await venue.visitor()("startRequestedPayment", { params: { token: tokenOf(own) } });
  expect([other.status, other.body.error]).toEqual([409, "invalid_state"]);
});
