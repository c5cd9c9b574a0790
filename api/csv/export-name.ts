import type { Call } from "#api/call/call.ts";
import { localTextIn } from "#api/time/instants.ts";
import { DEFAULT_COMPANY_ZONE } from "#schema/shared/time.ts";

/** `bookings-2027-05-03`, with the date in the company's time zone. */
export function exportName({ tenant, now }: Call, what: string): string {
  return `${what}-${localTextIn(tenant.timezone ?? DEFAULT_COMPANY_ZONE, now).slice(0, 10)}`;
}
