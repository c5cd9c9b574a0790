import { z } from "zod";
import { Location, LOCATION_DEFAULTS } from "#schema/locations/models.ts";
import type { LocationRowFragment } from "./locations.generated.ts";

const optionalText = z
  .string()
  .trim()
  .transform((text) => (text === "" ? null : text));

const { shape } = Location;

/** What is typed becomes what is sent: an empty answer is none; the contract's own rules and words apply. */
export const LocationForm = z.object({
  name: shape.name,
  address_line: optionalText.pipe(shape.address_line),
  city: optionalText.pipe(shape.city),
  country: optionalText.pipe(shape.country),
  province_state: optionalText.pipe(shape.province_state),
  postal_code: optionalText.pipe(shape.postal_code),
  phone: optionalText.pipe(shape.phone),
  email: optionalText.pipe(shape.email),
  timezone: shape.timezone,
  locale: shape.locale,
  timeformat: shape.timeformat,
  dateformat: shape.dateformat,
});

export type LocationFormValues = z.input<typeof LocationForm>;
export type LocationFormSent = z.output<typeof LocationForm>;

/** The form of a location as it stands, or of a new one with the defaults. */
export function locationFormValues(location: LocationRowFragment | undefined): LocationFormValues {
  return {
    name: location?.name ?? "",
    address_line: location?.address_line ?? "",
    city: location?.city ?? "",
    country: location?.country ?? "",
    province_state: location?.province_state ?? "",
    postal_code: location?.postal_code ?? "",
    phone: location?.phone ?? "",
    email: location?.email ?? "",
    timezone: location?.timezone ?? LOCATION_DEFAULTS.timezone,
    locale: location?.locale ?? LOCATION_DEFAULTS.locale,
    timeformat: location?.timeformat ?? LOCATION_DEFAULTS.timeformat,
    dateformat: location?.dateformat ?? LOCATION_DEFAULTS.dateformat,
  };
}
