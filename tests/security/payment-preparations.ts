import type { Role } from "#schema/people/sign-in/permissions.ts";
import { cad, policyWith, setPolicy } from "#tests/features/bookings/policies/support.ts";
import { beginGift, keepNotGivenBack, offerGiftCards } from "#tests/features/memberships/gift-cards/support.ts";
import { enterCard, saveCard, subscribe } from "#tests/features/payments/billing/support.ts";
import { bookingOf, link, payLink, tokenOf } from "#tests/features/payments/card-attempts/card-charges/support.ts";
import { beginToBuy, seePrice } from "#tests/features/payments/card-attempts/plan-purchases/support.ts";
import {
  GOOD_CARD,
  holdTime,
  keepUnrefunded,
} from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { connect, wayBack } from "#tests/features/payments/ecommerce/support.ts";
import { keepFailedEvent } from "#tests/features/payments/payment-events/support.ts";
import type { OperationId, Person, Platform, Venue } from "#tests/support/venue.ts";
import type { Ids } from "./one-of-each.ts";
import { QUESTIONS } from "./questions.ts";

/** A company with one of each, and somebody of each role. */
export interface Side {
  venue: Venue;
  ids: Ids;
  people: Record<Role, Person>;
}

/** What must stand before a question about money can succeed. */
export const preparePayments = (
  platform: () => Platform,
): Partial<Record<OperationId, (side: Side) => Promise<void>>> => ({
  changeCompanyPlan: async ({ venue, people }) => void (await subscribe(platform(), venue, people.owner)),
  cancelCompanySubscription: async ({ venue, people }) => void (await subscribe(platform(), venue, people.owner)),
  confirmSetup: async ({ venue, ids, people }) =>
    void (ids.setupIntent = await enterCard(platform(), venue, people.owner)),
  subscribeCompany: async ({ venue, ids, people }) =>
    void (ids.savedCard = await saveCard(platform(), venue, people.owner)),
  connectStripe: async ({ venue, ids, people }) => void (ids.oauth = await wayBack(platform(), venue, people.owner)),
  disconnectStripe: (side) => connectAccount(platform(), side),
  createConnectOnboardingLink: (side) => connectAccount(platform(), side),
  createConnectDashboardLink: (side) => connectAccount(platform(), side),
  stripeOverview: (side) => connectAccount(platform(), side),
  syncMembershipPlan: (side) => connectAccount(platform(), side),
  startServicePayment: async (side) => void (await payableHold(platform(), side)),
  async confirmPaymentSuccess(side) {
    const { anonymous } = side.venue;
    const { body } = await anonymous(
      "startServicePayment",
      QUESTIONS.startServicePayment(await payableHold(platform(), side)),
    );
    side.ids.cardPayment = { payment_intent_id: body.payment_intent_id, connect_account: body.connect_account };
  },
  startPlanPurchase: (side) => seePrice(platform(), side),
  confirmPlanPurchase: (side) => beginToBuy(platform(), side),
  startGiftCardPurchase: (side) => offerGiftCards(platform(), side),
  async confirmGiftCardPurchase(side) {
    await offerGiftCards(platform(), side);
    side.ids.planPayment = await beginGift(side.venue.anonymous, QUESTIONS.startGiftCardPurchase(side.ids));
  },
  createPaymentLink: (side) => connectAccount(platform(), side),
  retryGiftCardRefund: ({ venue, ids }) => keepNotGivenBack(platform(), venue, ids.giftCard),
  retryUnsettledPayment: ({ venue, ids }) => keepUnrefunded(platform(), venue, ids),
  settleUnsettledPayment: ({ venue, ids }) => keepUnrefunded(platform(), venue, ids),
  retryPaymentEvent: async ({ venue, ids }) => void (ids.failedEvent = await keepFailedEvent(platform(), venue)),
  requestedPayment: async (side) => void (await paymentLink(platform(), side)),
  startRequestedPayment: async (side) => void (await paymentLink(platform(), side)),
  confirmRequestedPayment: async (side) => void (await paymentLink(platform(), side)),
  chargeSavedCard: async (side) => cardOnFile(platform(), side, (await side.venue.person("client")).id),
  createInvoicePaymentLink: (side) => connectAccount(platform(), side),
  chargeMembershipInvoice: (side) => cardOnFile(platform(), side, side.ids.debtor),
});

async function connectAccount(platform: Platform, { venue, people }: Side): Promise<void> {
  await connect(platform, venue, people.owner);
}

/** A hold on a service that requires a deposit, at a company that takes cards. */
async function payableHold(platform: Platform, { venue, ids, people }: Side): Promise<Ids> {
  await connect(platform, venue, people.owner);
  await setPolicy(people.owner.ask, venue, policyWith([], { deposit: { percent: 30, fee: cad(0) } }));
  return Object.assign(ids, { holdToken: await holdTime(venue, "2027-05-13 17:00:00") });
}

let cardDay = 20;

/** A card that the client saved while paying for a booking. */
async function cardOnFile(platform: Platform, side: Side, clientId: number): Promise<void> {
  const { venue, ids, people } = side;
  const day = `2027-05-${cardDay++}`;
  const times = { start_time: `${day} 17:00:00`, end_time: `${day} 18:00:00` };
  ids.booking = await bookingOf(people.owner, venue, clientId, times);
  await payLink(platform, venue, await paymentLink(platform, side), GOOD_CARD, { usage: "off_session" });
  const cards = await people.owner.ask("clientPaymentMethods", { params: { id: clientId } });
  ids.savedCard = cards.body.data[0].id;
}

/** A link to pay part of the company's booking. */
async function paymentLink(platform: Platform, { venue, ids, people }: Side): Promise<string> {
  await connect(platform, venue, people.owner);
  const { body } = await link(people.owner.ask, ids.booking, 100);
  ids.payToken = tokenOf(body.url);
  return body.url;
}
