import { Link } from "react-router-dom";
import {
  useOnlineRefundsQuery,
  useRetryOnlineRefundMutation,
  type OnlineRefundItemFragment,
} from "#web/features/payments/shared/online-refunds.generated.ts";
import { clientPath } from "#web/screen/paths.ts";
import type { VenueFormats } from "#web/time/format.ts";
import { CardRefund, isOnItsWayBack } from "./CardRefund.tsx";
import { ListPanel } from "./ListPanel.tsx";

interface OnlineRefundsPanelProps {
  formats: VenueFormats;
  onClose: () => void;
}

/** Card payments of the booking page that bought nothing: what became of the money of each. */
export function OnlineRefundsPanel({ formats, onClose }: OnlineRefundsPanelProps) {
  const query = useOnlineRefundsQuery({ variables: {}, fetchPolicy: "cache-and-network" });
  const refunds = query.data?.onlineRefunds;
  return (
    <ListPanel
      title="Online payments to give back"
      list={refunds}
      query={query}
      failedTitle="The payments did not load"
      empty={{ title: "Nothing to give back", text: "No online payment needs a refund." }}
      intro="The time or plan was no longer available when these were paid. None counts as paid, and each is refunded to its card automatically."
      shows="newest"
      isMoving={refunds?.data.some(isOnItsWayBack)}
      renderRow={(refund) => <OnlineRefund refund={refund} formats={formats} />}
      onClose={onClose}
    />
  );
}

function OnlineRefund({ refund, formats }: { refund: OnlineRefundItemFragment; formats: VenueFormats }) {
  const { id, client_id, failure } = refund;
  const [retry] = useRetryOnlineRefundMutation();
  return (
    <CardRefund
      payment={refund}
      reason={failure === null ? null : `Reason: ${failure}`}
      formats={formats}
      onRetry={() => retry({ variables: { id } })}
    >
      {client_id === null ? null : <Link to={clientPath(client_id)}>Show the client</Link>}
    </CardRefund>
  );
}
