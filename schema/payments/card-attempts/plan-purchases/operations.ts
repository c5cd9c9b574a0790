import { aboutTheir } from "#schema/shared/audit-sentence.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { idParams } from "#schema/shared/paging.ts";
import { PAYMENT_LISTS } from "#schema/shared/payment-lists.ts";
import {
  ConfirmPlanPurchaseInput,
  PlanPurchaseConfirmation,
  PlanPurchasePreview,
  StartedGiftCardPurchase,
  StartedPlanPurchase,
  StartGiftCardPurchaseInput,
  StartPlanPurchaseInput,
} from "./models.ts";

export const planPurchaseOperations = defineOperations({
  planPurchasePreview: {
    method: "get",
    path: "/api/v1/public/membership-plans/{id}/purchase",
    audience: "anyone",
    summary:
      "Returns what a plan costs a person who buys it today: now, later, and what it gives; refused if it cannot be bought.",
    params: idParams,
    answer: PlanPurchasePreview,
  },
  startPlanPurchase: {
    method: "post",
    path: "/api/v1/public/plan-purchases",
    audience: "anyone",
    retry: "runs_again",
    refreshes: ["currentMembership", "memberships", "membershipCounts"],
    audit: aboutTheir("Began", "membership"),
    summary:
      "Starts a card payment for a plan, or for moving to one. If nothing is due today, the plan begins at once, which is possible only for clients.",
    body: StartPlanPurchaseInput,
    answer: StartedPlanPurchase,
  },
  confirmPlanPurchase: {
    method: "post",
    path: "/api/v1/public/plan-purchases/confirm",
    audience: "anyone",
    retry: "runs_again",
    refreshes: ["currentMembership", "memberships", "membershipCounts", ...PAYMENT_LISTS],
    audit: aboutTheir("Paid by card and began", "membership"),
    summary: "Asks the provider whether a plan was paid for, and begins it or refunds the money.",
    body: ConfirmPlanPurchaseInput,
    answer: PlanPurchaseConfirmation,
  },
  startGiftCardPurchase: {
    method: "post",
    path: "/api/v1/public/gift-card-purchases",
    audience: "anyone",
    retry: "runs_again",
    refreshes: [],
    audit: null,
    summary: "Starts a card payment for a gift card; however often it is called, it is the same payment.",
    body: StartGiftCardPurchaseInput,
    answer: StartedGiftCardPurchase,
  },
  confirmGiftCardPurchase: {
    method: "post",
    path: "/api/v1/public/gift-card-purchases/confirm",
    audience: "anyone",
    retry: "runs_again",
    refreshes: ["giftCards", ...PAYMENT_LISTS],
    audit: aboutTheir("Sold online", "gift card"),
    summary: "Asks the provider whether a gift card was paid for, and emails its code or refunds the money.",
    body: ConfirmPlanPurchaseInput,
    answer: PlanPurchaseConfirmation,
  },
});
