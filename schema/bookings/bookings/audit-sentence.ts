import { z } from "zod";
import { aboutTheir, withName, type AuditRecord } from "#schema/shared/audit-sentence.ts";

const BookingFacts = z.object({
  status: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  resource_id: z.int().nullable(),
  coach_id: z.int().nullable(),
});
type BookingFacts = z.infer<typeof BookingFacts>;

const NEW_STATUS: Record<string, string> = {
  checked_in: "Checked in",
  completed: "Completed",
  no_show: "Marked as a no-show",
  confirmed: "Took back what was marked on",
};

/** Describes a change to a booking: its status, its time, its place, or other. */
export function changedBooking(record: AuditRecord): string {
  const [was, is] = [BookingFacts.safeParse(record.before).data, BookingFacts.safeParse(record.after).data];
  if (was && is && was.status === is.status && was.start_time === is.start_time && was.end_time === is.end_time) {
    const given = aboutTheir("Gave", "booking")(record);
    if (was.coach_id !== is.coach_id) return `${given} another coach`;
    if (was.resource_id !== is.resource_id) return `${given} another bay`;
  }
  return aboutTheir(was && is ? verbFor(was, is) : "Changed", "booking")(record);
}

const WaitFacts = z.object({ status: z.string(), waited_as: z.enum(["guest", "client"]).optional() });

/** What a guest waits for becomes a client's along with what they have booked; of two waits for the same time, one ends. */
export function assignedClient(record: AuditRecord): string {
  if (BookingFacts.safeParse(record.after).success) return withName("Put a guest's booking in the name of")(record);
  const [was, is] = [WaitFacts.safeParse(record.before).data, WaitFacts.safeParse(record.after).data];
  if (was?.waited_as === "client") {
    return `${aboutTheir("Ended", "place")(record)} on a waiting list, because they also waited for the same time as a guest`;
  }
  const given = withName("Put a guest's place on a waiting list in the name of")(record);
  return is?.status === "left"
    ? `${given} and ended it, because they also waited for the same time as a client`
    : given;
}

function verbFor(was: BookingFacts, is: BookingFacts): string {
  if (was.status !== is.status) return NEW_STATUS[is.status] ?? "Changed";
  if (was.start_time !== is.start_time) return "Moved";
  return was.end_time === is.end_time ? "Changed" : "Changed the length of";
}
