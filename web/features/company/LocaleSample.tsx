import { formatMoney } from "#web/ui/text/format-money.ts";

const SAMPLE = { at: new Date("2027-05-04T18:30:00Z"), amount: 9240 };

/** How dates, times and money look in a locale. */
export function LocaleSample({ locale, currency }: { locale: string; currency: string }) {
  const when = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
  return (
    <>
      Written like this: {when.format(SAMPLE.at)}, {formatMoney(SAMPLE.amount, currency, locale)}. A location may write
      its own dates and times.
    </>
  );
}
