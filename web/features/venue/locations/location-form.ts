import { z } from "zod";
import { Location, LOCATION_DEFAULTS, LocationPhone } from "#schema/venue/locations/models.ts";
import { pictureForm, pictureValue } from "#web/features/venue/shared/pictures/picture-form.ts";
import type { ComparedAnswer } from "#web/ui/form/compare-values.ts";
import { optionalText } from "#web/ui/form/optional-text.ts";

const { shape } = Location;

/** Converts form values to the API input: empty means absent; the contract's own rules and messages apply. */
export const LocationForm = z.object({
  name: shape.name,
  address_line: optionalText.pipe(shape.address_line),
  city: optionalText.pipe(shape.city),
  country: optionalText.pipe(shape.country),
  province_state: optionalText.pipe(shape.province_state),
  postal_code: optionalText.pipe(shape.postal_code),
  phone: optionalText.pipe(LocationPhone),
  email: optionalText.pipe(shape.email),
  timezone: shape.timezone,
  locale: shape.locale,
  timeformat: shape.timeformat,
  dateformat: shape.dateformat,
  picture: pictureForm,
});

export type LocationFormValues = z.input<typeof LocationForm>;
export type LocationFormSent = z.output<typeof LocationForm>;

const NEW_LOCATION: LocationFormValues = {
  name: "",
  address_line: "",
  city: "",
  country: "",
  province_state: "",
  postal_code: "",
  phone: "",
  email: "",
  picture: null,
  ...LOCATION_DEFAULTS,
};

type LocationFields = Omit<Location, "id" | "utc_offset" | "clock_changes" | "version">;

interface Proposed {
  /** The company's. */
  timezone: string;
  locale: string;
  /** ISO 3166 code; "" if unknown. */
  country: string;
}

/** Form values of a location, or defaults for a new one in the company's time zone and locale, as its country writes them. */
export function locationFormValues(location: LocationFields | undefined, proposed: Proposed): LocationFormValues {
  if (!location) return { ...NEW_LOCATION, ...formatsOf(proposed), ...proposed };
  const { name, timezone, locale, timeformat, dateformat } = location;
  return {
    name,
    address_line: text(location.address_line),
    city: text(location.city),
    country: text(location.country),
    province_state: text(location.province_state),
    postal_code: text(location.postal_code),
    phone: text(location.phone),
    email: text(location.email),
    timezone,
    locale,
    timeformat,
    dateformat,
    picture: pictureValue(location.picture),
  };
}

/** How times and dates are written in a language and country, in the formats that the form offers. */
function formatsOf({ locale, country }: Proposed): Pick<LocationFormValues, "timeformat" | "dateformat"> {
  const place = new Intl.Locale(locale, country === "" ? {} : { region: country });
  const { hour12 } = new Intl.DateTimeFormat(place, { hour: "numeric" }).resolvedOptions();
  const parts = new Intl.DateTimeFormat(place, { day: "2-digit", month: "2-digit", year: "numeric" }).formatToParts();
  const first = parts.find(({ type }) => type !== "literal")?.type;
  const dayFirst = parts.some(({ value }) => value === ".") ? "DD.MM.YYYY" : "DD/MM/YYYY";
  const byFirst = { day: dayFirst, month: "MM/DD/YYYY" };
  return {
    timeformat: hour12 ? "h:mm a" : "HH:mm",
    dateformat: first === "day" || first === "month" ? byFirst[first] : "YYYY-MM-DD",
  };
}

function text(given: string | null): string {
  return given ?? "";
}

const COMPARED: readonly (readonly [label: string, name: Exclude<keyof LocationFormValues, "picture">])[] = [
  ["Name", "name"],
  ["Street", "address_line"],
  ["City", "city"],
  ["Postal code", "postal_code"],
  ["Phone", "phone"],
  ["Email", "email"],
  ["Time zone", "timezone"],
  ["Language", "locale"],
  ["Times", "timeformat"],
  ["Dates", "dateformat"],
];

/** The dialog's values as text, for comparison with what somebody else saved. */
export const LOCATION_ANSWERS: readonly ComparedAnswer<LocationFormValues>[] = [
  ...COMPARED.map(([label, name]) => ({
    label,
    names: [name],
    text: (values: LocationFormValues) => values[name] || "none",
  })),
  {
    label: "Country",
    names: ["country", "province_state"],
    text: ({ country, province_state }) => [province_state, country].filter(Boolean).join(", ") || "none",
  },
  { label: "Picture", names: ["picture"], text: ({ picture }) => (picture ? `no. ${picture.id}` : "none") },
];
