import type { ScheduleBookingFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";
import { lengthText, peopleText } from "#web/features/bookings/shared/rows/format-booking.ts";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { ScheduleList, type ScheduleSection } from "#web/ui/schedule-grid/ScheduleList.tsx";
import type { ScheduleBlock } from "#web/ui/schedule-grid/types.ts";
import { blockedOfBlock } from "../blocked-times/blocked-blocks.ts";
import type { BlockedTimeFragment } from "../blocked-times/blocked-times.generated.ts";
import { classOfBlock } from "../model/class-blocks.ts";
import type { GridModel } from "../model/grid-model.ts";

interface DayListProps {
  bookings: readonly ScheduleBookingFragment[];
  blocked: readonly BlockedTimeFragment[];
  model: GridModel;
  onOpen: (blockId: string) => void;
}

/** The day as a list, whatever needs attention first. */
export function DayList({ bookings, blocked, model, onOpen }: DayListProps) {
  if (model.blocks.length === 0) return <EmptyState title="Nothing is booked on this day" />;
  return (
    <ScheduleList
      sections={[...listSections(bookings, model.blocks), ...otherSections(blocked, model.blocks)]}
      columns={model.columns}
      formatTime={model.formatTime}
      onOpen={onOpen}
    />
  );
}

/** Classes and blocked times: listed once each, however many columns they span. */
function otherSections(blocked: readonly BlockedTimeFragment[], blocks: readonly ScheduleBlock[]): ScheduleSection[] {
  const byStart = (some: readonly ScheduleBlock[]) => some.toSorted((a, b) => a.start - b.start);
  const kept = blocked.flatMap((one) => {
    const [first] = blocks.filter(({ id }) => blockedOfBlock(id) === one.id);
    return first ? [{ ...first, columnId: "", lines: [`${one.target} · ${one.reason}`] }] : [];
  });
  return [
    { title: "Classes", blocks: byStart(blocks.filter(({ id }) => classOfBlock(id) !== undefined)) },
    { title: "Blocked", blocks: byStart(kept) },
  ];
}

type Section = "Needs attention" | "In the bays now" | "Coming" | "Over";
const ORDER: readonly Section[] = ["Needs attention", "In the bays now", "Coming", "Over"];

/** Sections of the list, whatever needs attention first. */
function listSections(
  bookings: readonly ScheduleBookingFragment[],
  blocks: readonly ScheduleBlock[],
): ScheduleSection[] {
  const byId = new Map(bookings.map((booking) => [String(booking.id), booking]));
  const rows = blocks.flatMap((block) => {
    const booking = byId.get(block.id);
    return booking ? [{ section: sectionOf(booking), block: { ...block, lines: [rowText(booking)] } }] : [];
  });
  return ORDER.map((title) => ({
    title,
    blocks: rows
      .filter(({ section }) => section === title)
      .map(({ block }) => block)
      .toSorted((a, b) => a.start - b.start),
  }));
}

/** The chip next to it shows the status, so the text contains the rest. */
function rowText({ start_time, end_time, party_size, coach_name }: ScheduleBookingFragment): string {
  const people = party_size === 1 ? undefined : peopleText(party_size);
  return [lengthText(start_time, end_time), people, coach_name ?? undefined].filter(Boolean).join(" · ");
}

function sectionOf({ status, late_minutes }: ScheduleBookingFragment): Section {
  switch (status) {
    case "held":
      return "Needs attention";
    case "confirmed":
      return late_minutes === null ? "Coming" : "Needs attention";
    case "checked_in":
      return "In the bays now";
    case "completed":
    case "no_show":
    case "cancelled":
      return "Over";
  }
}
