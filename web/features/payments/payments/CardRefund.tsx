import type { ReactNode } from "react";
import { attempt } from "#web/apollo/show-failure.ts";
import { formatDayTime, type VenueFormats } from "#web/time/format.ts";
import { ActButton } from "#web/ui/button/ActButton.tsx";
import type { IconName } from "#web/ui/icon/Icon.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import type { Tone } from "#web/ui/state/tone.ts";
import { Money } from "#web/ui/text/Money.tsx";

/** How a card payment that counts as nothing goes back to its card. */
interface CardRefundFacts {
  /** Of a charge of the desk also states in which nothing goes back yet. */
  state: string;
  refund_failure: string | null;
}

interface CardRefundProps {
  payment: CardRefundFacts & {
    payer_name: string;
    description: string;
    amount: { amount: number; currency: string };
    local_time: string;
    provider_payment_id: string | null;
  };
  /** Why it counts as nothing. */
  reason: string | null;
  formats: VenueFormats;
  onRetry: () => Promise<unknown>;
  /** Links to whom or what it was for. */
  children: ReactNode;
}

/** A row of a panel: one such payment, what became of its money, and a button to try again. */
export function CardRefund({ payment, reason, formats, onRetry, children }: CardRefundProps) {
  const { payer_name, description, amount, state, local_time, provider_payment_id } = payment;
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
      {reason === null ? null : <p>{reason}</p>}
      <WhyNotBack {...payment} />
      {provider_payment_id === null ? null : <small>The provider calls the payment {provider_payment_id}</small>}
      {state === "refund_failed" ? <TryRefundAgain onRetry={onRetry} /> : null}
      {children}
    </>
  );
}

function CardRefundChip({ state }: Pick<CardRefundFacts, "state">) {
  const { tone, icon, label } = lookOf(state);
  return (
    <span>
      <StateChip tone={tone} icon={icon}>
        {label}
      </StateChip>
    </span>
  );
}

function lookOf(state: string): { tone: Tone; icon: IconName; label: string } {
  if (state === "refunded") return { tone: "grey", icon: "undo", label: "Given back" };
  if (state === "refund_failed") return { tone: "red", icon: "warning", label: "Not given back" };
  return { tone: "amber", icon: "hourglass", label: "On its way back" };
}

/** Why it was not refunded and what to do, for the person who handles it. */
function WhyNotBack({ state, refund_failure }: CardRefundFacts) {
  if (state === "refund_failed") {
    const reason = refund_failure === null ? "." : `: ${refund_failure}`;
    return (
      <p>{`So far it could not be refunded${reason} Try again once the cause is fixed, or refund it in your payment provider’s dashboard.`}</p>
    );
  }
  return refund_failure === null ? null : (
    <p>{`It has not been refunded yet: ${refund_failure} It is retried automatically.`}</p>
  );
}

function TryRefundAgain({ onRetry }: Pick<CardRefundProps, "onRetry">) {
  const tryAgain = () => attempt("It could not be tried again", () => onRetry());
  return (
    <div className="acts">
      <ActButton size="small" onAct={tryAgain}>
        Try again
      </ActButton>
    </div>
  );
}

/** The list changes by itself while a refund that has not failed yet is under way. */
export const isOnItsWayBack = ({ state, refund_failure }: CardRefundFacts): boolean =>
  state === "refunding" && refund_failure === null;
