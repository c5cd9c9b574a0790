import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { countsToTwelve, type VenueFormats } from "#web/time/format.ts";
import { wallTimeAt, type Clock, type ZonedClock } from "#web/time/wall-clock.ts";
import { DateField } from "#web/ui/date/DateField.tsx";
import { TimeField } from "#web/ui/date/TimeField.tsx";

/** Wall time at the venue: YYYY-MM-DD and HH:MM. */
export interface Moment {
  date: string;
  time: string;
}

const DAY_MS = 86_400_000;
const MINUTES_APART = 5;

/** The same wall time yesterday. */
export function yesterdayAt(now: number, venue: Clock): Moment {
  const { date, time } = wallTimeAt(now - DAY_MS, venue);
  return { date, time: `${time.slice(0, 2)}:00` };
}

interface MomentFieldsProps {
  /** Initial value. */
  moment: Moment;
  /** Latest selectable day. */
  max: string;
  venue: VenueFormats & ZonedClock;
  /** Called whenever a complete moment is selected. */
  onMoment: (moment: Moment) => void;
}

/** Day and time fields for a moment in the past. */
export function MomentFields({ moment, max, venue, onMoment }: MomentFieldsProps) {
  const { control, subscribe } = useForm<Moment>({ defaultValues: moment });
  const date = useWatch({ control, name: "date" });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { date, time } }) => {
          if (date !== "" && time !== "") onMoment({ date, time });
        },
      }),
    [subscribe, onMoment],
  );
  return (
    <>
      <DateField control={control} name="date" label="Day" max={max} formats={venue} />
      <TimeField
        control={control}
        name="time"
        label="Time"
        venue={venue}
        date={date}
        stepMinutes={MINUTES_APART}
        twelveHours={countsToTwelve(venue)}
      />
    </>
  );
}
