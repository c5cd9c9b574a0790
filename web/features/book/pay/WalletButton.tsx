import styled from "@emotion/styled";
import { Elements, ExpressCheckoutElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { StripeElements } from "@stripe/stripe-js";
import { useMemo, useState } from "react";

/** A press in the wallet of the device that is waiting for its answer. */
export interface WalletPress {
  elements: StripeElements;
  /** Tells the wallet that nothing was paid. */
  fail: () => void;
}

interface WalletButtonProps {
  /** Minor units, and what the provider calls the currency. */
  amount: number;
  currency: string;
  /** Before the wallet opens: whether all else is said. */
  mayOpen: () => boolean;
  onPress: (press: WalletPress) => void;
}

/** Apple Pay or Google Pay where the provider's library finds one on this device; nothing elsewhere. */
export function WalletButton({ amount, currency, ...props }: WalletButtonProps) {
  const stripe = useStripe();
  const options = useMemo(
    () => ({ mode: "payment" as const, amount, currency: currency.toLowerCase() }),
    [amount, currency],
  );
  if (!stripe) return null;
  // A group of its own: a wallet is told its amount when it is shown, card fields when they are sent.
  return (
    <Elements stripe={stripe} options={options}>
      <Button {...props} />
    </Elements>
  );
}

const BUTTON = {
  buttonHeight: 44,
  buttonType: { applePay: "book", googlePay: "book" },
  paymentMethods: { link: "never", paypal: "never", amazonPay: "never", klarna: "never" },
} as const;

function Button({ mayOpen, onPress }: Pick<WalletButtonProps, "mayOpen" | "onPress">) {
  const elements = useElements();
  const [isOffered, setIsOffered] = useState(false);
  return (
    <Offer data-offered={isOffered}>
      <ExpressCheckoutElement
        options={BUTTON}
        onReady={({ availablePaymentMethods: found }) =>
          setIsOffered(found !== undefined && (found.applePay || found.googlePay))
        }
        onClick={(press) => (mayOpen() ? press.resolve() : press.reject())}
        onConfirm={({ paymentFailed }) => {
          if (elements) onPress({ elements, fail: () => paymentFailed({ reason: "fail" }) });
        }}
      />
      <p aria-hidden={!isOffered}>or by card</p>
    </Offer>
  );
}

// The library draws into it before it says whether there is anything to draw.
const Offer = styled("div")({
  // Its button is black: on a dark page its edge is seen.
  "& > div": { borderRadius: 4, boxShadow: "0 0 0 1px var(--line)" },
  "& p": {
    display: "flex",
    alignItems: "center",
    gap: 12,
    marginTop: 16,
    fontSize: 13,
    lineHeight: "20px",
    color: "var(--text-2)",
  },
  "& p::before, & p::after": { content: '""', flex: 1, borderTop: "1px solid var(--line)" },
  "&[data-offered=false]": { position: "absolute", visibility: "hidden", pointerEvents: "none" },
});
