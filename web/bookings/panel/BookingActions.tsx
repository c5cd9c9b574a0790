import Button from "@mui/material/Button";
import type { StatusAction } from "#schema/bookings/status-actions.ts";
import type { BookingAction } from "#web/apollo/schema-types.generated.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import type { BookingActs } from "../actions/use-booking-acts.ts";

interface BookingActionsProps {
  booking: { id: number; version: number; allowed_actions: readonly BookingAction[] };
  name: string;
  /** "Tue 4 May, 18:30–19:30, Bay 4": repeated in the question before cancelling. */
  when: string;
  acts: BookingActs;
  onEdit: () => void;
  /** After an act was done or refused. */
  onDone?: () => void;
}

/** What has a button here; a wrong check-in and a wrong Complete are taken back by Undo. */
const WITH_BUTTON: readonly BookingAction[] = [
  "check_in",
  "complete",
  "undo_no_show",
  "mark_no_show",
  "update",
  "restore",
  "cancel",
];

export function hasBookingActions({
  allowed_actions,
}: Pick<BookingActionsProps["booking"], "allowed_actions">): boolean {
  return allowed_actions.some((action) => WITH_BUTTON.includes(action));
}

/** The acts that the platform allows on a booking now; the expected one first and filled. */
export function BookingActions({ booking, name, when, acts, onEdit, onDone }: BookingActionsProps) {
  const { id, version } = booking;
  const may = (action: BookingAction) => booking.allowed_actions.includes(action);
  const acted = { id, version, name };
  const set = async (action: StatusAction) => {
    onDone?.();
    await acts.setStatus(acted, action);
  };
  return (
    <>
      {may("check_in") ? (
        <Button variant="contained" startIcon={<Icon name="check-in" />} onClick={() => void set("check_in")}>
          Check in
        </Button>
      ) : null}
      {may("complete") ? (
        <Button variant="contained" startIcon={<Icon name="check" />} onClick={() => void set("complete")}>
          Complete
        </Button>
      ) : null}
      {may("undo_no_show") ? <Button onClick={() => void set("undo_no_show")}>Arrived late</Button> : null}
      {may("mark_no_show") ? <Button onClick={() => void set("mark_no_show")}>No-show</Button> : null}
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
