import type { Handlers } from "#api/call/call.ts";
import { allowanceQuote } from "#api/features/memberships/allowances/quote.ts";
import { adjustAllowance, clientAllowanceEntries } from "#api/features/memberships/allowances/service.ts";
import { payOutCredit } from "#api/features/memberships/gift-cards/pay-out-credit.ts";
import {
  clientCredit,
  giftCardCode,
  giftCards,
  publicGiftCards,
  reclaimedGiftCards,
  redeemGiftCard,
  retryGiftCardRefund,
  sellGiftCard,
  voidGiftCard,
} from "#api/features/memberships/gift-cards/service.ts";
import {
  cancelMembership,
  pauseMembership,
  payMembershipInvoice,
  resumeMembership,
  undoCancelMembership,
} from "#api/features/memberships/memberships/actions.ts";
import { payMembershipByCard } from "#api/features/memberships/memberships/card-bills.ts";
import { addFamilyMember, removeFamilyMember } from "#api/features/memberships/memberships/change-family.ts";
import { changeMembership, undoChangeMembership } from "#api/features/memberships/memberships/change-plan.ts";
import {
  answerFamilyInvitation,
  familyInvitation,
  withdrawFamilyInvitation,
} from "#api/features/memberships/memberships/invite-family.ts";
import {
  currentMembership,
  membershipCounts,
  memberships,
  sharedMemberships,
} from "#api/features/memberships/memberships/service.ts";
import { startMembership } from "#api/features/memberships/memberships/start.ts";
import {
  createMembershipPlan,
  membershipPlans,
  publicMembershipPlans,
  updateMembershipPlan,
} from "#api/features/memberships/plans/service.ts";
import { membershipPlanSyncStatus, syncMembershipPlan } from "#api/features/memberships/plans/sync-plan.ts";
import { startGiftCardPurchase } from "#api/features/payments/card-attempts/plan-purchases/buy-gift-card.ts";
import {
  confirmGiftCardPurchase,
  confirmPlanPurchase,
} from "#api/features/payments/card-attempts/plan-purchases/card-purchase.ts";
import { planPurchasePreview, startPlanPurchase } from "#api/features/payments/card-attempts/plan-purchases/service.ts";
import type { allowanceOperations } from "#schema/memberships/allowances/operations.ts";
import type { giftCardOperations } from "#schema/memberships/gift-cards/operations.ts";
import type { membershipOperations } from "#schema/memberships/memberships/operations.ts";
import type { membershipPlanOperations } from "#schema/memberships/plans/operations.ts";
import type { planPurchaseOperations } from "#schema/payments/card-attempts/plan-purchases/operations.ts";

const membershipPlanHandlers: Handlers<typeof membershipPlanOperations> = {
  membershipPlans: (call, { query }) => membershipPlans(call, query),
  publicMembershipPlans: (call, { query }) => publicMembershipPlans(call, query),
  createMembershipPlan: (call, { body }) => createMembershipPlan(call, body),
  updateMembershipPlan: (call, { params, body }) => updateMembershipPlan(call, params.id, body),
  membershipPlanSyncStatus,
  syncMembershipPlan,
};

const membershipHandlers: Handlers<typeof membershipOperations> = {
  memberships: (call, { query }) => memberships(call, query),
  membershipCounts: (call, { query }) => membershipCounts(call, query),
  currentMembership: (call, { params }) => currentMembership(call, params.id),
  sharedMemberships: (call, { params }) => sharedMemberships(call, params.id),
  addFamilyMember: (call, { params, body }) => addFamilyMember(call, params.id, body),
  removeFamilyMember: (call, { params, query }) => removeFamilyMember(call, params, query),
  withdrawFamilyInvitation: (call, { params }) => withdrawFamilyInvitation(call, params),
  familyInvitation: (call, { params }) => familyInvitation(call, params.token),
  answerFamilyInvitation: (call, { params, body }) => answerFamilyInvitation(call, params.token, body),
  startMembershipSubscription: (call, { body }) => startMembership(call, body),
  cancelMembership: (call, { params, query }) => cancelMembership(call, params.id, query),
  undoCancelMembership: (call, { params, body }) => undoCancelMembership(call, params.id, body),
  pauseMembership: (call, { params, body }) => pauseMembership(call, params.id, body),
  resumeMembership: (call, { params, body }) => resumeMembership(call, params.id, body),
  undoChangeMembership: (call, { params, body }) => undoChangeMembership(call, params.id, body),
  changeMembership: (call, { body }) => changeMembership(call, body),
  payMembershipByCard: (call, { params, body }) => payMembershipByCard(call, params.id, body),
  payMembershipInvoice: (call, { params, body }) => payMembershipInvoice(call, params.id, body),
};

const allowanceHandlers: Handlers<typeof allowanceOperations> = {
  allowanceQuote: (call, { query }) => allowanceQuote(call, query),
  clientAllowanceEntries: (call, { params, query }) => clientAllowanceEntries(call, params.id, query),
  adjustAllowance: (call, { params, body }) => adjustAllowance(call, params.id, body),
};

const giftCardHandlers: Handlers<typeof giftCardOperations> = {
  giftCards: (call, { query }) => giftCards(call, query),
  reclaimedGiftCards,
  publicGiftCards: (call) => publicGiftCards(call),
  giftCardCode: (call, { params }) => giftCardCode(call, params.id),
  sellGiftCard: (call, { body }) => sellGiftCard(call, body),
  redeemGiftCard: (call, { body }) => redeemGiftCard(call, body),
  voidGiftCard: (call, { params, body }) => voidGiftCard(call, params.id, body),
  retryGiftCardRefund: (call, { params }) => retryGiftCardRefund(call, params.id),
  clientCredit: (call, { params }) => clientCredit(call, params.id),
  payOutCredit: (call, { params, body }) => payOutCredit(call, params.id, body),
};

const planPurchaseHandlers: Handlers<typeof planPurchaseOperations> = {
  planPurchasePreview: (call, { params }) => planPurchasePreview(call, params.id),
  startPlanPurchase,
  confirmPlanPurchase,
  startGiftCardPurchase,
  confirmGiftCardPurchase,
};

export const membershipRoutes = {
  ...membershipPlanHandlers,
  ...membershipHandlers,
  ...allowanceHandlers,
  ...giftCardHandlers,
  ...planPurchaseHandlers,
};
