import { HoursPage } from "#web/features/venue/shared/hours/HoursPage.tsx";
import { useHoursEdit } from "#web/features/venue/shared/hours/use-hours-edit.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { formatWallTime } from "#web/time/format.ts";
import { hasProblem } from "#web/ui/hours/day-ranges.ts";
import type { CoachRowFragment } from "./coaches.generated.ts";
import { DatedCard } from "./DatedCard.tsx";
import { useUpdateCoachHoursMutation, type CoachHoursRowFragment } from "./hours.generated.ts";
import { describeWeek, sentDays, weekOf } from "./week-draft.ts";
import { WeekCard } from "./WeekCard.tsx";

interface AvailabilityEditorProps {
  coach: CoachRowFragment;
  rows: readonly CoachHoursRowFragment[];
  /** The locations where the coach teaches. */
  places: readonly Venue[];
  /** The location shown first. */
  place: Venue;
  isReadOnly: boolean;
  /** Refetches the saved hours. */
  onReload: () => Promise<unknown>;
}

/**
 * The weekly hours, saved together, and the dates that deviate from them. Bookings that a change would leave outside are listed
 * first.
 */
export function AvailabilityEditor({ coach, rows, places, place, isReadOnly, onReload }: AvailabilityEditorProps) {
  const [update] = useUpdateCoachHoursMutation();
  const saved = weekOf(rows);
  const hours = useHoursEdit(saved, {
    coachId: coach.id,
    save: async (draft, keep_bookings) => {
      const input = { version: coach.version, days: sentDays(saved, draft), keep_bookings };
      await update({ variables: { id: coach.id, input } });
      await onReload();
    },
    savedMessage: `The hours of ${coach.first_name} are saved`,
    onReload,
  });
  return (
    <HoursPage
      hours={hours}
      formats={place}
      changes={describeWeek(saved, hours.draft, (time) => (time === "24:00" ? time : formatWallTime(time, place)))}
      hasProblem={hasProblem(hours.draft)}
      staleTitle="Somebody else changed this coach in the meantime."
      besideFrom={1280}
      beside={<DatedCard coach={coach} rows={rows} places={places} isReadOnly={isReadOnly} onChanged={onReload} />}
    >
      <WeekCard
        mode={coach.availability_mode}
        week={hours.draft}
        places={places}
        firstPlace={place}
        outside={hours.outside}
        isReadOnly={isReadOnly}
        onWeek={hours.edit}
      />
    </HoursPage>
  );
}
