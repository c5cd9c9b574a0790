import { can, type Caller } from "./caller.ts";

/** A note may be deleted by its author, and by those permitted to delete any. */
export function mayDeleteNote(caller: Caller, note: { author_id: number }): boolean {
  if (caller.kind !== "person") return false;
  return caller.id === note.author_id || can(caller, "bookings.delete_any_note") === "yes";
}
