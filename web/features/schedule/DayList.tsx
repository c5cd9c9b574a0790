import type { ScheduleBookingFragment } from "#web/bookings/day/schedule-day.generated.ts";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { ScheduleList } from "#web/ui/schedule-grid/ScheduleList.tsx";
import type { GridModel } from "./grid-model.ts";
import { listSections } from "./list-sections.ts";

interface DayListProps {
  bookings: readonly ScheduleBookingFragment[];
  model: GridModel;
  onOpen: (blockId: string) => void;
}

/** The day as a list, what needs somebody first. */
export function DayList({ bookings, model, onOpen }: DayListProps) {
  if (model.blocks.length === 0) return <EmptyState title="Nothing is booked on this day" />;
  return (
    <ScheduleList
      sections={listSections(bookings, model.blocks)}
      columns={model.columns}
      formatTime={model.formatTime}
      onOpen={onOpen}
    />
  );
}
