import { useState } from "react";
import { useRefusal } from "#web/session/use-refusal.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import Button from "@mui/material/Button";
import { formatMoney } from "#web/ui/text/format-money.ts";
import type { PaidBooking } from "../TakePaymentDialog.tsx";
import { type CardChargeItemFragment, useCardChargesQuery } from "./card-charges.generated.ts";
import { PaymentLinkDialog } from "./PaymentLinkDialog.tsx";

/** What the desk waits for: links that nobody has paid yet, and cards whose provider has not answered. */
export function OpenCharges({ booking }: { booking: PaidBooking }) {
  const refusal = useRefusal("payments.take");
  const { data } = useCardChargesQuery({
    variables: { id: booking.id },
    skip: refusal !== undefined,
    fetchPolicy: "cache-and-network",
  });
  const [shown, setShown] = useState<CardChargeItemFragment>();
  const charges = data?.cardCharges?.data ?? [];
  if (charges.length === 0) return null;
  return (
    <ul aria-label="Waiting for a card">
      {charges.map((charge) => (
        <li key={charge.id}>
          <Icon name="hourglass" />
          <div>
            <b>
              {charge.kind === "link" ? "Payment link" : "Saved card"},{" "}
              {formatMoney(charge.amount.amount, charge.amount.currency, booking.locale)}
            </b>
            <small>{waitingFor(charge)}</small>
          </div>
          {charge.url === null ? null : (
            <Button aria-label="Show the payment link" onClick={() => setShown(charge)}>
              Show
            </Button>
          )}
        </li>
      ))}
      {shown ? (
        <PaymentLinkDialog
          link={shown}
          name={booking.name}
          locale={booking.locale}
          onClose={() => setShown(undefined)}
        />
      ) : null}
    </ul>
  );
}

function waitingFor({ kind, sent_to }: CardChargeItemFragment): string {
  if (kind === "saved_card") return "The card’s provider has not answered yet";
  return sent_to === null ? "Not paid yet" : `Mailed to ${sent_to}, not paid yet`;
}
