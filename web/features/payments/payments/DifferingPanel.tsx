import { Link } from "react-router-dom";
import { bookingPath, clientPath } from "#web/screen/paths.ts";
import type { VenueFormats } from "#web/time/format.ts";
import { CardRefund, isOnItsWayBack } from "./CardRefund.tsx";
import {
  useDifferingChargesQuery,
  useRetryGiveBackMutation,
  type DifferingChargeItemFragment,
} from "./differing-charges.generated.ts";
import { ListPanel } from "./ListPanel.tsx";

interface DifferingPanelProps {
  formats: VenueFormats;
  onClose: () => void;
}

/** Card charges that differ from what the desk asked for: what became of each, and where to ask again. */
export function DifferingPanel({ formats, onClose }: DifferingPanelProps) {
  const query = useDifferingChargesQuery({ fetchPolicy: "cache-and-network" });
  const differing = query.data?.differingCharges;
  return (
    <ListPanel
      title="Charged something else"
      list={differing}
      query={query}
      failedTitle="The payments did not load"
      empty={{ title: "Nothing differs", text: "All cards were charged the right amount." }}
      intro="None of these counts as paid, and each is refunded to its card automatically. Ask for the payment again."
      shows="newest"
      isMoving={differing?.data.some(isOnItsWayBack)}
      renderRow={(charge) => <Differing charge={charge} formats={formats} />}
      onClose={onClose}
    />
  );
}

interface DifferingProps {
  charge: DifferingChargeItemFragment;
  formats: VenueFormats;
}

function Differing({ charge, formats }: DifferingProps) {
  const { id, failure } = charge;
  const [retry] = useRetryGiveBackMutation();
  return (
    <CardRefund payment={charge} reason={failure} formats={formats} onRetry={() => retry({ variables: { id } })}>
      <AskAgain charge={charge} />
    </CardRefund>
  );
}

/** Link to where the payment can be requested again. */
function AskAgain({ charge: { booking_id, client_id } }: { charge: DifferingChargeItemFragment }) {
  if (booking_id !== null) return <Link to={bookingPath(booking_id)}>Show the booking</Link>;
  return client_id === null ? null : <Link to={clientPath(client_id)}>Show the client</Link>;
}
