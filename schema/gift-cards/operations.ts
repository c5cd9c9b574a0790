import { z } from "zod";
import { aboutTheir } from "../shared/audit-sentence.ts";
import { defineOperations } from "../shared/operation.ts";
import { Id, idParams, pagingQuery } from "../shared/paging.ts";
import { PAYMENT_LISTS } from "../shared/payment-lists.ts";
import {
  ClientCredit,
  GiftCard,
  GiftCardCode,
  GiftCardPage,
  PublicGiftCards,
  ReclaimedGiftCards,
  RedeemGiftCardInput,
  SellGiftCardInput,
  VoidGiftCardInput,
} from "./models.ts";

const listQuery = z.object({ ...pagingQuery, plan_id: Id.optional().describe("Only for this plan") });
export type GiftCardListQuery = z.infer<typeof listQuery>;

export const giftCardOperations = defineOperations({
  giftCards: {
    method: "get",
    path: "/api/v1/gift-cards",
    audience: "staff",
    permission: "payments.take",
    summary: "Lists the gift cards sold, newest first.",
    query: listQuery,
    answer: GiftCardPage,
  },
  reclaimedGiftCards: {
    method: "get",
    path: "/api/v1/gift-cards/reclaimed",
    audience: "staff",
    permission: "payments.take",
    summary:
      "Lists the redeemed gift cards whose buyers got their money back from the payment provider or through their bank in the last 30 days.",
    answer: ReclaimedGiftCards,
  },
  publicGiftCards: {
    method: "get",
    path: "/api/v1/public/gift-cards",
    audience: "anyone",
    summary: "Returns the gift cards that are sold on the booking page.",
    answer: PublicGiftCards,
  },
  giftCardCode: {
    method: "get",
    path: "/api/v1/gift-cards/{id}/code",
    audience: "staff",
    inPersonOnly: true,
    permission: "payments.take",
    summary: "Returns the code of a gift card that can be redeemed.",
    params: idParams,
    answer: GiftCardCode,
  },
  sellGiftCard: {
    method: "post",
    path: "/api/v1/gift-cards",
    status: 201,
    audience: "staff",
    permission: "payments.take",
    retry: "same_answer",
    refreshes: ["giftCards", ...PAYMENT_LISTS],
    audit: aboutTheir("Sold", "gift card"),
    summary: "Sells a gift card at the desk and emails its code.",
    body: SellGiftCardInput,
    answer: GiftCard,
  },
  redeemGiftCard: {
    method: "post",
    path: "/api/v1/gift-cards/redeem",
    audience: "signed_in",
    retry: "same_answer",
    refreshes: ["giftCards", "clientCredit", "bookingAccount"],
    audit: aboutTheir("Redeemed", "gift card"),
    summary: "Turns a gift card code into credit: the caller's own or, at the desk, a client's.",
    body: RedeemGiftCardInput,
    answer: ClientCredit,
  },
  voidGiftCard: {
    method: "post",
    path: "/api/v1/gift-cards/{id}/void",
    audience: "staff",
    permission: "payments.refund",
    retry: "same_answer",
    refreshes: ["giftCards", ...PAYMENT_LISTS],
    audit: aboutTheir("Took back", "gift card"),
    summary: "Cancels a gift card that nobody has redeemed and refunds its money the way it was paid.",
    params: idParams,
    body: VoidGiftCardInput,
    answer: GiftCard,
  },
  retryGiftCardRefund: {
    method: "post",
    path: "/api/v1/gift-cards/{id}/give-back",
    audience: "staff",
    permission: "payments.refund",
    retry: "same_answer",
    refreshes: ["giftCards"],
    audit: aboutTheir("Tried again to give back the money of", "gift card"),
    summary: "Refunds the money of such a gift card in the background, if this is no longer retried automatically.",
    params: idParams,
    answer: GiftCard,
  },
  clientCredit: {
    method: "get",
    path: "/api/v1/clients/{id}/credit",
    audience: "signed_in",
    summary: "Returns the credit a client has left. Clients can see only their own.",
    params: idParams,
    answer: ClientCredit,
  },
});
