import { aboutTheir } from "../shared/audit-sentence.ts";
import { defineOperations } from "../shared/operation.ts";
import { idParams } from "../shared/paging.ts";
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
      "What a plan costs whoever buys it today: now, later, and what it gives; refused where it cannot be bought.",
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
      "Begins to pay by card for a plan, or for moving to one; what costs nothing today begins at once, for clients alone.",
    body: StartPlanPurchaseInput,
    answer: StartedPlanPurchase,
  },
  confirmPlanPurchase: {
    method: "post",
    path: "/api/v1/public/plan-purchases/confirm",
    audience: "anyone",
    retry: "runs_again",
    refreshes: ["currentMembership", "memberships", "membershipCounts", "payments"],
    audit: aboutTheir("Paid by card and began", "membership"),
    summary: "Asks the provider whether a plan was paid, and begins it, or gives the money back.",
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
    summary: "Begins to pay by card for a gift card; the same payment however often it is begun.",
    body: StartGiftCardPurchaseInput,
    answer: StartedGiftCardPurchase,
  },
  confirmGiftCardPurchase: {
    method: "post",
    path: "/api/v1/public/gift-card-purchases/confirm",
    audience: "anyone",
    retry: "runs_again",
    refreshes: ["giftCards", "payments"],
    audit: aboutTheir("Sold online", "gift card"),
    summary: "Asks the provider whether a gift card was paid, and mails its code, or gives the money back.",
    body: ConfirmPlanPurchaseInput,
    answer: PlanPurchaseConfirmation,
  },
});
