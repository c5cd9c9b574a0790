import type { ScheduleBlock, ScheduleColumn, TimeAxis } from "#web/ui/schedule-grid/types.ts";

const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;

/** Midnight of the sample day, in UTC, which is the gallery venue's time zone. */
export const DAY_START = Date.UTC(2027, 4, 4);
export const NOW = DAY_START + 17.7 * HOUR_MS;

/** "9:05", in UTC. */
export function formatTime(instant: number): string {
  const date = new Date(instant);
  return `${date.getUTCHours()}:${String(date.getUTCMinutes()).padStart(2, "0")}`;
}

/** From 7:00 to 23:00, a tick each hour. */
export function sampleAxis(): TimeAxis {
  const start = DAY_START + 7 * HOUR_MS;
  const ticks = Array.from({ length: 17 }, (_, hour) => start + hour * HOUR_MS);
  return {
    start,
    end: DAY_START + 23 * HOUR_MS,
    ticks: ticks.map((instant) => ({ instant, label: formatTime(instant) })),
    zoneLabel: "UTC−7",
  };
}

/** `count` bays, closed before 9:00. */
export function sampleColumns(count: number): ScheduleColumn[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `bay-${index + 1}`,
    title: index === count - 1 ? "Studio" : `Bay ${index + 1}`,
    subtitle: index === count - 1 ? "Lessons" : "Simulator",
    usePercent: 30 + ((index * 17) % 50),
    closed: [
      { start: DAY_START + 7 * HOUR_MS, end: DAY_START + 9 * HOUR_MS },
      ...(index === count - 1 ? [{ start: DAY_START + 21 * HOUR_MS, end: DAY_START + 23 * HOUR_MS }] : []),
    ],
  }));
}

const IN_HAND = { id: "tuesday", title: "Tue 4 May", subtitle: "today, 58 h free", usePercent: 54, isCurrent: true };
const OTHER_DAYS = ["Mon 3", "Wed 5", "Thu 6", "Fri 7", "Sat 8", "Sun 9"];
const TONES = ["teal", "blue", "amber", "grey"] as const;

/** The selected day between six others as strips, each as full as that day. */
export function sampleWeek(bays: readonly ScheduleColumn[], blocks: readonly ScheduleBlock[]): ScheduleColumn[] {
  const lanes = new Map(bays.map(({ id }, lane) => [id, lane]));
  const marks = blocks.map(({ columnId, start, end }, seed) => ({
    lane: lanes.get(columnId) ?? 0,
    start,
    end,
    tone: TONES[seed % TONES.length] ?? "teal",
  }));
  const [monday, ...later] = OTHER_DAYS.map((title) => ({
    id: title,
    title,
    group: { id: title, title, subtitle: "56 h free", usePercent: 55 },
    strip: { lanes: bays.length, marks },
  }));
  const inHand = bays.map((bay) => ({ ...bay, weight: 0.5, group: IN_HAND }));
  return [...(monday ? [monday] : []), ...inHand, ...later];
}

const NAMES = ["M. Tremblay", "E. Jansen", "C. Laurent", "B. Sørensen", "Y. Osei", "H. Cho", "O. Lindqvist", "K. Wong"];
const PAID = { icon: "check-circle", tone: "green", label: "Paid" } as const;
const UNPAID = { icon: "money", tone: "amber", label: "Unpaid" } as const;
const PLAN = { icon: "ticket", tone: "teal", label: "Plan hours" } as const;

/** `count` bookings spread over the columns, overlapping where they no longer fit side by side. */
export function sampleBlocks(columns: readonly ScheduleColumn[], count: number): ScheduleBlock[] {
  const perColumn = Math.ceil(count / columns.length);
  return Array.from({ length: count }, (_, index) => {
    const column = columns[index % columns.length];
    const nth = Math.floor(index / columns.length);
    const quarters = [2, 4, 6, 4, 8, 3][(index * 7) % 6] ?? 4;
    const gap = Math.floor((14 * 4) / perColumn);
    const start = DAY_START + 9 * HOUR_MS + Math.min(14 * 4 - quarters, nth * gap + (index % 3)) * QUARTER_MS;
    return bookingAt(`b${index}`, column?.id ?? "", start, start + quarters * QUARTER_MS, index);
  });
}

function bookingAt(id: string, columnId: string, start: number, end: number, seed: number): ScheduleBlock {
  const minutes = (end - start) / 60_000;
  const base = {
    id,
    columnId,
    start,
    end,
    title: NAMES[seed % NAMES.length] ?? "Guest",
    lines: [`${minutes} min · ${1 + (seed % 4)}`, `${formatTime(start)}–${formatTime(end)}`],
    trailing: [PAID, PLAN, UNPAID][seed % 3],
    movable: true,
    resizable: true,
  };
  if (seed % 23 === 5) return { ...base, tone: "grey", look: "struck", state: "Cancelled", icon: "ban", yields: true };
  if (seed % 19 === 4) return { ...base, tone: "red", state: "No-show", icon: "no-show", yields: true };
  if (end <= NOW) return { ...base, tone: "grey", state: "Completed", movable: false };
  if (start <= NOW && seed % 4 === 1)
    return { ...base, tone: "amber", look: "ringed", state: "Late 12 min", icon: "clock" };
  if (start <= NOW) return { ...base, tone: "blue", state: "Checked in", icon: "check-in" };
  if (seed % 11 === 3) {
    return {
      ...base,
      title: "Held online",
      lines: ["3:48 left"],
      tone: "violet",
      look: "dashed",
      state: "Held",
      icon: "hourglass",
      trailing: undefined,
      movable: false,
    };
  }
  if (seed % 13 === 2) {
    return {
      ...base,
      title: "Projector service",
      lines: [],
      tone: "grey",
      look: "hatched",
      state: "Closed",
      icon: "wrench",
      trailing: undefined,
      movable: false,
    };
  }
  return { ...base, tone: "teal", state: "Confirmed" };
}
