import { DEFAULT_COMPANY_ZONE } from "#schema/shared/time.ts";
import { reportZone } from "./report-zone.ts";

/** The time zone of a venue: its own, otherwise the company's, otherwise UTC. */
export function venueZone(locationZone: string | null, companyZone: string | null): string {
  return locationZone ?? companyZone ?? DEFAULT_COMPANY_ZONE;
}

/** The same as a report zone. */
export const reportZoneOf = (
  locationZone: string | null,
  company: { timezone: string | null; report_day_hour: number },
): string => reportZone(venueZone(locationZone, company.timezone), company);
