import { attempt } from "#web/apollo/show-failure.ts";
import { formatDayTime, type VenueFormats } from "#web/time/format.ts";
import { ActButton } from "#web/ui/button/ActButton.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import {
  useFailedPaymentEventsQuery,
  useRetryPaymentEventMutation,
  type FailedPaymentEventItemFragment,
} from "./failed-events.generated.ts";
import { eventText, triesText } from "./format-event.ts";
import { ListPanel } from "./ListPanel.tsx";

interface FailedEventsPanelProps {
  formats: VenueFormats;
  onClose: () => void;
}

/** The provider's events that could not be processed, each with its reason and a retry button. */
export function FailedEventsPanel({ formats, onClose }: FailedEventsPanelProps) {
  const query = useFailedPaymentEventsQuery({ fetchPolicy: "cache-and-network" });
  const failed = query.data?.failedPaymentEvents;
  return (
    <ListPanel
      title="Messages that failed"
      list={failed}
      query={query}
      failedTitle="The messages did not load"
      empty={{ title: "Nothing failed", text: "Every message from the payment provider was processed." }}
      intro="The payment provider reported these, and they were retried for hours. No money is lost. Try again once the cause is fixed."
      shows="oldest"
      isMoving={failed?.data.some(({ is_retrying }) => is_retrying)}
      renderRow={(event) => <FailedEvent event={event} formats={formats} />}
      onClose={onClose}
    />
  );
}

function FailedEvent({ event, formats }: { event: FailedPaymentEventItemFragment; formats: VenueFormats }) {
  const { local_time, tries, failure, is_retrying, provider_payment_id } = event;
  const [retry] = useRetryPaymentEventMutation();
  const tryAgain = () => attempt("It could not be tried again", () => retry({ variables: { id: event.id } }));
  return (
    <>
      <b>{eventText(event)}</b>
      <small>
        {formatDayTime(local_time, formats)} · {triesText(tries)}
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
    </>
  );
}
