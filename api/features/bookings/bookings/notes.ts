import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import { signedIn } from "#api/auth/caller.ts";
import { mayDeleteNote } from "#api/auth/may-delete-note.ts";
import type { Call } from "#api/call/call.ts";
import { forbidden, notFound } from "#api/errors/errors.ts";
import type { AddBookingNoteInput, Booking } from "#schema/bookings/bookings/models.ts";
import { refusalWithout } from "#schema/people/sign-in/permission-labels.ts";
import { booking } from "./list/list-bookings.ts";
import { loadForChange } from "./load-booking.ts";
import { insertNote, removeNote } from "./write-queries.ts";

/** A note does not change the booking's version, so a concurrent move does not fail. */
export async function addBookingNote(
  call: Call,
  id: number,
  { body }: z.infer<typeof AddBookingNoteInput>,
): Promise<Booking> {
  await loadForChange(call, id, undefined);
  const after = await insertNote(call.db, {
    tenant_id: call.tenant.tenant_id,
    booking_id: id,
    body,
    author_id: signedIn(call.caller).id,
    created_at: call.now,
  });
  await recordChange(call, { action: "addBookingNote", entity: "booking", entity_id: id, after: { note: after } });
  return booking(call, id);
}

export async function deleteBookingNote(call: Call, id: number, noteId: number): Promise<Booking> {
  const { notes } = await loadForChange(call, id, undefined);
  const note = notes.find((one) => one.id === noteId);
  if (!note) throw notFound("note");
  if (!mayDeleteNote(call.caller, note)) {
    throw forbidden(refusalWithout("bookings.delete_any_note"));
  }
  await removeNote(call.db, call.tenant.tenant_id, noteId);
  const before = { note: { id: note.id, body: note.body } };
  await recordChange(call, { action: "deleteBookingNote", entity: "booking", entity_id: id, before });
  return booking(call, id);
}
