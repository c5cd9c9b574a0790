import { useCompany } from "./company.ts";

/** "14 Dec 2026", in the company's date format and time zone. */
export function useFormatDate(): (instant: string) => string {
  const { locale, timezone } = useCompany();
  return (instant) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: timezone }).format(new Date(instant));
}
