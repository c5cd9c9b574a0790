import { Link } from "react-router-dom";
import { paths } from "#web/screen/paths.ts";
import { useCan } from "#web/session/session.ts";
import { formatDayTime, type VenueFormats } from "#web/time/format.ts";
import { useNow } from "#web/time/use-now.ts";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { Money } from "#web/ui/text/Money.tsx";
import { usePaymentDisputesQuery, type PaymentDisputeItemFragment } from "./disputes.generated.ts";
import { DISPUTE_LOOKS, reasonText, timeLeft } from "./format-dispute.ts";
import { ListPanel } from "./ListPanel.tsx";

interface DisputesPanelProps {
  formats: VenueFormats;
  onPaymentOpen: (id: number) => void;
  onClose: () => void;
}

/** Disputed payments, the most urgent first; each opens its payment. */
export function DisputesPanel({ formats, onPaymentOpen, onClose }: DisputesPanelProps) {
  const query = usePaymentDisputesQuery({ fetchPolicy: "cache-and-network" });
  const disputes = query.data?.paymentDisputes;
  return (
    <ListPanel
      title="Disputes"
      list={disputes}
      query={query}
      failedTitle="The disputes did not load"
      empty={{ title: "No disputes", text: "No card’s holder has disputed a payment." }}
      intro={disputes && disputes.open > 0 ? <HowToAnswer /> : null}
      shows="first"
      renderRow={(dispute) => <Dispute dispute={dispute} formats={formats} onOpen={onPaymentOpen} />}
      onClose={onClose}
    />
  );
}

function HowToAnswer() {
  const mayOpenDashboard = useCan("billing.manage");
  return (
    <>
      Answer with what you know of the visit in your payment provider’s dashboard
      {mayOpenDashboard ? (
        <>
          , which opens from <Link to={paths.ecommerce}>E-commerce</Link>
        </>
      ) : null}
      . Without an answer the bank decides for the card’s holder.
    </>
  );
}

interface DisputeProps {
  dispute: PaymentDisputeItemFragment;
  formats: VenueFormats;
  onOpen: (id: number) => void;
}

function Dispute({ dispute, formats, onOpen }: DisputeProps) {
  const { payment_id, receipt_number, payer_name, state, reason, amount, withdrawn } = dispute;
  const { tone, icon, label } = DISPUTE_LOOKS[state];
  return (
    <>
      <span className="line">
        <b>{payer_name}</b>
        <Money {...amount} locale={formats.locale} />
      </span>
      <span>
        <StateChip tone={tone} icon={icon}>
          {label}
        </StateChip>
      </span>
      <Deadline dispute={dispute} formats={formats} />
      <p>{reasonText(reason)}.</p>
      {withdrawn.amount > 0 ? (
        <small>
          The bank has taken <Money {...withdrawn} locale={formats.locale} />
        </small>
      ) : null}
      <button type="button" className="link" onClick={() => onOpen(payment_id)}>
        Receipt {receipt_number}
      </button>
    </>
  );
}

function Deadline({ dispute: { state, due_by, due_local }, formats }: Pick<DisputeProps, "dispute" | "formats">) {
  const now = useNow();
  if (state !== "needs_response" || due_by == null || due_local == null) return null;
  return (
    <p>
      Answer by <strong>{formatDayTime(due_local, formats)}</strong>: {timeLeft(due_by, now)}
    </p>
  );
}
