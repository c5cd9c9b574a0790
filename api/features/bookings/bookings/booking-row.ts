import type { Selectable } from "kysely";
import type { z } from "zod";
import type { Bookings } from "#api/db/types.generated.ts";
import type { Guest } from "#schema/bookings/bookings/guest-models.ts";

type Columns = Selectable<Bookings>;

/** A row of `bookings`. */
export type BookingRow = Omit<Columns, "guest" | "guest_key"> & {
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
