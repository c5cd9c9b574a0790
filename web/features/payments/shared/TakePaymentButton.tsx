import { useState } from "react";
import { useRefusal } from "#web/session/use-refusal.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { TakePaymentDialog, type PaidBooking } from "./TakePaymentDialog.tsx";

interface TakePaymentButtonProps {
  booking: PaidBooking;
  /** "Take payment: Leo Kim has not paid", if there are several on one screen. */
  ariaLabel?: string;
}

/** Opens the payment dialog: the first of two presses. */
export function TakePaymentButton({ booking, ariaLabel }: TakePaymentButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const refusal = useRefusal("payments.take");
  return (
    <>
      <RefusableButton refusal={refusal} aria-label={ariaLabel} onClick={() => setIsOpen(true)}>
        Take payment
      </RefusableButton>
      {isOpen ? <TakePaymentDialog booking={booking} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
