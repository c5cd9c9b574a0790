import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { paths } from "#web/app/paths.ts";
import { useCan } from "#web/session/session.ts";
import { formatTime, type VenueFormats } from "#web/time/format.ts";
import { formatDay } from "#web/time/format-day.ts";
import { useNow } from "#web/time/use-now.ts";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { SidePanel } from "#web/ui/page/SidePanel.tsx";
import { TextSkeleton } from "#web/ui/page/Skeletons.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { Money } from "#web/ui/text/Money.tsx";
import { type PaymentDisputeItemFragment, usePaymentDisputesQuery } from "./disputes.generated.ts";
import { DISPUTE_LOOKS, reasonText, timeLeft } from "./format-dispute.ts";

interface DisputesPanelProps {
  formats: VenueFormats;
  onPaymentOpen: (id: number) => void;
  onClose: () => void;
}

/** The payments that are disputed, what is to be answered first; each leads to its payment. */
export function DisputesPanel({ formats, onPaymentOpen, onClose }: DisputesPanelProps) {
  const { data, error, refetch } = usePaymentDisputesQuery({ fetchPolicy: "cache-and-network" });
  const disputes = data?.paymentDisputes;
  return (
    <SidePanel title="Disputes" onClose={onClose}>
      {!disputes && error ? (
        <ErrorState title="The disputes did not load" error={explain(error)} onRetry={() => void refetch()} />
      ) : null}
      {!disputes && !error ? <TextSkeleton lines={6} /> : null}
      {disputes && disputes.total === 0 ? (
        <EmptyState title="No disputes">No card’s holder has disputed a payment.</EmptyState>
      ) : null}
      {disputes && disputes.open > 0 ? <HowToAnswer /> : null}
      {disputes && disputes.total > 0 ? (
        <Rows aria-label="Disputes">
          {disputes.data.map((dispute) => (
            <Row key={dispute.id} dispute={dispute} formats={formats} onOpen={onPaymentOpen} />
          ))}
        </Rows>
      ) : null}
      {disputes && disputes.total > disputes.data.length ? (
        <Why>
          The first {disputes.data.length} of {disputes.total} are shown.
        </Why>
      ) : null}
    </SidePanel>
  );
}

function HowToAnswer() {
  const mayOpenDashboard = useCan("billing.manage");
  return (
    <Why>
      Answer with what you know of the visit in your payment provider’s dashboard
      {mayOpenDashboard ? (
        <>
          , which opens from <Link to={paths.ecommerce}>E-commerce</Link>
        </>
      ) : null}
      . Without an answer the bank decides for the card’s holder.
    </Why>
  );
}

interface RowProps {
  dispute: PaymentDisputeItemFragment;
  formats: VenueFormats;
  onOpen: (id: number) => void;
}

function Row({ dispute, formats, onOpen }: RowProps) {
  const { payment_id, receipt_number, payer_name, state, reason, amount, withdrawn } = dispute;
  const { tone, icon, label } = DISPUTE_LOOKS[state];
  return (
    <li>
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
      <button type="button" onClick={() => onOpen(payment_id)}>
        Receipt {receipt_number}
      </button>
    </li>
  );
}

function Deadline({ dispute: { state, due_by, due_local }, formats }: Pick<RowProps, "dispute" | "formats">) {
  const now = useNow();
  if (state !== "needs_response" || due_by == null || due_local == null) return null;
  return (
    <p>
      Answer by{" "}
      <strong>
        {formatDay(wallTimeOf(due_local).date, formats)}, {formatTime(due_local, formats)}
      </strong>
      : {timeLeft(due_by, now)}
    </p>
  );
}

const Why = styled("p")({
  fontSize: 13,
  lineHeight: "20px",
  color: "var(--text-2)",
  marginBottom: 12,
  "& a": { color: "var(--primary-text)", textDecoration: "underline", textUnderlineOffset: 3 },
});

const Rows = styled("ul")({
  display: "grid",
  "& li": { display: "grid", gap: 4, padding: "12px 0", borderTop: "1px solid var(--line)" },
  "& .line": { display: "flex", justifyContent: "space-between", gap: 12, fontSize: 14, lineHeight: "20px" },
  "& b": { fontWeight: 500 },
  "& p": { fontSize: 13, lineHeight: "20px" },
  "& small": { fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
  "& li > button": {
    justifySelf: "start",
    padding: "4px 0",
    border: 0,
    background: "none",
    cursor: "pointer",
    fontSize: 13,
    lineHeight: "20px",
    color: "var(--primary-text)",
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
    "@media (max-width: 599.95px)": { padding: "12px 0" },
  },
});
