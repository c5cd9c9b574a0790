import type { ScheduleBookingFragment } from "#web/bookings/day/schedule-day.generated.ts";
import { shortName } from "#web/bookings/rows/format-booking.ts";
import type { VenueDay } from "#web/bookings/day/venue-day.ts";
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
/** States that take a bay. */
const TAKES_BAY: readonly string[] = ["held", "confirmed", "checked_in"];

/** What a bay does now and what comes next; `bookings` are the bay's own, in order of start, `now` in epoch ms. */
export function bayNow(bookings: readonly ScheduleBookingFragment[], day: VenueDay, now: number): BayNow {
  const live = bookings.filter(({ status }) => TAKES_BAY.includes(status));
  const current =
    live.find((booking) => booking.status === "checked_in" && Date.parse(booking.start_time) <= now) ??
    live.find(({ start_time, end_time }) => Date.parse(start_time) <= now && now < Date.parse(end_time));
  const following = live.find((booking) => booking !== current && Date.parse(booking.start_time) > now);
  const next = following && `${day.formatTime(Date.parse(following.start_time))} ${lastName(following.client_name)}`;
  return { ...(current ? takenLook(current, day, now) : freeLook(following, day, now)), next };
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

function freeLook(following: ScheduleBookingFragment | undefined, day: VenueDay, now: number): Look {
  const open = day.open.find(({ start, end }) => start <= now && now < end);
  if (!open) return { tone: "grey", icon: "lock", now: "closed" };
  const until = following ? Math.min(Date.parse(following.start_time), open.end) : open.end;
  return { tone: "green", icon: "check-circle", now: `free until ${day.formatTime(until)}` };
}

/** "Okoye"; what a hold is called where nobody is named. */
export function lastName(name: string | null): string {
  return name === null ? shortName(name) : (name.split(" ").at(-1) ?? name);
}
