import type { ScheduleBookingFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";
import type { VenueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import type { VenueFormats } from "#web/time/format.ts";
import type { ScheduleBlock, ScheduleColumn, TimeAxis } from "#web/ui/schedule-grid/types.ts";
import type { Bookable, LensBy } from "./bookables.ts";

/** Input of a grid. */
export interface Shown {
  by: LensBy;
  days: readonly VenueDay[];
  bookables: readonly Bookable[];
  /** All bookings of the lens; those with hidden statuses count in the headers but are not drawn. */
  bookings: readonly ScheduleBookingFragment[];
  visible: readonly ScheduleBookingFragment[];
  /** Names of the bays, shown in coaches' columns. */
  bayNames: ReadonlyMap<number, string>;
  formats: VenueFormats;
  /** Epoch ms; only holds change every second. */
  second: number;
}

/** Input of a week grid. */
export interface Week extends Shown {
  /** The day shown with a column for each bay or coach; undefined on phones, where each day is a page. */
  inHand: string | undefined;
  today: string;
}

/** A grid of columns: its times are instants for a day, and wall times for a week. */
export interface GridModel {
  axis: TimeAxis;
  columns: readonly ScheduleColumn[];
  blocks: readonly ScheduleBlock[];
  /** Formats a grid time in the venue's format. */
  formatTime: (gridTime: number) => string;
  /** The instant (epoch ms) of a grid time on a day. */
  instantOf: (day: VenueDay, gridTime: number) => number;
  /** The grid time of an instant on a day. */
  gridTimeOf: (day: VenueDay, instant: number) => number;
}

/** The bay to name in a coach's column. */
export function bayOf({ by, bayNames }: Shown, { resource_id }: ScheduleBookingFragment): string | undefined {
  if (by === "resource") return undefined;
  return (resource_id === null ? undefined : bayNames.get(resource_id)) ?? "no bay";
}
