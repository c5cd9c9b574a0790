import { styled } from "@mui/material/styles";
import { useUnsettledPaymentsQuery } from "#web/features/payments/shared/unsettled-payments.generated.ts";
import { useCan } from "#web/session/session.ts";
import { formatDayTime, type VenueFormats } from "#web/time/format.ts";
import { Stack } from "#web/ui/layout/Stack.ts";
import { Note } from "#web/ui/state/Note.tsx";
import type { Tone } from "#web/ui/state/tone.ts";
import { usePaymentDisputesQuery } from "./disputes.generated.ts";
import { useFailedPaymentEventsQuery } from "./failed-events.generated.ts";
import { useReclaimedGiftCardsQuery } from "./reclaimed-gift-cards.generated.ts";

interface PaymentNotesProps {
  formats: VenueFormats;
  onOpen: (what: "disputes" | "unsettled" | "gifts" | "failed") => void;
}

/** What needs attention, above the list of payments; renders nothing if nothing does. */
export function PaymentNotes({ formats, onOpen }: PaymentNotesProps) {
  return (
    <Notes>
      {useCan("payments.refund") ? <DisputesNote formats={formats} onOpen={() => onOpen("disputes")} /> : null}
      <UnsettledNote onOpen={() => onOpen("unsettled")} />
      <ReclaimedGiftCardsNote onOpen={() => onOpen("gifts")} />
      {useCan("billing.manage") ? <FailedEventsNote onOpen={() => onOpen("failed")} /> : null}
    </Notes>
  );
}

function DisputesNote({ formats, onOpen }: { formats: VenueFormats; onOpen: () => void }) {
  const { data } = usePaymentDisputesQuery({ fetchPolicy: "cache-and-network" });
  const disputes = data?.paymentDisputes;
  if (!disputes || disputes.total === 0) return null;
  const { open } = disputes;
  if (open === 0) {
    return (
      <Note tone="grey" icon="info">
        No dispute waits for your answer.{" "}
        <button type="button" onClick={onOpen}>
          Show past disputes
        </button>
      </Note>
    );
  }
  const due = disputes.data[0]?.due_local;
  return (
    <Note tone="red" icon="warning">
      {open === 1 ? "1 payment is disputed. " : `${open} payments are disputed. `}
      {due == null ? "" : `Answer by ${formatDayTime(due, formats)}. `}
      <button type="button" onClick={onOpen}>
        {open === 1 ? "Show the dispute" : "Show the disputes"}
      </button>
    </Note>
  );
}

function UnsettledNote({ onOpen }: { onOpen: () => void }) {
  const { data } = useUnsettledPaymentsQuery({ variables: {}, fetchPolicy: "cache-and-network" });
  const unsettled = data?.unsettledPayments;
  if (!unsettled || unsettled.total === 0) return null;
  const { total, open, failed, unclear } = unsettled;
  return (
    <Note tone={toneOf({ open, failed: failed + unclear })} icon={open + unclear > 0 ? "warning" : "info"}>
      {unsettledText(unsettled)}
      <button type="button" onClick={onOpen}>
        {total === 1 ? "Show it" : "Show them"}
      </button>
    </Note>
  );
}

type Unsettled = Record<"total" | "open" | "failed" | "unclear", number>;

function unsettledText({ total, open, failed, unclear }: Unsettled): string {
  const isOne = total === 1;
  return [
    isOne ? "1 card payment does not count as paid. " : `${total} card payments do not count as paid. `,
    open + unclear === 0 ? `${isOne ? "It was" : "All were"} given back. ` : "",
    failed > 0 ? `${isOne ? "It" : failed} could not be given back. ` : "",
    unclear > 0 ? `To look up at the provider: ${unclear}. ` : "",
  ].join("");
}

function ReclaimedGiftCardsNote({ onOpen }: { onOpen: () => void }) {
  const { data } = useReclaimedGiftCardsQuery({ fetchPolicy: "cache-and-network" });
  const { total = 0, data: cards = [] } = data?.reclaimedGiftCards ?? {};
  if (total === 0) return null;
  const isLost = cards.some(({ reclaim }) => reclaim !== null && reclaim.lost.amount > 0);
  return (
    <Note tone={isLost ? "red" : "grey"} icon={isLost ? "warning" : "info"}>
      {total === 1
        ? "1 gift card was paid back to its buyer after it was redeemed. "
        : `${total} gift cards were paid back to their buyers after they were redeemed. `}
      {isLost ? "Some of it had been spent. " : null}
      <button type="button" onClick={onOpen}>
        {total === 1 ? "Show the gift card" : "Show the gift cards"}
      </button>
    </Note>
  );
}

function toneOf({ open, failed }: { open: number; failed: number }): Tone {
  if (failed > 0) return "red";
  return open > 0 ? "amber" : "grey";
}

function FailedEventsNote({ onOpen }: { onOpen: () => void }) {
  const { data } = useFailedPaymentEventsQuery({ fetchPolicy: "cache-and-network" });
  const total = data?.failedPaymentEvents?.total ?? 0;
  if (total === 0) return null;
  return (
    <Note tone="amber" icon="warning">
      {total === 1
        ? "1 message from the payment provider could not be processed. "
        : `${total} messages from the payment provider could not be processed. `}
      <button type="button" onClick={onOpen}>
        {total === 1 ? "Show it" : "Show them"}
      </button>
    </Note>
  );
}

const Notes = styled(Stack)({ padding: "12px 16px", "&:empty": { display: "none" } });
