import fc from "fast-check";
import type { AvailabilityFacts } from "#api/features/schedule/availability/facts.ts";
import type { HoursRow } from "#api/features/venue/locations/open-hours.ts";
import { MINUTE_MS } from "#api/time/calendar.ts";
import { dayBounds } from "#api/time/wall-time.ts";

/**
 * Days on which the clock changes, besides ordinary ones: by an hour, by half an hour, across midnight, a skipped date.
 */
const DAYS = [
  ["America/New_York", "2026-11-01"],
  ["America/New_York", "2027-03-14"],
  ["America/New_York", "2027-05-04"],
  ["Europe/London", "2026-10-25"],
  ["Europe/London", "2027-03-28"],
  ["Australia/Lord_Howe", "2026-10-04"],
  ["Australia/Lord_Howe", "2027-04-04"],
  ["America/Vancouver", "2026-03-08"],
  ["America/Vancouver", "2026-11-01"],
  ["Asia/Kolkata", "2026-11-01"],
  ["Pacific/Apia", "2011-12-29"],
  ["Pacific/Apia", "2027-04-04"],
  ["America/Santiago", "2026-04-04"],
  ["America/Santiago", "2026-09-05"],
  ["UTC", "2026-11-20"],
] as const;

/** The first and the last year whose clock changes are tested, in every zone. */
const [FIRST_YEAR, LAST_YEAR] = [2020, 2040];

/** Every clock change of every zone in those years, as the local date on which it happens. */
const CHANGES: readonly (readonly [zone: string, date: string])[] = Intl.supportedValuesOf("timeZone").flatMap((zone) =>
  changesOf(zone).map((date) => [zone, date] as const),
);

function changesOf(zone: string): string[] {
  const dates: string[] = [];
  let at = Temporal.PlainDate.from({ year: FIRST_YEAR, month: 1, day: 1 }).toZonedDateTime(zone);
  for (;;) {
    const next = at.getTimeZoneTransition("next");
    if (next === null || next.year > LAST_YEAR) return dates;
    dates.push(next.toPlainDate().toString());
    at = next;
  }
}

const changeOrDay = fc.oneof(
  fc.constantFrom(...DAYS),
  fc.nat(CHANGES.length - 1).map((nth) => CHANGES[nth] ?? DAYS[0]),
);

const DAY_KINDS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "holiday"] as const;

const wall = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

const openSpan = fc.oneof(
  { weight: 1, arbitrary: fc.constant({ opens: "00:00", closes: "24:00" }) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.integer({ min: 0, max: 287 }), fc.integer({ min: 1, max: 288 }))
      .map(([from, length]) => ({ opens: wall(from * 5), closes: wall(Math.min(from + length, 288) * 5) })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 287 }), fc.nat({ max: 286 }))
      .map(([from, until]) => ({ opens: wall(from * 5), closes: wall(Math.min(from - 1, until) * 5) })),
  },
);

const hoursRows: fc.Arbitrary<HoursRow[]> = fc
  .tuple(...DAY_KINDS.map((weekday) => fc.array(openSpan, { maxLength: 3 }).map((spans) => ({ weekday, spans }))))
  .map((days) => days.flatMap(({ weekday, spans }) => spans.map((span) => ({ weekday, ...span }))));

/** Facts about one or two days, at and around clock changes of any zone. */
export const arbitraryFacts: fc.Arbitrary<AvailabilityFacts> = fc
  .tuple(changeOrDay, fc.integer({ min: 0, max: 1 }), fc.integer({ min: 0, max: 1 }))
  .chain(([[zone, date], daysBefore, moreDays]) => {
    const date_from = Temporal.PlainDate.from(date).subtract({ days: daysBefore }).toString();
    const date_to = Temporal.PlainDate.from(date_from).add({ days: moreDays }).toString();
    const near = fc
      .integer({ min: -1, max: 2 })
      .map((days) => Temporal.PlainDate.from(date_from).add({ days }).toString());
    const opensAt = dayBounds(date_from, zone).from;
    const busy = fc.array(
      fc
        .tuple(fc.integer({ min: -120, max: 3000 }), fc.integer({ min: 1, max: 240 }))
        .map(([from, length]) => ({ from: opensAt + from * MINUTE_MS, to: opensAt + (from + length) * MINUTE_MS })),
      { maxLength: 6 },
    );
    const resource = fc.record({ hours: fc.option(hoursRows), busy });
    const coach = fc.record({
      hours: hoursRows,
      exceptions: fc.uniqueArray(fc.record({ date: near, hours: fc.array(openSpan, { maxLength: 2 }) }), {
        selector: (exception) => exception.date,
        maxLength: 2,
      }),
      busy,
    });
    const numbered = <T extends object>(one: fc.Arbitrary<T>) =>
      fc.option(fc.array(one, { maxLength: 3 }).map((all) => all.map((owner, index) => ({ id: 9 - index, ...owner }))));
    return fc.record({
      now: fc
        .integer({ min: -3000, max: 1500 })
        .map((minutes) => Temporal.Instant.fromEpochMilliseconds(opensAt + minutes * MINUTE_MS)),
      date_from: fc.constant(date_from),
      date_to: fc.constant(date_to),
      location: fc.record({
        zone: fc.constant(zone),
        hours: hoursRows,
        holidays: fc.uniqueArray(near, { maxLength: 1 }),
        closures: fc.array(
          near.map((from_date) => ({ from_date, to_date: from_date })),
          { maxLength: 1 },
        ),
      }),
      service: fc.record({
        duration_minutes: fc.uniqueArray(fc.constantFrom(5, 15, 20, 30, 45, 60, 90, 120), {
          minLength: 1,
          maxLength: 3,
        }),
        grid_minutes: fc.constantFrom(5, 15, 20, 30, 45, 50, 60),
        buffer_before_minutes: fc.constantFrom(0, 0, 5, 15),
        buffer_after_minutes: fc.constantFrom(0, 0, 5, 10, 30),
        notice_minutes: fc.constantFrom(0, 0, 60, 1440),
        horizon_days: fc.constantFrom(null, 0, 1, 2, 30),
      }),
      resources: numbered(resource),
      coaches: numbered(coach),
    });
  });
