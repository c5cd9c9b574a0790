import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { bookingPath, clientPath } from "#web/app/paths.ts";
import { formatTime, type VenueFormats } from "#web/time/format.ts";
import { formatDay } from "#web/time/format-day.ts";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { SidePanel } from "#web/ui/page/SidePanel.tsx";
import { TextSkeleton } from "#web/ui/page/Skeletons.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { Money } from "#web/ui/text/Money.tsx";
import { type DifferingChargeItemFragment, useDifferingChargesQuery } from "./differing-charges.generated.ts";

interface DifferingPanelProps {
  formats: VenueFormats;
  onClose: () => void;
}

/** Cards that were charged something else than the desk asked for: what became of each, and where to ask again. */
export function DifferingPanel({ formats, onClose }: DifferingPanelProps) {
  const { data, error, refetch } = useDifferingChargesQuery({ fetchPolicy: "cache-and-network" });
  const differing = data?.differingCharges;
  return (
    <SidePanel title="Charged something else" onClose={onClose}>
      {!differing && error ? (
        <ErrorState title="The payments did not load" error={explain(error)} onRetry={() => void refetch()} />
      ) : null}
      {!differing && !error ? <TextSkeleton lines={6} /> : null}
      {differing && differing.total === 0 ? (
        <EmptyState title="Nothing differs">Every card was charged what was asked for.</EmptyState>
      ) : null}
      {differing && differing.total > 0 ? (
        <>
          <Why>None of these counts as paid. Each is given back by itself; then ask for the payment again.</Why>
          <Rows aria-label="Charged something else">
            {differing.data.map((charge) => (
              <Row key={charge.id} charge={charge} formats={formats} />
            ))}
          </Rows>
          {differing.total > differing.data.length ? (
            <Why>
              The newest {differing.data.length} of {differing.total} are shown.
            </Why>
          ) : null}
        </>
      ) : null}
    </SidePanel>
  );
}

function Row({ charge, formats }: { charge: DifferingChargeItemFragment; formats: VenueFormats }) {
  const { payer_name, description, amount, state, failure, refund_failure, local_time, provider_payment_id } = charge;
  const isBack = state === "refunded";
  return (
    <li>
      <span className="line">
        <b>{payer_name}</b>
        <Money {...amount} locale={formats.locale} />
      </span>
      <small>
        {description} · {formatDay(wallTimeOf(local_time).date, formats)}, {formatTime(local_time, formats)}
      </small>
      <span>
        <StateChip tone={isBack ? "grey" : "amber"} icon={isBack ? "undo" : "hourglass"}>
          {isBack ? "Given back" : "On its way back"}
        </StateChip>
      </span>
      {failure === null ? null : <p>{failure}</p>}
      {refund_failure === null ? null : (
        <p>{`It is not given back yet: ${refund_failure} Give it back in your payment provider’s dashboard.`}</p>
      )}
      {provider_payment_id === null ? null : <small>The provider calls the payment {provider_payment_id}</small>}
      <AskAgain charge={charge} />
    </li>
  );
}

/** Where the payment is asked for again. */
function AskAgain({ charge: { booking_id, client_id } }: { charge: DifferingChargeItemFragment }) {
  if (booking_id !== null) return <Link to={bookingPath(booking_id)}>Show the booking</Link>;
  return client_id === null ? null : <Link to={clientPath(client_id)}>Show the client</Link>;
}

const Why = styled("p")({ fontSize: 13, lineHeight: "20px", color: "var(--text-2)", marginBottom: 12 });

const Rows = styled("ul")({
  display: "grid",
  "& li": { display: "grid", gap: 4, padding: "12px 0", borderTop: "1px solid var(--line)" },
  "& .line": { display: "flex", justifyContent: "space-between", gap: 12, fontSize: 14, lineHeight: "20px" },
  "& b": { fontWeight: 500 },
  "& p": { fontSize: 13, lineHeight: "20px" },
  "& small": { fontSize: 12, lineHeight: "16px", color: "var(--text-2)", overflowWrap: "anywhere" },
  "& a": {
    justifySelf: "start",
    padding: "4px 0",
    fontSize: 13,
    lineHeight: "20px",
    color: "var(--primary-text)",
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
    "@media (max-width: 599.95px)": { padding: "12px 0" },
  },
});
