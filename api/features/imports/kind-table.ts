import { bookingImport } from "#api/features/imports/bookings/booking-import.ts";
import { coachImport } from "#api/features/imports/catalogue/coach-import.ts";
import { resourceImport } from "#api/features/imports/catalogue/resource-import.ts";
import { clientImport } from "#api/features/imports/clients/client-import.ts";
import { membershipImport } from "#api/features/imports/memberships/membership-import.ts";
import type { KindOfImport } from "#api/features/imports/kinds.ts";
import type { ImportKind } from "#schema/imports/models.ts";

export const KINDS: Readonly<Record<ImportKind, KindOfImport>> = {
  clients: clientImport,
  coaches: coachImport,
  resources: resourceImport,
  bookings: bookingImport,
  memberships: membershipImport,
};
