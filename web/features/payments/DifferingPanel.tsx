import { Link } from "react-router-dom";
import { bookingPath, clientPath } from "#web/app/paths.ts";
import { formatDayTime, type VenueFormats } from "#web/time/format.ts";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { Money } from "#web/ui/text/Money.tsx";
import { type DifferingChargeItemFragment, useDifferingChargesQuery } from "./differing-charges.generated.ts";
import { ListPanel } from "./ListPanel.tsx";

interface DifferingPanelProps {
  formats: VenueFormats;
  onClose: () => void;
}

/** Cards that were charged something else than the desk asked for: what became of each, and where to ask again. */
export function DifferingPanel({ formats, onClose }: DifferingPanelProps) {
  const { data, error, refetch } = useDifferingChargesQuery({ fetchPolicy: "cache-and-network" });
  const differing = data?.differingCharges;
  return (
    <ListPanel
      title="Charged something else"
      list={differing}
      query={{ error, refetch }}
      failedTitle="The payments did not load"
      empty={{ title: "Nothing differs", text: "Every card was charged what was asked for." }}
      intro="None of these counts as paid. Each is given back by itself; then ask for the payment again."
      shows="newest"
      renderRow={(charge) => <Differing charge={charge} formats={formats} />}
      onClose={onClose}
    />
  );
}

function Differing({ charge, formats }: { charge: DifferingChargeItemFragment; formats: VenueFormats }) {
  const { payer_name, description, amount, state, failure, refund_failure, local_time, provider_payment_id } = charge;
  const isBack = state === "refunded";
  return (
    <>
      <span className="line">
        <b>{payer_name}</b>
        <Money {...amount} locale={formats.locale} />
      </span>
      <small>
        {description} · {formatDayTime(local_time, formats)}
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
    </>
  );
}

/** Where the payment is asked for again. */
function AskAgain({ charge: { booking_id, client_id } }: { charge: DifferingChargeItemFragment }) {
  if (booking_id !== null) return <Link to={bookingPath(booking_id)}>Show the booking</Link>;
  return client_id === null ? null : <Link to={clientPath(client_id)}>Show the client</Link>;
}
