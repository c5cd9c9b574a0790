import Button from "@mui/material/Button";
import { useState } from "react";
import { formatMoney } from "#schema/shared/format-money.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Rows } from "#web/ui/layout/Rows.ts";
import type { PaidBooking } from "../TakePaymentDialog.tsx";
import { useCardChargesQuery, type CardChargeItemFragment } from "./card-charges.generated.ts";
import { PaymentLinkDialog } from "./PaymentLinkDialog.tsx";

/**
 * Pending payments: unpaid links and card charges the provider has not confirmed; also charges that differ from what was
 * asked.
 */
export function OpenCharges({ booking }: { booking: PaidBooking }) {
  const refusal = useRefusal("payments.take");
  const { data } = useCardChargesQuery({
    variables: { id: booking.id },
    skip: refusal !== undefined,
    fetchPolicy: "cache-and-network",
  });
  const [shown, setShown] = useState<CardChargeItemFragment>();
  const charges = data?.cardCharges?.data ?? [];
  const waiting = charges.filter(({ state }) => state === "open");
  const differing = charges.filter(({ state }) => state !== "open");
  return (
    <>
      {waiting.length > 0 ? <Waiting charges={waiting} booking={booking} onShow={setShown} /> : null}
      {differing.length > 0 ? <Differing charges={differing} booking={booking} /> : null}
      {shown ? (
        <PaymentLinkDialog
          link={shown}
          name={booking.name}
          locale={booking.locale}
          onClose={() => setShown(undefined)}
        />
      ) : null}
    </>
  );
}

interface ChargesProps {
  charges: CardChargeItemFragment[];
  booking: PaidBooking;
}

function Waiting({ charges, booking, onShow }: ChargesProps & { onShow: (link: CardChargeItemFragment) => void }) {
  return (
    <Rows aria-label="Waiting for a card">
      {charges.map((charge) => (
        <li key={charge.id}>
          <Icon name="hourglass" />
          <div className="what">
            <b>
              {charge.kind === "link" ? "Payment link" : "Saved card"},{" "}
              {formatMoney(charge.amount.amount, charge.amount.currency, booking.locale)}
            </b>
            <small>{waitingFor(charge)}</small>
          </div>
          {charge.url === null ? null : (
            <Button aria-label="Show the payment link" onClick={() => onShow(charge)}>
              Show
            </Button>
          )}
        </li>
      ))}
    </Rows>
  );
}

const BACK: Partial<Record<CardChargeItemFragment["state"], string>> = {
  refunded: "given back",
  refund_failed: "could not be given back",
};

/** Does not count as paid: the payment can be requested again. */
function Differing({ charges, booking }: ChargesProps) {
  return (
    <Rows aria-label="Charged something else">
      {charges.map(({ id, kind, state, amount, failure, refund_failure }) => (
        <li key={id}>
          <Icon name="warning" />
          <div className="what">
            <b>
              {kind === "link" ? "Payment link" : "Saved card"},{" "}
              {formatMoney(amount.amount, amount.currency, booking.locale)}: {BACK[state] ?? "going back to the card"}
            </b>
            <small>{failure}</small>
            {refund_failure === null ? null : <small>{`Not given back yet. ${refund_failure}`}</small>}
            {state === "refund_failed" ? <small>It can be tried again under Payments.</small> : null}
          </div>
        </li>
      ))}
    </Rows>
  );
}

function waitingFor({ kind, sent_to }: CardChargeItemFragment): string {
  if (kind === "saved_card") return "The card’s provider has not answered yet";
  return sent_to === null ? "Not paid yet" : `Mailed to ${sent_to}, not paid yet`;
}
