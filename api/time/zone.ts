import { DEFAULT_COMPANY_ZONE } from "#schema/shared/time.ts";

/** The time zone of a venue: its own, otherwise the company's, otherwise UTC. */
export function venueZone(locationZone: string | null, companyZone: string | null): string {
  return locationZone ?? companyZone ?? DEFAULT_COMPANY_ZONE;
}
