import type { VenueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import type { ScheduleBlock } from "#web/ui/schedule-grid/types.ts";
import { countText } from "#web/ui/text/count-text.ts";
import type { LensBy } from "./bookables.ts";
import { columnId } from "./column-id.ts";
import type { GridModel } from "./grid-model.ts";
import type { ScheduleClassFragment } from "./schedule.generated.ts";

const PREFIX = "class-";

/** The class session of a block; undefined for a booking's. */
export const classOfBlock = (blockId: string): number | undefined =>
  blockId.startsWith(PREFIX) ? Number(blockId.slice(PREFIX.length)) : undefined;

/** Class sessions as blocks of the bays or coaches they take; they are edited on their own screen. */
export function classBlocks(
  classes: readonly ScheduleClassFragment[],
  { by, days, model }: { by: LensBy; days: readonly VenueDay[]; model: GridModel },
): ScheduleBlock[] {
  const columns = new Set(model.columns.map(({ id }) => id));
  return classes.flatMap((session) => {
    const start = Date.parse(session.start_time);
    const day = days.find((each) => each.start <= start && start < each.end);
    const holder = by === "resource" ? session.resource_id : session.coach_id;
    if (!day || holder === null || session.status === "cancelled") return [];
    const column = columnId(day.date, holder);
    if (!columns.has(column)) return [];
    const range = { start: model.gridTimeOf(day, start), end: model.gridTimeOf(day, Date.parse(session.end_time)) };
    const seats = seatsText(session);
    return [
      {
        id: `${PREFIX}${session.id}`,
        columnId: column,
        ...range,
        title: session.name,
        lines: [seats, `${model.formatTime(range.start)}–${model.formatTime(range.end)}`],
        tone: "teal",
        look: "solid",
        state: `Class, ${seats}`,
        icon: "people",
        movable: false,
        resizable: false,
      },
    ];
  });
}

function seatsText({ seats_left }: ScheduleClassFragment): string {
  if (seats_left === 0) return "full";
  return `${countText(seats_left, "seat")} left`;
}
