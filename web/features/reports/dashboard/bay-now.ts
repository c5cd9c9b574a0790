import type { BlockedTimeKind } from "#web/apollo/schema-types.generated.ts";
import type { ScheduleBookingFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";
import type { VenueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import { shortName } from "#web/features/bookings/shared/rows/format-booking.ts";
import type { IconName } from "#web/ui/icon/Icon.tsx";
import type { Tone } from "#web/ui/state/tone.ts";

export interface BayNow {
  tone: Tone;
  icon: IconName;
  /** "until 19:30", "free until 18:00", "12 min late" */
  now: string;
  /** "19:30 Cho"; undefined when nothing follows today. */
  next: string | undefined;
}

const MINUTE_MS = 60_000;
/** Statuses that occupy a bay. */
const TAKES_BAY: readonly string[] = ["held", "confirmed", "checked_in"];

/** A class or blocked time with the bays it occupies; instants in epoch ms. */
export interface BayTaken {
  key: string;
  kind: "class" | BlockedTimeKind;
  name: string;
  resource_ids: readonly number[];
  start: number;
  end: number;
}

/**
 * Returns the current and next state of a bay. `bookings` and the other occupancy are those of the bay, sorted by start; `now`
 * is in epoch ms.
 */
export function bayNow(
  bookings: readonly ScheduleBookingFragment[],
  taken: readonly BayTaken[],
  day: VenueDay,
  now: number,
): BayNow {
  const live = bookings.filter(({ status }) => TAKES_BAY.includes(status));
  const current =
    live.find((booking) => booking.status === "checked_in" && Date.parse(booking.start_time) <= now) ??
    live.find(({ start_time, end_time }) => Date.parse(start_time) <= now && now < Date.parse(end_time));
  const inUse = taken.find(({ start, end }) => start <= now && now < end);
  const [next] = [
    ...live
      .filter((booking) => booking !== current)
      .map(({ start_time, client_name }) => ({ start: Date.parse(start_time), name: lastName(client_name) })),
    ...taken,
  ]
    .filter(({ start }) => start > now)
    .toSorted((a, b) => a.start - b.start);
  const withoutGuests = () => (inUse ? inUseLook(inUse, day) : freeLook(next?.start, day, now));
  const look = current ? takenLook(current, day, now) : withoutGuests();
  return { ...look, next: next && `${day.formatTime(next.start)} ${next.name}` };
}

/** For anything but a booking: "class until 19:00", "repair until 19:00", "blocked all day". */
function inUseLook({ kind, end }: BayTaken, day: VenueDay): Look {
  const what = kind === "private" ? "blocked" : kind;
  const until = end >= day.end ? "all day" : `until ${day.formatTime(end)}`;
  return {
    tone: kind === "class" ? "teal" : "grey",
    icon: kind === "class" ? "people" : "lock",
    now: `${what} ${until}`,
  };
}

type Look = Omit<BayNow, "next">;

function takenLook(booking: ScheduleBookingFragment, day: VenueDay, now: number): Look {
  const end = Date.parse(booking.end_time);
  if (booking.status === "held") return { tone: "violet", icon: "hourglass", now: "held online" };
  if (booking.status === "checked_in") {
    const time = day.formatTime(end);
    return end <= now
      ? { tone: "amber", icon: "clock", now: `over since ${time}` }
      : { tone: "blue", icon: "check-in", now: `until ${time}` };
  }
  const late = Math.floor((now - Date.parse(booking.start_time)) / MINUTE_MS);
  return late > 0
    ? { tone: "amber", icon: "clock", now: `${late} min late` }
    : { tone: "teal", icon: "check-circle", now: "expected now" };
}

function freeLook(nextStart: number | undefined, day: VenueDay, now: number): Look {
  const open = day.open.find(({ start, end }) => start <= now && now < end);
  if (!open) return { tone: "grey", icon: "lock", now: "closed" };
  const until = nextStart === undefined ? open.end : Math.min(nextStart, open.end);
  return { tone: "green", icon: "check-circle", now: `free until ${day.formatTime(until)}` };
}

/** "Okoye"; a generic label if there is no name. */
export function lastName(name: string | null): string {
  return name === null ? shortName(name) : (name.split(" ").at(-1) ?? name);
}
