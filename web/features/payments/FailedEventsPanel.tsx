import { styled } from "@mui/material/styles";
import { useEffect } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { formatTime, type VenueFormats } from "#web/time/format.ts";
import { formatDay } from "#web/time/format-day.ts";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import { ActButton } from "#web/ui/button/ActButton.tsx";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { SidePanel } from "#web/ui/page/SidePanel.tsx";
import { TextSkeleton } from "#web/ui/page/Skeletons.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import {
  type FailedPaymentEventItemFragment,
  useFailedPaymentEventsQuery,
  useRetryPaymentEventMutation,
} from "./failed-events.generated.ts";
import { eventText, triesText } from "./format-event.ts";

interface FailedEventsPanelProps {
  formats: VenueFormats;
  onClose: () => void;
}

const LOOK_AGAIN_MS = 2_000;

/** The provider's messages that were tried in vain, each with its reason and another try. */
export function FailedEventsPanel({ formats, onClose }: FailedEventsPanelProps) {
  const { data, error, refetch, startPolling, stopPolling } = useFailedPaymentEventsQuery({
    fetchPolicy: "cache-and-network",
  });
  const failed = data?.failedPaymentEvents;
  const isRetrying = failed?.data.some(({ is_retrying }) => is_retrying) ?? false;
  useEffect(() => {
    if (isRetrying) startPolling(LOOK_AGAIN_MS);
    return stopPolling;
  }, [isRetrying, startPolling, stopPolling]);
  return (
    <SidePanel title="Messages that failed" onClose={onClose}>
      {!failed && error ? (
        <ErrorState title="The messages did not load" error={explain(error)} onRetry={() => void refetch()} />
      ) : null}
      {!failed && !error ? <TextSkeleton lines={6} /> : null}
      {failed && failed.total === 0 ? (
        <EmptyState title="Nothing failed">Every message of the payment provider was worked on.</EmptyState>
      ) : null}
      {failed && failed.total > 0 ? (
        <>
          <Why>
            The payment provider told of these, and they were tried for hours. No money is lost. Try again once the
            reason is gone.
          </Why>
          <Rows aria-label="Messages that failed">
            {failed.data.map((event) => (
              <Row key={event.id} event={event} formats={formats} />
            ))}
          </Rows>
          {failed.total > failed.data.length ? (
            <Why>
              The oldest {failed.data.length} of {failed.total} are shown.
            </Why>
          ) : null}
        </>
      ) : null}
    </SidePanel>
  );
}

function Row({ event, formats }: { event: FailedPaymentEventItemFragment; formats: VenueFormats }) {
  const { local_time, tries, failure, is_retrying, provider_payment_id } = event;
  const [retry] = useRetryPaymentEventMutation();
  const tryAgain = async () => {
    try {
      await retry({ variables: { id: event.id } });
    } catch (problem) {
      showToast({ message: "It could not be tried again", detail: explain(problem).message, tone: "error" });
    }
  };
  return (
    <li>
      <b>{eventText(event)}</b>
      <small>
        {formatDay(wallTimeOf(local_time).date, formats)}, {formatTime(local_time, formats)} · {triesText(tries)}
      </small>
      {failure === null ? null : <p>{failure}</p>}
      {provider_payment_id === null ? null : <small>The provider calls the payment {provider_payment_id}</small>}
      <div className="acts">
        {is_retrying ? (
          <StateChip tone="violet" icon="hourglass">
            Trying again
          </StateChip>
        ) : (
          <ActButton size="small" onAct={tryAgain}>
            Try again
          </ActButton>
        )}
      </div>
    </li>
  );
}

const Why = styled("p")({ fontSize: 13, lineHeight: "20px", color: "var(--text-2)", marginBottom: 12 });

const Rows = styled("ul")({
  display: "grid",
  "& li": { display: "grid", gap: 4, padding: "12px 0", borderTop: "1px solid var(--line)" },
  "& b": { fontWeight: 500, fontSize: 14, lineHeight: "20px" },
  "& p": { fontSize: 13, lineHeight: "20px" },
  "& small": { fontSize: 12, lineHeight: "16px", color: "var(--text-2)", overflowWrap: "anywhere" },
  "& .acts": { marginTop: 4 },
});
