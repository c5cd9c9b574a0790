import type { UseFormReturn } from "react-hook-form";
import type { PayChoice } from "../pay/use-pay-booking.ts";
import { useCardPurchase, useRequestKey, type Buyer } from "../pay/use-purchase.ts";
import { useConfirmGiftCardPurchaseMutation, useStartGiftCardPurchaseMutation } from "./gift-cards.generated.ts";
import type { giftForm, GiftSent, GiftValues } from "./gift-form.ts";

interface BuyGiftCard {
  schema: ReturnType<typeof giftForm>;
  form: UseFormReturn<GiftValues, unknown, GiftSent>;
  choice: PayChoice;
  onBought: (gift: GiftSent, buyer: Buyer | null) => void;
}

/** In page order, for focus: "own" is validated last but shown first. */
const FIELDS = ["own", "recipient_name", "recipient_email", "message"] as const;

export function focusFirstFault(form: BuyGiftCard["form"]): void {
  const first = FIELDS.find((name) => form.getFieldState(name).invalid);
  if (first !== undefined) form.setFocus(first);
}

/** Pays for a gift card once its form is valid. */
export function useBuyGiftCard({ schema, form, choice, onBought }: BuyGiftCard) {
  const [start] = useStartGiftCardPurchaseMutation();
  const [ask] = useConfirmGiftCardPurchaseMutation();
  const [plan, own] = form.watch(["choice", "own"]);
  // A retry after a decline with another message or name is the same purchase.
  const key = useRequestKey(`${plan} ${own}`);

  const begin = async (gift: GiftSent, buyer: Buyer | null) => {
    const { data } = await start({ variables: { input: { ...gift, request_key: key.current(), buyer } } }).catch(
      (error: unknown) => {
        // A refused purchase starts over on the next attempt.
        key.renew();
        throw error;
      },
    );
    if (!data?.startGiftCardPurchase) throw new Error("The purchase came back empty.");
    return data.startGiftCardPurchase.payment;
  };

  const sent = () => schema.parse(form.getValues());
  const purchase = useCardPurchase({
    choice,
    begin: async (buyer) => begin(sent(), buyer),
    ask: async (input) => (await ask({ variables: { input } })).data?.confirmGiftCardPurchase,
    onEnded: key.renew,
    onBought: (buyer) => onBought(sent(), buyer),
  });
  const confirm = async (buyer: Buyer | null) => {
    // The fields show what is missing.
    if (!(await form.trigger())) {
      focusFirstFault(form);
      return undefined;
    }
    return purchase.confirm(buyer);
  };
  return { ...purchase, confirm };
}
