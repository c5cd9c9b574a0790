import { formatDay } from "#web/time/format.ts";
import type { BookingFilters } from "./booking-filters.ts";
import type { ChosenNames } from "./filter-chips.ts";
import type { FilterChoices } from "./use-filter-choices.ts";

/** What the chips of chosen days, place, coach and service say; dates in the venue's language. */
export function chosenNames(filters: BookingFilters, choices: FilterChoices, locale: string): ChosenNames {
  return {
    location: nameIn(choices.locations, filters.location),
    bay: nameIn(choices.bays, filters.bay),
    coach: nameIn(choices.coaches, filters.coach),
    service: nameIn(choices.services, filters.service),
    dates: datesText(filters, locale),
  };
}

function nameIn(choices: readonly { id: number; name: string }[], id: number | null): string | undefined {
  return choices.find((choice) => choice.id === id)?.name;
}

/** "Tue, May 4 – Mon, May 10", "From Tue, May 4", "Until Mon, May 10" */
function datesText({ from, to }: BookingFilters, locale: string): string | undefined {
  const day = (date: string) => formatDay(date, { locale });
  if (from !== null && to !== null) return from === to ? day(from) : `${day(from)} – ${day(to)}`;
  if (from !== null) return `From ${day(from)}`;
  return to === null ? undefined : `Until ${day(to)}`;
}
