import { WEEKDAYS } from "#schema/venue/locations/weekdays.ts";
import { HoursPage } from "#web/features/venue/shared/hours/HoursPage.tsx";
import { formatDay } from "#web/time/format-day.ts";
import { formatWallTime, type VenueFormats } from "#web/time/format.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { axisOf, dayAfter, hasProblem, spansOf } from "#web/ui/hours/day-ranges.ts";
import { DayBar } from "#web/ui/hours/DayBar.tsx";
import { DayRangesHead } from "#web/ui/hours/DayRangesHead.tsx";
import { DayRangesRow } from "#web/ui/hours/DayRangesRow.tsx";
import { ClosureCard } from "./ClosureCard.tsx";
import { HolidayCard } from "./HolidayCard.tsx";
import { describeChanges, hoursAbove } from "./hours-draft.ts";
import type { WeekHoursFragment } from "./hours.generated.ts";
import { useHoursDraft } from "./use-hours-draft.ts";

interface HoursEditorProps {
  hours: WeekHoursFragment;
  formats: VenueFormats;
  isReadOnly: boolean;
  /** Refetches the hours. */
  onReload: () => Promise<unknown>;
}

/** The week, its holidays and closures, edited together and saved in one request. */
export function HoursEditor({ hours, formats, isReadOnly, onReload }: HoursEditorProps) {
  const edited = useHoursDraft(hours, onReload);
  const { saved, draft, edit } = edited;
  const write = {
    time: (time: string) => (time === "24:00" ? "24:00" : formatWallTime(time, formats)),
    date: (date: string) => formatDay(date, formats, "withYear"),
  };
  const axis = axisOf(Object.values(draft.days).flatMap(spansOf));
  return (
    <HoursPage
      hours={edited}
      formats={formats}
      changes={describeChanges(saved, draft, write)}
      hasProblem={hasProblem(draft.days)}
      staleTitle="Somebody else saved different hours in the meantime."
      besideFrom={1024}
      beside={
        <>
          <ClosureCard
            closures={draft.closures}
            isReadOnly={isReadOnly}
            write={write.date}
            onClosures={(closures) => edit({ ...draft, closures })}
          />
          <HolidayCard
            holidays={draft.holidays}
            isReadOnly={isReadOnly}
            write={write.date}
            onHolidays={(holidays) => edit({ ...draft, holidays })}
          />
        </>
      }
    >
      <Card
        title="Opening hours"
        note="Bays follow these unless they have their own. A closing time before the opening time is on the next day"
      >
        <DayRangesHead axis={axis} />
        {WEEKDAYS.map(({ value, label, short }) => (
          <DayRangesRow
            key={value}
            label={label}
            short={short}
            ranges={draft.days[value]}
            next={dayAfter(draft.days, value)}
            isSetApart={value === "holiday"}
            isReadOnly={isReadOnly}
            write={write.time}
            onRanges={(ranges) => edit({ ...draft, days: { ...draft.days, [value]: ranges } })}
            newRange={(range) => (draft.days[value].length === 0 ? hoursAbove(draft, value) : undefined) ?? range}
            bar={<DayBar axis={axis} open={[]} works={spansOf(draft.days[value])} />}
          />
        ))}
      </Card>
    </HoursPage>
  );
}
