import { useApolloClient } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { attemptChange } from "#web/apollo/attempt-change.ts";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import type { ConflictingBooking } from "./conflicting-bookings.ts";
import {
  useCancelLessonMutation,
  useGiveLessonMutation,
  useLessonSubstitutesQuery,
  type LessonSubstitutesQuery,
} from "./conflicts.generated.ts";

interface LessonWaysProps {
  booking: ConflictingBooking;
  /** "Tue 4 May, 13:00–14:00" */
  when: string;
  /** Message included in the email to the client. */
  message: string;
  onResolved: () => Promise<void>;
}

/** A lesson whose coach is away: reassign it to another coach who teaches it and is free, or cancel it. */
export function LessonWays({ booking, when, message, onResolved }: LessonWaysProps) {
  const { data } = useLessonSubstitutesQuery({ variables: { id: booking.id }, fetchPolicy: "network-only" });
  const { isBusy, give, cancel } = useLessonActs({ booking, when, message, onResolved });
  const found = data?.lessonSubstitutes;
  const substitutes = found?.data ?? [];
  return (
    <Ways>
      <PlainSelect
        dense
        aria-label={`Another coach for ${booking.client_name}, ${when}`}
        placeholder={placeholderOf(found)}
        disabled={substitutes.length === 0 || isBusy}
        options={substitutes.map(({ coach_id, name }) => ({ value: String(coach_id), label: name }))}
        value=""
        onChange={(event) => {
          const substitute = substitutes.find(({ coach_id }) => String(coach_id) === event.target.value);
          if (found && substitute) void give(found.version, substitute);
        }}
      />
      <Button
        size="small"
        color="error"
        disabled={!found || isBusy}
        aria-label={`Cancel booking of ${booking.client_name}, ${when}`}
        onClick={() => {
          if (found) void cancel(found.version);
        }}
      >
        Cancel booking
      </Button>
    </Ways>
  );
}

type Substitutes = LessonSubstitutesQuery["lessonSubstitutes"];
type Substitute = NonNullable<Substitutes>["data"][number];

function placeholderOf(found: Substitutes | undefined): string {
  if (!found) return "Checking who is free…";
  return found.data.length === 0 ? "No other coach is free then" : "Assign to another coach";
}

/** Each action shows its outcome; the list is refreshed afterwards. */
function useLessonActs({ booking: { id, client_name }, when, message, onResolved }: LessonWaysProps) {
  const client = useApolloClient();
  const confirm = useConfirm();
  const [giveLesson] = useGiveLessonMutation();
  const [cancelLesson] = useCancelLessonMutation();
  const [isBusy, setIsBusy] = useState(false);
  const note = message.trim() || null;

  const act = async (work: () => Promise<unknown>, done: string, refused: string) => {
    setIsBusy(true);
    await attemptChange(client, refused, async () => {
      await work();
      showToast({ message: done, tone: "success" });
      await onResolved();
    }).finally(() => setIsBusy(false));
  };
  return {
    isBusy,
    give: (version: number, { coach_id, name }: Substitute) =>
      act(
        () => giveLesson({ variables: { id, input: { version, coach_id, message: note } } }),
        `${client_name} is with ${name} now`,
        `The booking of ${client_name} stays as it is`,
      ),
    cancel: (version: number) =>
      confirm({
        title: `Cancel the booking of ${client_name}?`,
        text: `${when}. The time is released.`,
        confirmLabel: "Cancel booking",
        cancelLabel: "Keep it",
        tone: "danger",
        act: () =>
          act(
            () => cancelLesson({ variables: { id, version, message: note } }),
            `The booking of ${client_name} is cancelled`,
            "Failed to cancel booking",
          ),
      }),
  };
}

const Ways = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: 8,
  flexBasis: "100%",
  "& > :first-of-type": { flex: 1, minWidth: 0 },
});
