import type { OutsideHandler } from "#api/call/call.ts";
import { ApiError } from "#api/errors/errors.ts";
import { giftCardOnSale, refuseGiftDay } from "#api/features/memberships/gift-cards/service.ts";
import { requireMail } from "#api/features/messages/outbox/may-mail.ts";
import type { planPurchaseOperations as operations } from "#schema/payments/card-attempts/plan-purchases/operations.ts";
import type { AskedCard } from "../core/ask-for-card.ts";
import { askForPurchase, buyerOf, keepAsked, payByCard, refuseNobody, type PayingByCard } from "./card-purchase.ts";

export const startGiftCardPurchase: OutsideHandler<typeof operations.startGiftCardPurchase, PayingByCard, AskedCard> = {
  async read(call, { body }) {
    const { tenant, deps, origin } = call;
    await deps.limits.countPurchase({ tenantId: tenant.tenant_id, address: origin.address });
    if (!tenant.sells_gift_cards) throw new ApiError("invalid_state", "No gift cards are sold online here.");
    const client = await buyerOf(call);
    refuseNobody(call, client, body.buyer);
    const { plan_id, amount, request_key, recipient_name, recipient_email, message = null, send_on, buyer } = body;
    const plan = await giftCardOnSale(call, plan_id, amount);
    refuseGiftDay(call, plan, send_on);
    await requireMail(call, "gift_card", recipient_email);
    const gift = { recipient_name, recipient_email, message, send_on };
    const wanted = {
      kind: "gift_card",
      plan_id,
      plan_version: plan.version,
      membership_id: null,
      ...amount,
      request_key,
      gift,
    } as const;
    return payByCard(call, wanted, [client, buyer]);
  },
  ask: askForPurchase,
  write: (call, asked, { row }) => keepAsked(call, asked, row),
};
