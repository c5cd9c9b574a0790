import Button from "@mui/material/Button";
import type { BookingAction, BookingStatus } from "#web/apollo/schema-types.generated.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import type { BookingActs } from "../actions/use-booking-acts.ts";

interface BookingActionsProps {
  booking: { id: number; version: number; status: BookingStatus; allowed_actions: readonly BookingAction[] };
  name: string;
  /** "Tue 4 May, 18:30–19:30, Bay 4": repeated in the question before cancelling. */
  when: string;
  acts: BookingActs;
  onEdit: () => void;
  /** After an act was done or refused. */
  onDone?: () => void;
}

/** The acts that the platform allows on a booking now; the expected one first and filled. */
export function BookingActions({ booking, name, when, acts, onEdit, onDone }: BookingActionsProps) {
  const { id, version, status } = booking;
  const may = (action: BookingAction) => booking.allowed_actions.includes(action);
  const acted = { id, version, name };
  const set = async (next: BookingStatus) => {
    onDone?.();
    await acts.setStatus(acted, next);
  };
  return (
    <>
      {may("check_in") ? (
        <Button variant="contained" startIcon={<Icon name="check-in" />} onClick={() => void set("checked_in")}>
          Check in
        </Button>
      ) : null}
      {may("complete") ? (
        <Button variant="contained" startIcon={<Icon name="check" />} onClick={() => void set("completed")}>
          Complete
        </Button>
      ) : null}
      {status === "no_show" ? <Button onClick={() => void set("confirmed")}>Came after all</Button> : null}
      {may("mark_no_show") ? <Button onClick={() => void set("no_show")}>No-show</Button> : null}
      {may("update") ? <Button onClick={onEdit}>Edit</Button> : null}
      {may("restore") ? (
        <Button
          startIcon={<Icon name="undo" />}
          onClick={() => {
            onDone?.();
            void acts.restore(acted);
          }}
        >
          Restore
        </Button>
      ) : null}
      {may("cancel") ? (
        <Button
          color="error"
          onClick={() => {
            onDone?.();
            void acts.cancel(acted, when);
          }}
        >
          Cancel
        </Button>
      ) : null}
    </>
  );
}
