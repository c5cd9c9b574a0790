import { useEffect, useMemo, useState } from "react";
import type { DeskBookingFragment } from "#web/desk/desk.generated.ts";
import type { VenueDay } from "#web/desk/venue-day.ts";
import type { ScheduleBlock } from "#web/ui/schedule-grid/types.ts";
import { blockOf } from "./schedule-blocks.ts";

const SECOND_MS = 1000;

/** The day's blocks. Only holds change by the second, and one that has run out is gone. */
export function useBlocks(
  bookings: readonly DeskBookingFragment[],
  day: VenueDay | undefined,
): readonly ScheduleBlock[] {
  const hasHold = bookings.some(({ status }) => status === "held");
  const second = useSecond(hasHold);
  return useMemo(() => {
    if (!day) return [];
    return bookings
      .filter(({ expires_at }) => expires_at === null || Date.parse(expires_at) > second)
      .map((booking) => blockOf(booking, day.formatTime, second));
  }, [bookings, day, second]);
}

/** Epoch milliseconds, renewed each second while something counts down. */
function useSecond(isRunning: boolean): number {
  const [second, setSecond] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSecond(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return second;
}
