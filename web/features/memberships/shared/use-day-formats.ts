import { useCompany } from "#web/tenant/company.ts";
import { useVenues } from "#web/tenant/venue.ts";
import type { DayFormats } from "#web/time/format-day.ts";

/** Date formats at the desk; the company's locale if there is no location yet. */
export function useDayFormats(): DayFormats {
  const { locale } = useCompany();
  return useVenues().venue ?? { locale, dateformat: "D MMM YYYY" };
}
