import type { Selectable } from "kysely";
import type { Bookings } from "#api/db/types.generated.ts";
import type { CancellationReason } from "#schema/bookings/cancellation.ts";
import type { Guest } from "#schema/bookings/guest-models.ts";
import type { BookingStatus, PaymentStatus } from "#schema/bookings/models.ts";
import type { z } from "zod";

type Columns = Selectable<Bookings>;

/** A row of `bookings`; the table's checks and our own writes admit these values alone. */
export type BookingRow = Omit<Columns, "status" | "payment_status" | "guest" | "guest_key" | "cancel_reason"> & {
  status: BookingStatus;
  payment_status: PaymentStatus;
  cancel_reason: CancellationReason | null;
  guest: z.infer<typeof Guest> | null;
};

export interface NoteRow {
  id: number;
  body: string;
  author_id: number;
  author_name: string;
  created_at: string;
}

/** A booking as the list and the detail read it. */
export type BookingWithNotes = BookingRow & { timezone: string; notes: NoteRow[] };
