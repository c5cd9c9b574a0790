import { equal } from "@wry/equality";
import { WEEKDAYS } from "#schema/venue/locations/weekdays.ts";
import { spansOf, type Span } from "#web/ui/hours/day-ranges.ts";
import type { ServiceFormValues } from "./service-form.ts";

/** Days with the same peak hours. */
export interface PeakDays {
  /** "Mon–Fri", "Sat" */
  label: string;
  spans: readonly Span[];
}

/** The week's peak hours, merging consecutive equal days; includes the holiday only if it has any. */
export function peakDays(peaks: ServiceFormValues["peak_hours"]): PeakDays[] {
  const days = WEEKDAYS.map(({ value, short }) => ({
    short,
    spans: spansOf(
      peaks.filter(({ weekdays }) => weekdays.includes(value)).map(({ from, to }) => ({ opens: from, closes: to })),
    ),
  }));
  const runs: { first: string; last: string; spans: Span[] }[] = [];
  for (const { short, spans } of days.slice(0, -1)) {
    const run = runs.at(-1);
    if (run && equal(run.spans, spans)) run.last = short;
    else runs.push({ first: short, last: short, spans });
  }
  const holiday = days.at(-1);
  return [
    ...runs.map(({ first, last, spans }) => ({ label: first === last ? first : `${first}–${last}`, spans })),
    ...(holiday && holiday.spans.length > 0 ? [{ label: holiday.short, spans: holiday.spans }] : []),
  ];
}
