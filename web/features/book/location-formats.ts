import type { VenueFormats } from "#web/time/format.ts";

/** For a location that is no longer on offer. The contract's own defaults would bring zod into the first load. */
export const LOCATION_FORMATS: VenueFormats = { locale: "en-US", timeformat: "h:mm a", dateformat: "MM/DD/YYYY" };
