import type { Question } from "#tests/support/venue.ts";
import type { Ids } from "./one-of-each.ts";

/** Questions about memberships and their allowances for bookings. */
export const MEMBERSHIP_QUESTIONS = {
  memberships: () => ({}),
  membershipCounts: () => ({}),
  currentMembership: ({ client }) => ({ params: { id: client } }),
  startMembershipSubscription: ({ newMember, membershipPlan }) => ({
    body: { client_id: newMember, plan_id: membershipPlan },
  }),
  sharedMemberships: ({ client }) => ({ params: { id: client } }),
  addFamilyMember: ({ membership }) => ({
    params: { id: membership },
    body: { first_name: "Made", last_name: "By matrix", email: "family@matrix.test" },
  }),
  withdrawFamilyInvitation: ({ membership, familyInvitation }) => ({
    params: { id: membership, invitationId: familyInvitation },
  }),
  familyInvitation: ({ familyToken }) => ({ params: { token: familyToken } }),
  answerFamilyInvitation: ({ familyToken }) => ({ params: { token: familyToken }, body: { accepts: false } }),
  removeFamilyMember: ({ membership, newMember }) => ({ params: { id: membership, clientId: newMember } }),
  cancelMembership: ({ membership }) => ({ params: { id: membership } }),
  undoCancelMembership: ({ cancelledMembership }) => ({ params: { id: cancelledMembership }, body: {} }),
  pauseMembership: ({ membership }) => ({
    params: { id: membership },
    body: { pause_start_at: "2027-05-10", pause_end_at: "2027-05-24" },
  }),
  resumeMembership: ({ pausedMembership }) => ({ params: { id: pausedMembership }, body: {} }),
  undoChangeMembership: ({ changingMembership }) => ({ params: { id: changingMembership }, body: {} }),
  changeMembership: ({ membership, otherPlan }) => ({ body: { membership_id: membership, plan_id: otherPlan } }),
  allowanceQuote: ({ client, service, location }) => ({
    query: {
      client_id: client,
      service_id: service,
      location_id: location,
      start_time: "2027-05-10 17:00:00",
      end_time: "2027-05-10 18:00:00",
      price_amount: 6000,
    },
  }),
  clientAllowanceEntries: ({ client }) => ({ params: { id: client } }),
  adjustAllowance: ({ allowance }) => ({ params: { id: allowance }, body: { amount: 30, reason: "By the matrix" } }),
  giftCards: () => ({}),
  reclaimedGiftCards: () => ({}),
  publicGiftCards: () => ({}),
  giftCardCode: ({ giftCard }) => ({ params: { id: giftCard } }),
  sellGiftCard: ({ giftPlan }) => ({
    body: { plan_id: giftPlan, buyer_name: "Otto", recipient_name: "Mia", method: "cash" },
  }),
  redeemGiftCard: ({ giftCode, client }) => ({ body: { code: giftCode, client_id: client } }),
  retryGiftCardRefund: ({ giftCard }) => ({ params: { id: giftCard } }),
  voidGiftCard: ({ giftCard }) => ({ params: { id: giftCard }, body: { reason: "By the matrix" } }),
  clientCredit: ({ client }) => ({ params: { id: client } }),
  payOutCredit: ({ client }) => ({
    params: { id: client },
    body: { amount: { amount: 100, currency: "CAD" }, method: "cash", reason: "By the matrix" },
  }),
  payMembershipByCard: ({ membership }) => ({ params: { id: membership }, body: { pays_by_card: true } }),
  payMembershipInvoice: ({ openInvoice }) => ({ params: { id: openInvoice }, body: { method: "cash" } }),
} satisfies Record<string, (ids: Ids) => Question>;
