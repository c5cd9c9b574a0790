import { Link } from "react-router-dom";
import { clientPath } from "#web/app/paths.ts";
import {
  type OnlineRefundItemFragment,
  useOnlineRefundsQuery,
  useRetryOnlineRefundMutation,
} from "#web/payments/online-refunds.generated.ts";
import { formatDayTime, type VenueFormats } from "#web/time/format.ts";
import { Money } from "#web/ui/text/Money.tsx";
import { CardRefundChip, isOnItsWayBack, TryRefundAgain, WhyNotBack } from "./CardRefund.tsx";
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
      empty={{ title: "Nothing to give back", text: "Every card payment online got what it was for." }}
      intro="What these were for was gone when they were paid. None counts as paid, and each is refunded to its card automatically."
      shows="newest"
      isMoving={refunds?.data.some(isOnItsWayBack)}
      renderRow={(refund) => <OnlineRefund refund={refund} formats={formats} />}
      onClose={onClose}
    />
  );
}

function OnlineRefund({ refund, formats }: { refund: OnlineRefundItemFragment; formats: VenueFormats }) {
  const { id, client_id, payer_name, description, amount, state, failure, local_time, provider_payment_id } = refund;
  const [retry] = useRetryOnlineRefundMutation();
  return (
    <>
      <span className="line">
        <b>{payer_name}</b>
        <Money {...amount} locale={formats.locale} />
      </span>
      <small>
        {description} · {formatDayTime(local_time, formats)}
      </small>
      <CardRefundChip state={state} />
      {failure === null ? null : <p>{`Reason: ${failure}`}</p>}
      <WhyNotBack {...refund} />
      {provider_payment_id === null ? null : <small>The provider calls the payment {provider_payment_id}</small>}
      {state === "refund_failed" ? (
        <TryRefundAgain permission="payments.refund" onRetry={() => retry({ variables: { id } })} />
      ) : null}
      {client_id === null ? null : <Link to={clientPath(client_id)}>Show the client</Link>}
    </>
  );
}
