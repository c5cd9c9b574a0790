import type { UseFormReturn } from "react-hook-form";
import type { PayChoice } from "../pay/use-pay-booking.ts";
import { type Buyer, useCardPurchase, useRequestKey } from "../pay/use-purchase.ts";
import { useConfirmGiftCardPurchaseMutation, useStartGiftCardPurchaseMutation } from "./gift-cards.generated.ts";
import type { giftForm, GiftSent, GiftValues } from "./gift-form.ts";

interface BuyGiftCard {
  schema: ReturnType<typeof giftForm>;
  form: UseFormReturn<GiftValues, unknown, GiftSent>;
  choice: PayChoice;
  onBought: (gift: GiftSent, buyer: Buyer | null) => void;
}

/** From the top of the page to its foot; an amount of one's own is asked for last, and stands first. */
const FIELDS = ["own", "recipient_name", "recipient_email", "message"] as const;

export function focusFirstFault(form: BuyGiftCard["form"]): void {
  const first = FIELDS.find((name) => form.getFieldState(name).invalid);
  if (first !== undefined) form.setFocus(first);
}

/** Buys a gift card by card, once its own fields are in order too. */
export function useBuyGiftCard({ schema, form, choice, onBought }: BuyGiftCard) {
  const [start] = useStartGiftCardPurchaseMutation();
  const [ask] = useConfirmGiftCardPurchaseMutation();
  const [plan, own] = form.watch(["choice", "own"]);
  // A message or a name that changes after a decline is the same purchase.
  const key = useRequestKey(`${plan} ${own}`);

  const begin = async (gift: GiftSent, buyer: Buyer | null) => {
    const { data } = await start({ variables: { input: { ...gift, request_key: key.current(), buyer } } }).catch(
      (error: unknown) => {
        // Whatever was refused is begun anew with the next press.
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
    // Its fields say what is missing.
    if (!(await form.trigger())) {
      focusFirstFault(form);
      return undefined;
    }
    return purchase.confirm(buyer);
  };
  return { ...purchase, confirm };
}
