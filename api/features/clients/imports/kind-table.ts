import { bookingImport } from "#api/features/clients/imports/bookings/booking-import.ts";
import { coachImport } from "#api/features/clients/imports/catalogue/coach-import.ts";
import { resourceImport } from "#api/features/clients/imports/catalogue/resource-import.ts";
import { clientImport } from "#api/features/clients/imports/clients/client-import.ts";
import { membershipImport } from "#api/features/clients/imports/memberships/membership-import.ts";
import type { KindOfImport } from "#api/features/clients/imports/kinds.ts";
import type { ImportKind } from "#schema/clients/imports/models.ts";

export const KINDS: Readonly<Record<ImportKind, KindOfImport>> = {
  clients: clientImport,
  coaches: coachImport,
  resources: resourceImport,
  bookings: bookingImport,
  memberships: membershipImport,
};
