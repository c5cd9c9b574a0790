import { Link } from "react-router-dom";
import { clientPath } from "#web/screen/paths.ts";
import { formatDayTime, type VenueFormats } from "#web/time/format.ts";
import { Money } from "#web/ui/text/Money.tsx";
import { ListPanel } from "./ListPanel.tsx";
import { useUnclearPaymentsQuery, type UnclearPaymentItemFragment } from "./unclear-payments.generated.ts";

interface UnclearPaymentsPanelProps {
  formats: VenueFormats;
  onClose: () => void;
}

/** Card payments whose account was disconnected before they were settled: each with what to look it up by. */
export function UnclearPaymentsPanel({ formats, onClose }: UnclearPaymentsPanelProps) {
  const query = useUnclearPaymentsQuery({ fetchPolicy: "cache-and-network" });
  return (
    <ListPanel
      title="Payments to look up"
      list={query.data?.unclearPayments}
      query={query}
      failedTitle="The payments did not load"
      empty={{
        title: "Nothing to look up",
        text: "Every card payment was settled before its account was disconnected.",
      }}
      intro="Their account was disconnected while they were under way. Look each one up at the payment provider: if it was paid, book what it is for or refund it there."
      shows="newest"
      renderRow={(payment) => <UnclearPayment payment={payment} formats={formats} />}
      onClose={onClose}
    />
  );
}

const WHAT: Record<UnclearPaymentItemFragment["kind"], string> = {
  booking: "Booking page",
  plan: "Plan",
  gift_card: "Gift card",
  link: "Payment link",
  saved_card: "Saved card",
  refund: "Refund",
};

function UnclearPayment({ payment, formats }: { payment: UnclearPaymentItemFragment; formats: VenueFormats }) {
  const { kind, client_id, payer_name, description, amount, account_id, provider_payment_id, local_time } = payment;
  return (
    <>
      <span className="line">
        <b>{payer_name}</b>
        <Money {...amount} locale={formats.locale} />
      </span>
      <small>
        {WHAT[kind]} · {description} · {formatDayTime(local_time, formats)}
      </small>
      <small>
        {provider_payment_id === null
          ? `In the account ${account_id}`
          : `The provider calls the payment ${provider_payment_id}, in the account ${account_id}`}
      </small>
      {client_id === null ? null : <Link to={clientPath(client_id)}>Show the client</Link>}
    </>
  );
}
