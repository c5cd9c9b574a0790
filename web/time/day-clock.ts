import { offsetAt, offsetMinutes, wallTimeAt, wallTimeOf, type Clock } from "./wall-clock.ts";

/** A venue day from the schedule query: its bounds and full hours, each as instant and wall time. */
export interface ClockDay {
  date: string;
  start_time: string;
  end_time: string;
  local_start: string;
  hours: readonly { start_time: string; local_start: string }[];
}

export interface DayClock {
  /** Wall time HH:MM at an instant (epoch ms) of this day. */
  timeAt: (instant: number) => string;
  offsetAt: (instant: number) => string;
  /** The instants with wall time HH:MM on this day: two in a repeated hour, none in a skipped one. */
  instantsOf: (time: string) => number[];
}

const MINUTE_MS = 60_000;

interface Stretch {
  from: number;
  until: number;
  offset: string;
}

/** Reads wall times of one day by the offsets the server gave with its hours. */
export function dayClock(day: ClockDay): DayClock {
  const stretches = stretchesOf(day);
  const clock: Clock = {
    clock_changes: stretches.map(({ from, offset }) => ({ from: new Date(from).toISOString(), utc_offset: offset })),
  };
  return {
    offsetAt: (instant) => offsetAt(instant, clock),
    timeAt: (instant) => wallTimeAt(instant, clock).time,
    instantsOf: (time) => {
      const asIfUtc = Date.parse(`${day.date}T${time}:00Z`);
      return stretches
        .map(({ from, until, offset }) => ({ from, until, instant: asIfUtc - offsetMinutes(offset) * MINUTE_MS }))
        .filter(({ from, until, instant }) => from <= instant && instant < until)
        .map(({ instant }) => instant);
    },
  };
}

/** The day split where its offset changes; most days are a single stretch. */
function stretchesOf(day: ClockDay): Stretch[] {
  const ticks = [{ start_time: day.start_time, local_start: day.local_start }, ...day.hours];
  const stretches: Stretch[] = [];
  for (const tick of ticks) {
    const from = Date.parse(tick.start_time);
    const { offset } = wallTimeOf(tick.local_start);
    const last = stretches.at(-1);
    if (last?.offset === offset) continue;
    if (last) last.until = from;
    stretches.push({ from, until: Date.parse(day.end_time), offset });
  }
  return stretches;
}
