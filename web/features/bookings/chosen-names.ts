import { type DayFormats, formatDay } from "#web/time/format-day.ts";
import type { BookingFilters } from "./booking-filters.ts";
import type { ChosenNames } from "./filter-chips.ts";
import type { FilterChoices } from "./use-filter-choices.ts";

/** What the chips of chosen days, place, coach and service say; dates as the venue writes them. */
export function chosenNames(filters: BookingFilters, choices: FilterChoices, formats: DayFormats): ChosenNames {
  return {
    location: nameIn(choices.locations, filters.location),
    bay: nameIn(choices.bays, filters.bay),
    coach: nameIn(choices.coaches, filters.coach),
    service: nameIn(choices.services, filters.service),
    dates: datesText(filters, formats),
  };
}

function nameIn(choices: readonly { id: number; name: string }[], id: number | null): string | undefined {
  return choices.find((choice) => choice.id === id)?.name;
}

/** "Tue 4 May – Mon 10 May", "From Tue 4 May", "Until Mon 10 May" */
function datesText({ from, to }: BookingFilters, formats: DayFormats): string | undefined {
  const day = (date: string) => formatDay(date, formats);
  if (from !== null && to !== null) return from === to ? day(from) : `${day(from)} – ${day(to)}`;
  if (from !== null) return `From ${day(from)}`;
  return to === null ? undefined : `Until ${day(to)}`;
}
