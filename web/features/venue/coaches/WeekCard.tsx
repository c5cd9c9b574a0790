import { styled } from "@mui/material/styles";
import { useState } from "react";
import type { AvailabilityMode } from "#web/apollo/schema-types.generated.ts";
import type { ConflictingBooking } from "#web/features/bookings/shared/conflicts/conflicting-bookings.ts";
import { useOffsetLabel, type Venue } from "#web/tenant/venue.ts";
import { formatWallTime } from "#web/time/format.ts";
import { wallTimeOf, zoneTown } from "#web/time/wall-clock.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";
import { axisOf, dayAfter, rangesText, spansOf, type Span } from "#web/ui/hours/day-ranges.ts";
import { DayBar, DayLegend } from "#web/ui/hours/DayBar.tsx";
import { DayRangesHead } from "#web/ui/hours/DayRangesHead.tsx";
import { DayRangesRow } from "#web/ui/hours/DayRangesRow.tsx";
import { spanOf } from "./CoachDay.tsx";
import { useCoachVenueHoursQuery } from "./hours.generated.ts";
import { COACH_DAYS, splitByPlace, type WeekDraft } from "./week-draft.ts";

const LABELS = {
  opens: "from",
  closes: "until",
  none: "Not working",
  isEmpty: "The end must differ from the start.",
};

interface WeekCardProps {
  mode: AvailabilityMode;
  week: WeekDraft;
  places: readonly Venue[];
  firstPlace: Venue;
  /** Bookings outside the hours being edited. */
  outside: readonly ConflictingBooking[];
  isReadOnly: boolean;
  onWeek: (week: WeekDraft) => void;
}

/** The weekly hours at one location, drawn within its opening hours. */
export function WeekCard({ mode, week, places, firstPlace, outside, isReadOnly, onWeek }: WeekCardProps) {
  const [chosen, setChosen] = useState(firstPlace.id);
  const place = places.find(({ id }) => id === chosen) ?? firstPlace;
  const { data } = useCoachVenueHoursQuery({ variables: { locationId: place.id } });
  const openOn = new Map(data?.locationHours?.days.map(({ weekday, ranges }) => [weekday as string, spansOf(ranges)]));
  const axis = axisOf([...openOn.values()].flat().concat(Object.values(week).flatMap(spansOf)));
  const offset = useOffsetLabel(place);
  const write = (time: string) => (time === "24:00" ? time : formatWallTime(time, place));
  return (
    <Card
      title="Every week"
      note={
        <Head>
          <span>
            {zoneTown(place.timezone)}, {offset}
          </span>
          {places.length > 1 ? (
            <PlainSelect
              dense
              aria-label="Location of the hours"
              value={String(place.id)}
              options={places.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={(event) => setChosen(Number(event.target.value))}
            />
          ) : null}
        </Head>
      }
    >
      {mode === "dates" ? (
        <Hint>Only the dates beside apply now. These hours are kept for when weekly hours apply again.</Hint>
      ) : null}
      <DayRangesHead axis={axis}>
        <DayLegend of={["works", "open", "closed", "outside"]} />
      </DayRangesHead>
      {COACH_DAYS.map(({ value, label, short }) => {
        const { here, elsewhere } = splitByPlace(week[value], place.id);
        return (
          <DayRangesRow
            key={value}
            label={label}
            short={short}
            ranges={here}
            next={dayAfter(week, value)}
            isReadOnly={isReadOnly}
            write={write}
            words={LABELS}
            newRange={(range) => ({ ...range, location_id: place.id })}
            onRanges={(ranges) => onWeek({ ...week, [value]: [...elsewhere, ...ranges] })}
            aside={elsewhere.length > 0 ? <Quiet>{rangesText(elsewhere, write, "")} elsewhere</Quiet> : null}
            bar={
              <DayBar
                axis={axis}
                open={openOn.get(value) ?? []}
                works={spansOf(here)}
                outside={outside.filter((lesson) => lesson.location_id === place.id).flatMap(spanOn(value))}
              />
            }
          />
        );
      })}
    </Card>
  );
}

/** The part of the day that a lesson covers, if it is on this weekday. */
function spanOn(weekday: string) {
  return ({ local_start, local_end }: ConflictingBooking): Span[] => {
    const day = (new Date(`${wallTimeOf(local_start).date}T00:00:00Z`).getUTCDay() + 6) % 7;
    return COACH_DAYS[day]?.value === weekday ? [spanOf({ local_start, local_end })] : [];
  };
}

const Head = styled("span")({ display: "inline-flex", alignItems: "center", gap: 8 });

const Hint = styled("p")({ padding: "0 16px 8px", fontSize: 13, color: "var(--amber-t)" });

const Quiet = styled("span")({ fontSize: 12, lineHeight: "16px", color: "var(--text-2)" });
