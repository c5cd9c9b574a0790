import { startGiftCardPurchase } from "#api/features/plan-purchases/buy-gift-card.ts";
import { confirmGiftCardPurchase, confirmPlanPurchase } from "#api/features/plan-purchases/card-purchase.ts";
import { planPurchasePreview, startPlanPurchase } from "#api/features/plan-purchases/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { planPurchaseOperations } from "#schema/plan-purchases/operations.ts";

export const planPurchaseRoutes: Handlers<typeof planPurchaseOperations> = {
  planPurchasePreview: (call, { params }) => planPurchasePreview(call, params.id),
  startPlanPurchase,
  confirmPlanPurchase,
  startGiftCardPurchase,
  confirmGiftCardPurchase,
};
