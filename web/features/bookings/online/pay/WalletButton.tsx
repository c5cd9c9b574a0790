import styled from "@emotion/styled";
import { Elements, ExpressCheckoutElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { StripeElements } from "@stripe/stripe-js";
import { useMemo, useState } from "react";

/** A pending payment in the device's wallet. */
export interface WalletPress {
  elements: StripeElements;
  /** Reports to the wallet that the payment failed. */
  fail: () => void;
}

interface WalletButtonProps {
  /** Amount in minor units, and the provider's currency code. */
  amount: number;
  currency: string;
  /** Called before the wallet opens: returns whether everything else is filled in. */
  mayOpen: () => boolean;
  onPress: (press: WalletPress) => void;
}

/** Apple Pay or Google Pay, if the provider's library finds one on this device; else nothing. */
export function WalletButton({ amount, currency, ...props }: WalletButtonProps) {
  const stripe = useStripe();
  const options = useMemo(
    () => ({ mode: "payment" as const, amount, currency: currency.toLowerCase() }),
    [amount, currency],
  );
  if (!stripe) return null;
  // Separate Elements group: a wallet needs the amount when it is shown, card fields only when submitted.
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

// The library needs the element before it reports whether there is anything to show.
const Offer = styled("div")({
  // The wallet button is black: it needs a visible edge in dark mode.
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
