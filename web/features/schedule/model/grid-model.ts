import type { ScheduleBookingFragment } from "#web/bookings/day/schedule-day.generated.ts";
import type { VenueDay } from "#web/bookings/day/venue-day.ts";
import type { VenueFormats } from "#web/time/format.ts";
import type { ScheduleBlock, ScheduleColumn, TimeAxis } from "#web/ui/schedule-grid/types.ts";
import type { LensBy, Bookable } from "./bookables.ts";

/** What a grid is made of. */
export interface Shown {
  by: LensBy;
  days: readonly VenueDay[];
  bookables: readonly Bookable[];
  /** All of the lens; those in hidden states count for the heads and stand in no column. */
  bookings: readonly ScheduleBookingFragment[];
  visible: readonly ScheduleBookingFragment[];
  /** Names of the bays, for the columns of coaches. */
  bayNames: ReadonlyMap<number, string>;
  formats: VenueFormats;
  /** Epoch ms; only holds change with each second. */
  second: number;
}

/** What a grid of a week is made of. */
export interface Week extends Shown {
  /** The day that is shown with a column for each bay or coach; none on a phone, where each day is a page. */
  inHand: string | undefined;
  today: string;
}

/** A grid of columns: its times are instants in a day, and times of the wall in a week. */
export interface GridModel {
  axis: TimeAxis;
  columns: readonly ScheduleColumn[];
  blocks: readonly ScheduleBlock[];
  /** A time of the grid as the venue writes it. */
  formatTime: (gridTime: number) => string;
  /** The instant (epoch ms) of a time of the grid on a day. */
  instantOf: (day: VenueDay, gridTime: number) => number;
  /** The time of the grid at an instant of a day. */
  gridTimeOf: (day: VenueDay, instant: number) => number;
}

/** The bay to name in a coach's column. */
export function bayOf({ by, bayNames }: Shown, { resource_id }: ScheduleBookingFragment): string | undefined {
  if (by === "resource") return undefined;
  return (resource_id === null ? undefined : bayNames.get(resource_id)) ?? "no bay";
}
