import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { BOOKING_LOOKS } from "#web/features/bookings/shared/rows/booking-look.ts";
import { bookingOnSchedulePath, classPath } from "#web/screen/paths.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { formatDay } from "#web/time/format-day.ts";
import { formatTimeRange } from "#web/time/format.ts";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import type { Span } from "#web/ui/hours/day-ranges.ts";
import { DayBar } from "#web/ui/hours/DayBar.tsx";
import { minutesOf } from "#web/ui/hours/typed-time.ts";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import type { CoachSpanFragment, CoachWeekQuery } from "./schedule.generated.ts";

type Lesson = NonNullable<CoachWeekQuery["coachSchedule"]>["bookings"][number];
type Class = NonNullable<CoachWeekQuery["classSessions"]>["data"][number];

interface CoachDayProps {
  date: string;
  axis: Span;
  isToday: boolean;
  formats: Venue;
  hours: readonly CoachSpanFragment[];
  lessons: readonly Lesson[];
  classes: readonly Class[];
  venues: readonly Venue[];
}

/** A day of a coach: hours, and lessons and classes with links, as a list and as a drawing. */
export function CoachDay({ date, axis, isToday, formats, hours, lessons, classes, venues }: CoachDayProps) {
  const nameOf = (id: number) => (venues.length > 1 ? venues.find((venue) => venue.id === id)?.name : undefined);
  const hoursText = hours.map(({ local_start, local_end }) => formatTimeRange(local_start, local_end, formats));
  return (
    <Row role="group" aria-label={formatDay(date, formats, "long")} data-today={isToday || undefined}>
      <div>
        <b>{formatDay(date, formats)}</b>
        <small>{hoursText.join(" and ") || "Not working"}</small>
      </div>
      <ul>
        {lessonsAndClasses(lessons, classes).map(({ lesson, taught }) =>
          lesson ? (
            <li key={`booking ${lesson.id}`}>
              <Link to={bookingOnSchedulePath({ ...lesson, date })}>
                <time>{formatTimeRange(lesson.local_start, lesson.local_end, formats)}</time> {lesson.client_name}
              </Link>
              <small>
                {[withGuests(lesson), lesson.service_name, lesson.resource_name, nameOf(lesson.location_id)]
                  .filter(Boolean)
                  .join(", ")}
              </small>
              <StateChip tone={BOOKING_LOOKS[lesson.status].tone} icon={BOOKING_LOOKS[lesson.status].icon}>
                {BOOKING_LOOKS[lesson.status].label}
              </StateChip>
            </li>
          ) : (
            <li key={`class ${taught.id}`}>
              <Link to={classPath({ id: taught.id, date })}>
                <time>{formatTimeRange(taught.local_start, taught.local_end, formats)}</time> {taught.name}
              </Link>
              <small>
                {[seatsText(taught), taught.level, taught.resource_name, nameOf(taught.location_id)]
                  .filter(Boolean)
                  .join(", ")}
              </small>
            </li>
          ),
        )}
      </ul>
      <div className="drawn">
        <DayBar axis={axis} open={[]} works={hours.map(spanOf)} booked={[...lessons, ...classes].map(spanOf)} />
      </div>
    </Row>
  );
}

type Entry = { lesson: Lesson; taught?: never } | { lesson?: never; taught: Class };

/** Merges both, sorted by start. */
function lessonsAndClasses(lessons: readonly Lesson[], classes: readonly Class[]): Entry[] {
  const entries = [...lessons.map((lesson) => ({ lesson })), ...classes.map((taught) => ({ taught }))];
  const startOf = ({ lesson, taught }: Entry) => (lesson ?? taught).local_start;
  return entries.toSorted((a: Entry, b: Entry) => startOf(a).localeCompare(startOf(b)));
}

/** "Class, 5 of 8 seats taken" */
const seatsText = ({ capacity, seats_left }: Class): string =>
  `Class, ${capacity - seats_left} of ${capacity} seats taken`;

/** "with Ada Byron, Grace Hopper" */
function withGuests({ guest_names }: Lesson): string | undefined {
  return guest_names.length > 0 ? `with ${guest_names.join(", ")}` : undefined;
}

/** A time range in minutes of its first day. */
export function spanOf({ local_start, local_end }: { local_start: string; local_end: string }): Span {
  const [start, end] = [wallTimeOf(local_start), wallTimeOf(local_end)];
  return {
    from: minutesOf(start.time),
    until: minutesOf(end.time) + (end.date === start.date ? 0 : minutesOf("24:00")),
  };
}

const Row = styled("div")({
  display: "grid",
  gridTemplateColumns: "132px minmax(0, 1fr) 268px",
  gap: 16,
  alignItems: "start",
  minHeight: 48,
  padding: "8px 16px",
  borderTop: "1px solid var(--line-soft)",
  fontSize: 13,
  lineHeight: "20px",
  fontVariantNumeric: "tabular-nums",
  "&[data-today]": { background: "var(--selected)" },
  "& b": { display: "block" },
  "& small": { lineHeight: "20px" },
  "& ul": { display: "grid", gap: 8 },
  "& li": { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center", gap: "0 12px" },
  "& li small": { gridRow: 2, gridColumn: "1 / -1" },
  // Where there is room, names, services and statuses of a week are aligned in columns.
  "@media (min-width: 1280px)": {
    "& ul": { gap: 0 },
    "& li": { gridTemplateColumns: "minmax(220px, 2fr) 3fr 104px", justifyItems: "start", minHeight: 28 },
    "& li small": { gridRow: 1, gridColumn: 2 },
  },
  "& li a": { fontWeight: 500, "&:hover": { textDecoration: "underline" } },
  "& li time": { marginRight: 4, fontWeight: 400, color: "var(--text-2)" },
  "& .drawn": { paddingTop: 2 },
  "@media (max-width: 1023.95px)": { gridTemplateColumns: "132px minmax(0, 1fr) 160px" },
  "@media (max-width: 767.95px)": { gridTemplateColumns: "minmax(0, 1fr)", gap: 4, "& .drawn": { display: "none" } },
});
