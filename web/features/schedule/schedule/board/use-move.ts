import { useCallback } from "react";
import { coversOwnOnly } from "#schema/people/sign-in/permission-labels.ts";
import { MAY_NOT_REASSIGN } from "#web/features/bookings/shared/actions/acted-booking.ts";
import { useMovePreview } from "#web/features/bookings/shared/actions/move-preview.ts";
import type { BookingActs } from "#web/features/bookings/shared/actions/use-booking-acts.ts";
import type { ScheduleBookingFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";
import { instantText, type VenueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import { useCan } from "#web/session/session.ts";
import type { ColumnMove, MoveTarget, TimeRange } from "#web/ui/schedule-grid/types.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { bookableIdOf, hoursOn, type Bookable, type LensBy } from "../model/bookables.ts";
import { parseColumnId } from "../model/column-id.ts";
import type { GridModel } from "../model/grid-model.ts";

interface Moves {
  onMove: (blockId: string, target: MoveTarget) => Promise<void>;
  canMoveToOtherColumn: (blockId: string, columnId: string) => ColumnMove;
  describeMove: (blockId: string, target: MoveTarget) => string | undefined;
  onDescribed: (listener: () => void) => () => void;
}

interface MoveInput {
  by: LensBy;
  bookings: readonly ScheduleBookingFragment[];
  bookables: readonly Bookable[];
  days: readonly VenueDay[];
  model: GridModel | undefined;
  acts: BookingActs;
  locale: string;
}

/** Destination of a block, in venue terms. */
interface Destination extends TimeRange {
  bookableId: number | null;
  bookable: Bookable | undefined;
  day: VenueDay;
}

const NOT_YOUR_LESSON = coversOwnOnly("bookings.write");

/** Moving or resizing a block: which moves are allowed, their previews, and the move itself with Undo. */
export function useMove({ by, bookings, bookables, days, model, acts, locale }: MoveInput): Moves {
  const { labelFor, onKnown } = useMovePreview(locale);
  const mayReassignBay = useCan("bookings.reassign_resource");
  const mayReassignCoach = useCan("bookings.write");

  const bookingOf = useCallback((blockId: string) => bookings.find(({ id }) => String(id) === blockId), [bookings]);

  const destination = useCallback(
    (booking: ScheduleBookingFragment, { columnId, start, end }: MoveTarget): Destination | undefined => {
      const { date, bookableId = bookableIdOf(booking, by) ?? null } = parseColumnId(columnId);
      const day = days.find((each) => each.date === date);
      if (!day || !model) return undefined;
      const from = model.instantOf(day, start);
      return {
        bookableId,
        bookable: bookables.find(({ id }) => id === bookableId),
        day,
        start: from,
        end: from + end - start,
      };
    },
    [by, days, bookables, model],
  );

  const canMoveToOtherColumn = useCallback(
    (blockId: string, columnId: string): ColumnMove => {
      const booking = bookingOf(blockId);
      const { bookableId } = parseColumnId(columnId);
      // A move to another day keeps the bay or coach.
      if (!booking || bookableId === undefined || bookableId === bookableIdOf(booking, by)) return ALLOWED;
      const refusal =
        by === "resource"
          ? bayRefusal(booking, bookableId, mayReassignBay)
          : coachRefusal(
              booking,
              bookables.find(({ id }) => id === bookableId),
              mayReassignCoach,
            );
      return refusal === undefined ? ALLOWED : { allowed: false, reason: refusal };
    },
    [by, bookingOf, bookables, mayReassignBay, mayReassignCoach],
  );

  const describeMove = useCallback(
    (blockId: string, target: MoveTarget) => {
      const booking = bookingOf(blockId);
      const to = booking && destination(booking, target);
      if (!booking || !to || isUnmoved(booking, by, to)) return undefined;
      const isWithin = (ranges: readonly TimeRange[]) =>
        ranges.some(({ start, end }) => start <= to.start && to.end <= end);
      if (!isWithin(to.day.open)) return "closed then";
      if (by === "coach" && to.bookable && !isWithin(hoursOn(to.bookable, to.day))) return "not working then";
      return labelFor(booking, previewInput(booking, by, to));
    },
    [by, bookingOf, destination, labelFor],
  );

  const onMove = useCallback(
    async (blockId: string, target: MoveTarget) => {
      const booking = bookingOf(blockId);
      const to = booking && destination(booking, target);
      if (!booking || !to || !model) return;
      const isAllowed = canMoveToOtherColumn(blockId, target.columnId);
      if (!isAllowed.allowed) {
        showToast({ message: isAllowed.reason, detail: booking.client_name ?? undefined, tone: "error" });
        throw new Error(isAllowed.reason);
      }
      const isLengthOnly = to.start === Date.parse(booking.start_time) && to.bookableId === bookableIdOf(booking, by);
      const columnName = nameOf(model, target.columnId);
      await acts.move(
        { ...booking, name: booking.client_name ?? "This booking" },
        {
          start_time: instantText(to.start),
          end_time: instantText(to.end),
          resource_id: by === "resource" ? to.bookableId : booking.resource_id,
          coach_id: by === "coach" ? to.bookableId : booking.coach_id,
          label: isLengthOnly
            ? `now ends at ${model.formatTime(target.end)}`
            : `moves to ${columnName}, ${model.formatTime(target.start)}`,
        },
      );
    },
    [by, bookingOf, destination, canMoveToOtherColumn, model, acts],
  );
  return { onMove, canMoveToOtherColumn, describeMove, onDescribed: onKnown };
}

function isUnmoved(booking: ScheduleBookingFragment, by: LensBy, { start, end, bookableId }: Destination): boolean {
  const isSameTime = start === Date.parse(booking.start_time) && end === Date.parse(booking.end_time);
  return isSameTime && bookableId === bookableIdOf(booking, by);
}

/** Bay or coach is sent only if it changes: sending it requires the permission to reassign. */
function previewInput(booking: ScheduleBookingFragment, by: LensBy, { start, end, bookableId }: Destination) {
  const times = { start_time: instantText(start), end_time: instantText(end) };
  if (bookableId === bookableIdOf(booking, by)) return times;
  return by === "resource" ? { ...times, resource_id: bookableId } : { ...times, coach_id: bookableId };
}

const ALLOWED: ColumnMove = { allowed: true };

function bayRefusal(booking: ScheduleBookingFragment, bayId: number | null, isPermitted: boolean): string | undefined {
  if (booking.resource_id === null) return "This booking needs no bay.";
  if (bayId === null) return "It needs a bay.";
  return isPermitted ? undefined : MAY_NOT_REASSIGN;
}

function coachRefusal(
  { service_id, service_name }: ScheduleBookingFragment,
  coach: Bookable | undefined,
  isPermitted: boolean,
): string | undefined {
  if (!isPermitted) return NOT_YOUR_LESSON;
  if (coach?.serviceIds?.includes(service_id)) return undefined;
  return `${coach?.title ?? "This coach"} does not give ${service_name}.`;
}

function nameOf({ columns }: GridModel, columnId: string): string {
  const column = columns.find(({ id }) => id === columnId);
  return column?.name ?? column?.title ?? "";
}
