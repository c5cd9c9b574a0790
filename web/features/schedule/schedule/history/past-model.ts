import type { ScheduleChangeKind } from "#web/apollo/schema-types.generated.ts";
import type { ScheduleBookingFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";
import type { VenueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import type { VenueFormats } from "#web/time/format.ts";
import type { ScheduleBlock } from "#web/ui/schedule-grid/types.ts";
import type { Look } from "#web/ui/state/look.ts";
import { blockedOfBlock, withBlockedTimes } from "../blocked-times/blocked-blocks.ts";
import type { BlockedTimeFragment } from "../blocked-times/blocked-times.generated.ts";
import type { Bookable, LensBy } from "../model/bookables.ts";
import { classBlocks, classOfBlock } from "../model/class-blocks.ts";
import { dayModel } from "../model/day-model.ts";
import type { GridModel } from "../model/grid-model.ts";
import type { ScheduleClassFragment } from "../model/schedule.generated.ts";
import type { ScheduleAsOfQuery } from "./history.generated.ts";

export type Past = NonNullable<ScheduleAsOfQuery["scheduleAsOf"]>;
type BookingPast = Past["bookings"][number];
type ClassPast = Past["class_sessions"][number];
type BlockedPast = Past["blocked_times"][number];

/** How each kind of change is displayed. */
export const CHANGE_LOOKS: Readonly<Record<ScheduleChangeKind, Look>> = {
  added: { tone: "green", icon: "plus", label: "Added" },
  moved: { tone: "amber", icon: "swap", label: "Moved" },
  cancelled: { tone: "red", icon: "ban", label: "Cancelled" },
  changed: { tone: "blue", icon: "edit", label: "Changed" },
};

/** Adapts a past booking for components that draw current ones: it allows no actions and has no price. */
export function bookingOf({ booking_id, became: _became, ...past }: BookingPast): ScheduleBookingFragment {
  return {
    ...past,
    id: booking_id,
    group_id: null,
    client_id: null,
    client_name: past.client_name ?? "Guest",
    payment_status: "not_due",
    price: { amount: 0, currency: "" },
    balance_due: { amount: 0, currency: "" },
    late_minutes: null,
    expires_at: null,
    version: 0,
    allowed_actions: [],
  };
}

const classOf = ({ class_session_id, became: _became, ...past }: ClassPast): ScheduleClassFragment => ({
  ...past,
  id: class_session_id,
  status: "scheduled",
  coach_name: null,
  resource_name: null,
});

const blockedOf = (
  { blocked_time_id, became: _became, ...past }: BlockedPast,
  location_id: number,
): BlockedTimeFragment => ({
  ...past,
  id: blocked_time_id,
  location_id,
  version: 0,
  series_id: null,
  allowed_actions: [],
});

interface PastInput {
  past: Past;
  by: LensBy;
  day: VenueDay;
  bookables: readonly Bookable[];
  bookings: readonly ScheduleBookingFragment[];
  bayNames: ReadonlyMap<number, string>;
  formats: VenueFormats;
}

/** The grid of a day as it was then; whatever differs now is marked with what became of it. */
export function pastModel({ past, by, day, bookables, bookings, bayNames, formats }: PastInput): GridModel {
  const days = [day];
  const booked = dayModel(day, { by, days, bookables, bookings, visible: bookings, bayNames, formats, second: 0 });
  const classes = classBlocks(past.class_sessions.map(classOf), { by, days, model: booked });
  const held = { ...booked, blocks: [...booked.blocks, ...classes] };
  const blocked = past.blocked_times.map((one) => blockedOf(one, past.location_id));
  const whole = withBlockedTimes(blocked, { by, days, bookables, model: held });
  return { ...whole, blocks: whole.blocks.map((block) => marked(block, becameOf(past, block.id))) };
}

function becameOf(past: Past, blockId: string): ScheduleChangeKind | null {
  const found = findPast(past, blockId);
  return found?.became ?? null;
}

/** Finds what a block represents. */
export function findPast(past: Past, blockId: string): BookingPast | ClassPast | BlockedPast | undefined {
  const [blockedId, classId] = [blockedOfBlock(blockId), classOfBlock(blockId)];
  if (blockedId !== undefined) return past.blocked_times.find((one) => one.blocked_time_id === blockedId);
  if (classId !== undefined) return past.class_sessions.find((one) => one.class_session_id === classId);
  return past.bookings.find(({ booking_id }) => String(booking_id) === blockId);
}

function marked(block: ScheduleBlock, became: ScheduleChangeKind | null): ScheduleBlock {
  if (became === null) return block;
  const { tone, icon, label } = CHANGE_LOOKS[became];
  const since = `${label} since`;
  return { ...block, state: `${block.state}, ${since.toLowerCase()}`, trailing: { tone, icon, label: since } };
}
