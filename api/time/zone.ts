import { DEFAULT_COMPANY_ZONE } from "#schema/shared/time.ts";

/** The zone whose wall clock a venue lives by: its own, else the company's, else UTC. */
export function venueZone(locationZone: string | null, companyZone: string | null): string {
  return locationZone ?? companyZone ?? DEFAULT_COMPANY_ZONE;
}
