import { oneByOne, type KindOfImport } from "../kinds.ts";
import { addImportedBooking } from "./add-booking.ts";
import { dropUntouchedBookings } from "./cancel-imported.ts";

export const bookingImport: KindOfImport = {
  // Each row takes and releases its own locks, so that an import never blocks the desk.
  batchRows: 1,
  addAll: oneByOne(addImportedBooking),
  takeBackOthers: dropUntouchedBookings,
};
