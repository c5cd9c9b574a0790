import { formatDay } from "#web/time/format-day.ts";
import { wallTimeAt } from "#web/time/wall-clock.ts";
import { useCompany } from "./company.ts";

/** "14 Dec 2026": the date of an instant on the company's clock, in its locale. */
export function useFormatDate(): (instant: string) => string {
  const company = useCompany();
  return (instant) => formatDay(wallTimeAt(instant, company).date, company, "year");
}
