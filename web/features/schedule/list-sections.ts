import type { DeskBookingFragment } from "#web/desk/desk.generated.ts";
import type { ScheduleBlock } from "#web/ui/schedule-grid/types.ts";
import type { ScheduleSection } from "#web/ui/schedule-grid/ScheduleList.tsx";

type Section = "Needs you" | "In the bays now" | "Coming" | "Over";
const ORDER: readonly Section[] = ["Needs you", "In the bays now", "Coming", "Over"];

/** The day as a list, what needs somebody first. */
export function listSections(
  bookings: readonly DeskBookingFragment[],
  blocks: readonly ScheduleBlock[],
): ScheduleSection[] {
  const sections = new Map(bookings.map((booking) => [String(booking.id), sectionOf(booking)]));
  return ORDER.map((title) => ({
    title,
    blocks: blocks.filter(({ id }) => sections.get(id) === title).toSorted((a, b) => a.start - b.start),
  }));
}

function sectionOf({ status, late_minutes }: DeskBookingFragment): Section {
  switch (status) {
    case "held":
      return "Needs you";
    case "confirmed":
      return late_minutes === null ? "Coming" : "Needs you";
    case "checked_in":
      return "In the bays now";
    case "completed":
    case "no_show":
    case "cancelled":
      return "Over";
  }
}
