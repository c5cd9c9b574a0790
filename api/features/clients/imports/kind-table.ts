import type { ImportKind } from "#schema/clients/imports/models.ts";
import { bookingImport } from "./bookings/booking-import.ts";
import { coachImport } from "./catalogue/coach-import.ts";
import { resourceImport } from "./catalogue/resource-import.ts";
import { clientImport } from "./clients/client-import.ts";
import type { KindOfImport } from "./kinds.ts";
import { membershipImport } from "./memberships/membership-import.ts";

export const KINDS: Readonly<Record<ImportKind, KindOfImport>> = {
  clients: clientImport,
  coaches: coachImport,
  resources: resourceImport,
  bookings: bookingImport,
  memberships: membershipImport,
};
