import { useCan } from "#web/session/session.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { styled } from "@mui/material/styles";
import { useFailedPaymentEventsQuery } from "./failed-events.generated.ts";

/** Says over the list that messages of the provider failed; nothing where none did. */
export function FailedEventsNote({ onOpen }: { onOpen: () => void }) {
  const mayManage = useCan("billing.manage");
  const { data } = useFailedPaymentEventsQuery({ skip: !mayManage, fetchPolicy: "cache-and-network" });
  const total = data?.failedPaymentEvents?.total ?? 0;
  if (total === 0) return null;
  return (
    <Over>
      <Note tone="amber" icon="warning">
        {total === 1
          ? "1 message of the payment provider could not be worked on. "
          : `${total} messages of the payment provider could not be worked on. `}
        <button type="button" onClick={onOpen}>
          {total === 1 ? "Show it" : "Show them"}
        </button>
      </Note>
    </Over>
  );
}

const Over = styled("div")({ padding: "12px 16px 0" });
