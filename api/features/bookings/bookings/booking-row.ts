import type { Selectable } from "kysely";
import type { z } from "zod";
import type { Bookings } from "#api/db/types.generated.ts";
import type { CancellationReason } from "#schema/bookings/bookings/cancellation.ts";
import type { Guest } from "#schema/bookings/bookings/guest-models.ts";
import type { BookingStatus, PaymentStatus } from "#schema/bookings/bookings/models.ts";

type Columns = Selectable<Bookings>;

/** A row of `bookings`; the table's check constraints and our own writes allow only these values. */
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

/** A booking as read for the list and the detail view. */
export type BookingWithNotes = BookingRow & { timezone: string; notes: NoteRow[] };
