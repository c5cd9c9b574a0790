import { AT_THE_DESK, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import type { ScheduleDayFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";

const START = Date.parse("2027-05-04T07:00:00Z");
const HOUR_MS = 3_600_000;
const text = (instant: number) => new Date(instant).toISOString().replace(".000Z", "Z");

/** Tuesday 4 May 2027 in Vancouver, open from 09:00 to 22:00. */
export const TODAY: ScheduleDayFragment = {
  date: "2027-05-04",
  weekday: "tuesday",
  weekday_before: "monday",
  start_time: text(START),
  end_time: text(START + 24 * HOUR_MS),
  local_start: "2027-05-04T00:00:00-07:00",
  local_end: "2027-05-05T00:00:00-07:00",
  hours: Array.from({ length: 24 }, (_, hour) => ({
    start_time: text(START + hour * HOUR_MS),
    local_start: `2027-05-04T${String(hour).padStart(2, "0")}:00:00-07:00`,
  })),
  open: [{ start_time: "2027-05-04T16:00:00Z", end_time: "2027-05-05T05:00:00Z" }],
};

/** A desk on a day without bays and bookings. */
export const EMPTY_DAY: Answers = {
  ...AT_THE_DESK,
  DaySchedule: () => ({
    data: {
      bookingsCompact: {
        __typename: "CompactSchedule",
        location_id: 1,
        timezone: "America/Vancouver",
        days: [{ __typename: "ScheduleDay", ...TODAY }],
        data: [],
      },
    },
  }),
  BookableResources: () => ({
    data: {
      resources: { __typename: "ResourcePage", data: [] },
      resourceTypes: { __typename: "ResourceTypePage", data: [] },
    },
  }),
};
