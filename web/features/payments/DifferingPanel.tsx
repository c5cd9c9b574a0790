import { Link } from "react-router-dom";
import { bookingPath, clientPath } from "#web/app/paths.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { formatDayTime, type VenueFormats } from "#web/time/format.ts";
import { ActButton } from "#web/ui/button/ActButton.tsx";
import type { IconName } from "#web/ui/icon/Icon.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import type { Tone } from "#web/ui/state/tone.ts";
import { Money } from "#web/ui/text/Money.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import {
  type DifferingChargeItemFragment,
  useDifferingChargesQuery,
  useRetryGiveBackMutation,
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
      empty={{ title: "Nothing differs", text: "Every card was charged what was asked for." }}
      intro="None of these counts as paid, and each is refunded to its card automatically. Ask for the payment again."
      shows="newest"
      isMoving={differing?.data.some(({ state, refund_failure }) => state === "refunding" && refund_failure === null)}
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
  const { payer_name, description, amount, state, failure, local_time, provider_payment_id } = charge;
  const { tone, icon, label } = lookOf(state);
  const notBack = whyNotBack(charge);
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
        <StateChip tone={tone} icon={icon}>
          {label}
        </StateChip>
      </span>
      {failure === null ? null : <p>{failure}</p>}
      {notBack === null ? null : <p>{notBack}</p>}
      {provider_payment_id === null ? null : <small>The provider calls the payment {provider_payment_id}</small>}
      {state === "refund_failed" ? <TryAgain id={charge.id} /> : null}
      <AskAgain charge={charge} />
    </>
  );
}

function lookOf(state: DifferingChargeItemFragment["state"]): { tone: Tone; icon: IconName; label: string } {
  if (state === "refunded") return { tone: "grey", icon: "undo", label: "Given back" };
  if (state === "refund_failed") return { tone: "red", icon: "warning", label: "Not given back" };
  return { tone: "amber", icon: "hourglass", label: "On its way back" };
}

/** Why it was not refunded and what to do, for the person who handles it. */
function whyNotBack({ state, refund_failure }: DifferingChargeItemFragment): string | null {
  if (state === "refund_failed") {
    const reason = refund_failure === null ? "." : `: ${refund_failure}`;
    return `So far it could not be refunded${reason} Try again once the cause is fixed, or refund it in your payment provider’s dashboard.`;
  }
  return refund_failure === null
    ? null
    : `It has not been refunded yet: ${refund_failure} It is retried automatically.`;
}

function TryAgain({ id }: { id: number }) {
  const [retry] = useRetryGiveBackMutation();
  const tryAgain = async () => {
    try {
      await retry({ variables: { id } });
    } catch (problem) {
      showToast({ message: "It could not be tried again", detail: explain(problem).message, tone: "error" });
    }
  };
  return (
    <div className="acts">
      <ActButton size="small" onAct={tryAgain}>
        Try again
      </ActButton>
    </div>
  );
}

/** Link to where the payment can be requested again. */
function AskAgain({ charge: { booking_id, client_id } }: { charge: DifferingChargeItemFragment }) {
  if (booking_id !== null) return <Link to={bookingPath(booking_id)}>Show the booking</Link>;
  return client_id === null ? null : <Link to={clientPath(client_id)}>Show the client</Link>;
}
