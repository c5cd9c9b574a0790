import { showFailure } from "#web/apollo/show-failure.ts";
import {
  conflictingBookings,
  conflictsTitle,
  keepLabel,
} from "#web/features/bookings/shared/conflicts/conflicting-bookings.ts";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import type { CoachRowFragment } from "./coaches.generated.ts";
import { useDeleteCoachAvailabilityMutation, type CoachHoursRowFragment } from "./hours.generated.ts";

/** Removes a date, so that the weekly hours apply again; asks first if bookings would then be outside. */
export function useRemoveDate(coach: CoachRowFragment, onChanged: () => Promise<unknown>) {
  const [removeRow] = useDeleteCoachAvailabilityMutation();
  const confirm = useConfirm();
  const remove = async (row: CoachHoursRowFragment, day: string, keepBookings = false): Promise<void> => {
    try {
      await removeRow({
        variables: { id: coach.id, availabilityId: row.id, version: row.version, keepBookings },
      });
    } catch (error) {
      const lessons = conflictingBookings(error);
      if (!lessons) {
        showFailure(`${day} was not removed`, error);
        return;
      }
      const isMeant = await confirm({
        title: `${conflictsTitle(lessons)} without ${day}`,
        text: lessons.map(({ client_name, service_name }) => `${client_name}, ${service_name}`).join("; "),
        confirmLabel: keepLabel(lessons),
        cancelLabel: "Leave the date",
      });
      if (isMeant) await remove(row, day, true);
      return;
    }
    await onChanged();
    showToast({ message: `${day} is back to the weekly hours`, tone: "success" });
  };
  return (row: CoachHoursRowFragment, day: string) => remove(row, day);
}
