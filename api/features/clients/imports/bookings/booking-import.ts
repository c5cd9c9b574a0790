import { addImportedBooking } from "#api/features/clients/imports/bookings/add-booking.ts";
import { dropUntouchedBookings } from "#api/features/clients/imports/bookings/cancel-imported.ts";
import { type KindOfImport, oneByOne } from "#api/features/clients/imports/kinds.ts";

export const bookingImport: KindOfImport = {
  // Each row takes and releases its own locks, so that an import never blocks the desk.
  batchRows: 1,
  addAll: oneByOne(addImportedBooking),
  takeBackOthers: dropUntouchedBookings,
};
