import type { VenueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import type { ScheduleBlock, ScheduleColumn, TimeRange } from "#web/ui/schedule-grid/types.ts";
import type { Bookable, LensBy } from "../model/bookables.ts";
import { columnId } from "../model/column-id.ts";
import type { GridModel } from "../model/grid-model.ts";
import { KINDS } from "./blocked-form.ts";
import type { BlockedTimeFragment } from "./blocked-times.generated.ts";

const PREFIX = "blocked-";

/** Id of the blocked time behind a block; undefined for a booking or a class. */
export const blockedOfBlock = (blockId: string): number | undefined =>
  blockId.startsWith(PREFIX) ? Number.parseInt(blockId.slice(PREFIX.length), 10) : undefined;

interface BlockedInput {
  by: LensBy;
  days: readonly VenueDay[];
  bookables: readonly Bookable[];
  model: GridModel;
}

/** Whether it blocks a bay or coach; a blocked location covers the bays it had, and everybody there. */
export function isBlockedBy(blocked: BlockedTimeFragment, by: LensBy, { id }: Pick<Bookable, "id">): boolean {
  if (id === null) return false;
  if (by === "resource") return blocked.resource_ids.includes(id);
  return blocked.scope === "location" || blocked.coach_id === id;
}

export const rangeOfBlocked = ({ start_time, end_time }: BlockedTimeFragment): TimeRange => ({
  start: Date.parse(start_time),
  end: Date.parse(end_time),
});

/** Adds blocked times to the grid: per day in each affected column, and as marks on days drawn as strips. */
export function withBlockedTimes(blocked: readonly BlockedTimeFragment[], input: BlockedInput): GridModel {
  const { model } = input;
  if (blocked.length === 0) return model;
  const parts = blocked.flatMap((one) => partsOf(one, input));
  const columns = new Set(model.columns.map(({ id }) => id));
  const blocks = parts.filter((part) => columns.has(part.columnId)).map((part) => blockOf(part, model));
  return {
    ...model,
    blocks: [...model.blocks, ...blocks],
    columns: model.columns.map((column) => marked(column, parts)),
  };
}

interface Part extends TimeRange {
  blocked: BlockedTimeFragment;
  columnId: string;
  date: string;
  lane: number;
}

/** The part of a blocked time on each visible day, for each bay or coach. */
function partsOf(blocked: BlockedTimeFragment, { by, days, bookables, model }: BlockedInput): Part[] {
  const { start, end } = rangeOfBlocked(blocked);
  return days.flatMap((day) => {
    if (end <= day.start || day.end <= start) return [];
    const from = start <= day.start ? model.axis.start : Math.max(model.axis.start, model.gridTimeOf(day, start));
    const until = day.end <= end ? model.axis.end : Math.min(model.axis.end, model.gridTimeOf(day, end));
    if (until <= from) return [];
    return bookables.flatMap((bookable, lane) =>
      isBlockedBy(blocked, by, bookable)
        ? [{ blocked, columnId: columnId(day.date, bookable.id), date: day.date, lane, start: from, end: until }]
        : [],
    );
  });
}

function blockOf({ blocked, columnId: column, start, end }: Part, { formatTime }: GridModel): ScheduleBlock {
  const { label, icon } = KINDS[blocked.kind];
  return {
    id: `${PREFIX}${blocked.id}.${column}`,
    columnId: column,
    start,
    end,
    title: label,
    lines: [blocked.reason, `${formatTime(start)}–${formatTime(end)}`],
    tone: blocked.colour,
    look: "hatched",
    state: `Blocked: ${label.toLowerCase()}`,
    icon,
    movable: false,
    resizable: false,
  };
}

function marked(column: ScheduleColumn, parts: readonly Part[]): ScheduleColumn {
  const { strip } = column;
  if (!strip) return column;
  const own = parts.filter(({ date }) => date === column.id);
  if (own.length === 0) return column;
  const marks = own.map(({ lane, start, end, blocked }) => ({ lane, start, end, tone: blocked.colour }));
  return { ...column, strip: { ...strip, marks: [...strip.marks, ...marks] } };
}
