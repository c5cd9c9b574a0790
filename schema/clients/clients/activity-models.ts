import { z } from "zod";
import { AddBookingNoteInput, BookingNote } from "#schema/bookings/bookings/models.ts";
import { AccountActivity } from "#schema/people/accounts/models.ts";
import { pageOf } from "#schema/shared/paging.ts";

export const ActivityNote = z
  .object(BookingNote.shape)
  .meta({ id: "ActivityNote", description: "A staff note about an activity, never shown to clients" });
export type ActivityNote = z.infer<typeof ActivityNote>;

export const ClientActivity = z
  .object({ ...AccountActivity.shape, notes: z.array(ActivityNote).describe("Staff notes, newest first") })
  .meta({
    id: "ClientActivity",
    description: "Something that was done to a client, or to a booking or membership of theirs",
  });
export type ClientActivity = z.infer<typeof ClientActivity>;

export const ClientActivityPage = pageOf("ClientActivityPage", ClientActivity, "activities");

export const AddActivityNoteInput = z
  .object(AddBookingNoteInput.shape)
  .meta({ id: "AddActivityNoteInput", description: "A staff note about an activity, never shown to clients" });
export type AddActivityNoteInput = z.infer<typeof AddActivityNoteInput>;
