import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { conflictKey, type ConflictingBooking } from "#web/features/bookings/shared/conflicts/conflicting-bookings.ts";
import { movePath } from "#web/screen/paths.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { formatDay } from "#web/time/format-day.ts";
import { formatTimeRange, type VenueFormats } from "#web/time/format.ts";
import { wallTimeOf } from "#web/time/wall-clock.ts";

const SHOWN = 8;

/** A coach's remaining lessons and classes, each linked to where it can be reassigned. */
export function LessonsToCome({ lessons }: { lessons: readonly ConflictingBooking[] }) {
  const { venue } = useVenues();
  const more = lessons.length - SHOWN;
  return (
    <List>
      {lessons.slice(0, SHOWN).map((lesson) => (
        <li key={conflictKey(lesson)}>
          <Link to={movePath({ ...lesson, date: wallTimeOf(lesson.local_start).date })} target="_blank">
            {venue ? whenText(lesson, venue) : lesson.local_start}
          </Link>{" "}
          {lesson.client_name}, {lesson.service_name}
        </li>
      ))}
      {more > 0 ? <li>and {more} more</li> : null}
    </List>
  );
}

function whenText({ local_start, local_end }: ConflictingBooking, formats: VenueFormats): string {
  return `${formatDay(wallTimeOf(local_start).date, formats)}, ${formatTimeRange(local_start, local_end, formats)}`;
}

const List = styled("ul")({
  margin: "8px 0 0",
  padding: "0 0 0 18px",
  fontSize: 13,
  lineHeight: "20px",
  fontVariantNumeric: "tabular-nums",
});
