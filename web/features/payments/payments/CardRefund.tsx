import type { ReactNode } from "react";
import { attempt } from "#web/apollo/show-failure.ts";
import type { UnsettledPaymentItemFragment } from "#web/features/payments/shared/unsettled-payments.generated.ts";
import { formatDayTime, type VenueFormats } from "#web/time/format.ts";
import { ActButton } from "#web/ui/button/ActButton.tsx";
import type { Look } from "#web/ui/state/look.ts";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { Money } from "#web/ui/text/Money.tsx";
import { SettleButton } from "./SettleButton.tsx";

interface CardRefundProps {
  payment: UnsettledPaymentItemFragment;
  /** "Payment link" */
  what: string;
  formats: VenueFormats;
  onRetry: () => Promise<unknown>;
  /** Links to whom or what it was for. */
  children: ReactNode;
}

/** A row of a panel: one such payment, what became of its money, and what to do. */
export function CardRefund({ payment, what, formats, onRetry, children }: CardRefundProps) {
  const { payer_name, description, amount, state, failure, local_time } = payment;
  return (
    <>
      <span className="line">
        <b>{payer_name}</b>
        <Money {...amount} locale={formats.locale} />
      </span>
      <small>
        {what} · {description} · {formatDayTime(local_time, formats)}
      </small>
      <CardRefundChip state={state} />
      {failure === null ? null : <p>{failure}</p>}
      <WhyNotBack {...payment} />
      <AtTheProvider {...payment} />
      <Acts payment={payment} formats={formats} onRetry={onRetry} />
      {children}
    </>
  );
}

type State = UnsettledPaymentItemFragment["state"];
type Refunding = Pick<UnsettledPaymentItemFragment, "state" | "refund_failure">;

function CardRefundChip({ state }: { state: State }) {
  const { tone, icon, label } = lookOf(state);
  return (
    <span>
      <StateChip tone={tone} icon={icon}>
        {label}
      </StateChip>
    </span>
  );
}

function lookOf(state: State): Look {
  if (state === "refunded") return { tone: "grey", icon: "undo", label: "Given back" };
  if (state === "refund_failed") return { tone: "red", icon: "warning", label: "Not given back" };
  if (state === "unclear") return { tone: "red", icon: "warning", label: "To look up" };
  return { tone: "amber", icon: "hourglass", label: "On its way back" };
}

/** Why it was not refunded and what to do, for the person who handles it. */
function WhyNotBack({ state, refund_failure }: Refunding) {
  if (state === "unclear") {
    return (
      <p>
        If it was paid, book what it is for or refund it in your payment provider’s dashboard. Then mark it as settled
        here.
      </p>
    );
  }
  if (state === "refund_failed") {
    const reason = refund_failure === null ? "." : `: ${refund_failure}`;
    return (
      <p>{`So far it could not be refunded${reason} Try again once the cause is fixed, or give it back another way and mark it as settled.`}</p>
    );
  }
  return refund_failure === null ? null : (
    <p>{`It has not been refunded yet: ${refund_failure} It is retried automatically.`}</p>
  );
}

/** What to look a payment up by. */
function AtTheProvider({ state, account_id, provider_payment_id }: UnsettledPaymentItemFragment) {
  const where = state === "unclear" ? `in the account ${account_id}` : "";
  if (provider_payment_id === null) return where === "" ? null : <small>It is {where}</small>;
  return <small>{`The provider calls the payment ${provider_payment_id}${where === "" ? "" : `, ${where}`}`}</small>;
}

function Acts({ payment, formats, onRetry }: Pick<CardRefundProps, "payment" | "formats" | "onRetry">) {
  const { state, kind } = payment;
  const tryAgain = () => attempt("It could not be tried again", () => onRetry());
  if (kind === "refund" || !(state === "refund_failed" || state === "unclear")) return null;
  return (
    <div className="acts">
      {state === "refund_failed" ? (
        <ActButton size="small" onAct={tryAgain}>
          Try again
        </ActButton>
      ) : null}
      <SettleButton payment={payment} locale={formats.locale} />
    </div>
  );
}

/** The list changes by itself while a refund that has not failed yet is under way. */
export const isOnItsWayBack = ({ state, refund_failure }: Refunding): boolean =>
  state === "refunding" && refund_failure === null;
