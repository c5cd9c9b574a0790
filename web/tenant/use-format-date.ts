import { useCompany } from "./company.ts";

/** "14 Dec 2026", as the company writes dates, on its own calendar. */
export function useFormatDate(): (instant: string) => string {
  const { locale, timezone } = useCompany();
  return (instant) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: timezone }).format(new Date(instant));
}
