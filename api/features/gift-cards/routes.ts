import {
  clientCredit,
  giftCardCode,
  giftCards,
  publicGiftCards,
  redeemGiftCard,
  retryGiftCardRefund,
  sellGiftCard,
  voidGiftCard,
} from "#api/features/gift-cards/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { giftCardOperations } from "#schema/gift-cards/operations.ts";

export const giftCardRoutes: Handlers<typeof giftCardOperations> = {
  giftCards: (call, { query }) => giftCards(call, query),
  publicGiftCards: (call) => publicGiftCards(call),
  giftCardCode: (call, { params }) => giftCardCode(call, params.id),
  sellGiftCard: (call, { body }) => sellGiftCard(call, body),
  redeemGiftCard: (call, { body }) => redeemGiftCard(call, body),
  voidGiftCard: (call, { params, body }) => voidGiftCard(call, params.id, body),
  retryGiftCardRefund: (call, { params }) => retryGiftCardRefund(call, params.id),
  clientCredit: (call, { params }) => clientCredit(call, params.id),
};
