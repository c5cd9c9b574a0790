import { formatDay } from "#web/time/format-day.ts";
import { useCatalogue } from "../frame/catalogue.ts";
import { dateOf, timeSpan } from "../frame/format-venue.ts";
import { bookedLines, bookedTitle, formatOf } from "../own/own-booking.ts";
import type { KeptHold } from "../when/kept-hold.ts";

/** The summary of a held time. */
export function useHoldSummary({ booking }: KeptHold) {
  const format = formatOf(useCatalogue(), booking.location.id);
  const day = formatDay(dateOf(booking.local_start), format);
  return {
    title: bookedTitle(booking),
    lines: bookedLines(booking, format),
    when: `${day}, ${timeSpan(booking.local_start, booking.local_end, format)}`,
  };
}
