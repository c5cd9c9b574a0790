import { localeText } from "#api/time/instants.ts";
import type { FieldValues } from "./render.ts";

interface Site {
  name: string;
  locale: string;
  url: string;
}

interface Recipient {
  first_name: string;
  last_name: string;
  membership_plan: string;
  /** YYYY-MM-DD */
  renewal_date: string | null;
}

export const fieldValues = ({ name, locale, url }: Site, recipient: Recipient): FieldValues => ({
  first_name: recipient.first_name,
  last_name: recipient.last_name,
  company_name: name,
  membership_plan: recipient.membership_plan,
  renewal_date: recipient.renewal_date === null ? "" : dayText(recipient.renewal_date, locale),
  booking_page: `${url}/book`,
});

/** "14 February 2028": a date does not depend on the time zone. */
const dayText = (date: string, locale: string): string =>
  localeText({ locale, timezone: "UTC" }, Temporal.Instant.from(`${date}T12:00:00Z`), {
    day: "numeric",
    month: "long",
    year: "numeric",
  });
