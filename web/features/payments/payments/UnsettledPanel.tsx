import { Link } from "react-router-dom";
import {
  useRetryUnsettledPaymentMutation,
  useUnsettledPaymentsQuery,
  type UnsettledPaymentItemFragment,
} from "#web/features/payments/shared/unsettled-payments.generated.ts";
import { bookingPath, clientPath } from "#web/screen/paths.ts";
import type { VenueFormats } from "#web/time/format.ts";
import { CardRefund, isOnItsWayBack } from "./CardRefund.tsx";
import { ListPanel } from "./ListPanel.tsx";

interface UnsettledPanelProps {
  formats: VenueFormats;
  onClose: () => void;
}

/** Card payments that count as nothing here: what became of the money of each, and what to do. */
export function UnsettledPanel({ formats, onClose }: UnsettledPanelProps) {
  const query = useUnsettledPaymentsQuery({ variables: {}, fetchPolicy: "cache-and-network" });
  const unsettled = query.data?.unsettledPayments;
  return (
    <ListPanel
      title="Card payments that do not count"
      list={unsettled}
      query={query}
      failedTitle="The payments did not load"
      empty={{ title: "Nothing to give back", text: "Every card payment paid for what it was meant for." }}
      intro="None of these counts as paid, and each is refunded to its card automatically, unless it has to be looked up."
      shows="newest"
      isMoving={unsettled?.data.some(isOnItsWayBack)}
      renderRow={(payment) => <Unsettled payment={payment} formats={formats} />}
      onClose={onClose}
    />
  );
}

const WHAT: Record<UnsettledPaymentItemFragment["kind"], string> = {
  booking: "Booking page",
  plan: "Plan",
  gift_card: "Gift card",
  link: "Payment link",
  saved_card: "Saved card",
  refund: "Refund",
};

function Unsettled({ payment, formats }: { payment: UnsettledPaymentItemFragment; formats: VenueFormats }) {
  const { id, kind, booking_id, client_id } = payment;
  const [retry] = useRetryUnsettledPaymentMutation();
  // A time of the booking page that could not be booked is no booking to show.
  const asksAgain = booking_id !== null && kind !== "booking";
  return (
    <CardRefund payment={payment} what={WHAT[kind]} formats={formats} onRetry={() => retry({ variables: { id } })}>
      {asksAgain ? <Link to={bookingPath(booking_id)}>Show the booking</Link> : null}
      {client_id === null || asksAgain ? null : <Link to={clientPath(client_id)}>Show the client</Link>}
    </CardRefund>
  );
}
