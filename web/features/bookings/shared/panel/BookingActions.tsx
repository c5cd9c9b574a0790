import Button from "@mui/material/Button";
import type { StatusAction } from "#schema/bookings/bookings/status-actions.ts";
import type { BookingAction } from "#web/apollo/schema-types.generated.ts";
import { useVenueToday } from "#web/tenant/venue.ts";
import { fixedClock, wallTimeOf } from "#web/time/wall-clock.ts";
import { ActButton } from "#web/ui/button/ActButton.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import type { BookingActs } from "../actions/use-booking-acts.ts";

interface BookingActionsProps {
  booking: { id: number; version: number; local_start: string; allowed_actions: readonly BookingAction[] };
  name: string;
  /** "Tue 4 May, 18:30–19:30, Bay 4": repeated in the cancel confirmation. */
  when: string;
  acts: BookingActs;
  /** Replaces the cancel confirmation: asks which dates of a series. */
  onCancel?: (() => void) | undefined;
  onEdit: () => void;
  /** Called after an action succeeded or was refused. */
  onDone?: () => void;
}

/** Actions with a button here. */
const WITH_BUTTON: readonly BookingAction[] = [
  "check_in",
  "complete",
  "undo_check_in",
  "undo_complete",
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

/** Actions the API currently allows on a booking; the most likely one first, and filled once its day has come. */
export function BookingActions({ booking, name, when, acts, onCancel, onEdit, onDone }: BookingActionsProps) {
  const { id, version, local_start } = booking;
  const { date, offset } = wallTimeOf(local_start);
  const isToday = useVenueToday(fixedClock(offset)) === date;
  const may = (action: BookingAction) => booking.allowed_actions.includes(action);
  const acted = { id, version, name };
  const set = (action: StatusAction) => async () => {
    await acts.setStatus(acted, action);
    onDone?.();
  };
  return (
    <>
      {may("check_in") ? (
        <ActButton
          startIcon={<Icon name="check-in" />}
          onAct={set("check_in")}
          {...(isToday ? { variant: "contained" } : {})}
        >
          Check in
        </ActButton>
      ) : null}
      {may("complete") ? (
        <ActButton variant="contained" startIcon={<Icon name="check" />} onAct={set("complete")}>
          Complete
        </ActButton>
      ) : null}
      {may("undo_check_in") ? <ActButton onAct={set("undo_check_in")}>Back to confirmed</ActButton> : null}
      {may("undo_complete") ? <ActButton onAct={set("undo_complete")}>Back to checked in</ActButton> : null}
      {may("undo_no_show") ? <ActButton onAct={set("undo_no_show")}>Arrived late</ActButton> : null}
      {may("mark_no_show") ? <ActButton onAct={set("mark_no_show")}>No-show</ActButton> : null}
      {may("update") ? <Button onClick={onEdit}>Edit</Button> : null}
      {may("restore") ? (
        <ActButton
          startIcon={<Icon name="undo" />}
          onAct={async () => {
            await acts.restore(acted);
            onDone?.();
          }}
        >
          Restore
        </ActButton>
      ) : null}
      {may("cancel") ? (
        <Button
          color="error"
          onClick={() => {
            onDone?.();
            if (onCancel) onCancel();
            else void acts.cancel(acted, when);
          }}
        >
          Cancel
        </Button>
      ) : null}
    </>
  );
}
