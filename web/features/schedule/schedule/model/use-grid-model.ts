import useMediaQuery from "@mui/material/useMediaQuery";
import { equal } from "@wry/equality";
import { useEffect, useMemo, useState } from "react";
import { useBookableResourcesQuery } from "#web/features/bookings/shared/choices/choices.generated.ts";
import type { ScheduleBookingFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";
import { standingOf } from "#web/features/bookings/shared/rows/booking-look.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { PHONE } from "#web/theme/theme.ts";
import { addDays, mondayOf } from "#web/time/wall-clock.ts";
import { withBlockedTimes } from "../blocked-times/blocked-blocks.ts";
import type { ScheduleUrl } from "../use-schedule-url.ts";
import { weekModel } from "../week/week-model.ts";
import { bookableIdOf } from "./bookables.ts";
import { classBlocks } from "./class-blocks.ts";
import { dayModel } from "./day-model.ts";
import type { GridModel } from "./grid-model.ts";
import { useBookables } from "./use-bookables.ts";
import { useSchedule } from "./use-schedule.ts";

const SECOND_MS = 1000;
const WEEK_DAYS = 7;

/** The grid model for the lens in the URL, and the data it was built from. */
export function useGridModel(venue: Venue, url: ScheduleUrl, isDragging: boolean) {
  const { by, view, date, today, hidden, only } = url;
  const isWeek = view === "week";
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const from = isWeek ? mondayOf(date) : date;
  const to = isWeek ? addDays(from, WEEK_DAYS - 1) : date;
  const { days, bookings: all, classes, blocked, error, isOld, refetch } = useSchedule({ venue, from, to, isDragging });
  const places = useBookableResourcesQuery({ variables: { location_id: venue.id } });
  const ofLens = useMemo(() => all.filter((booking) => bookableIdOf(booking, by) !== undefined), [all, by]);
  const known = useBookables({ venue, by, from, to, days, bookings: ofLens });
  const chosen = isWeek && only !== null ? known.bookables.find(({ id }) => id === only) : undefined;
  const bookables = useMemo(() => (chosen ? [chosen] : known.bookables), [chosen, known.bookables]);
  const bookings = useMemo(
    () => (chosen ? ofLens.filter((booking) => bookableIdOf(booking, by) === chosen.id) : ofLens),
    [chosen, ofLens, by],
  );
  const second = useSecond(bookings.some(({ status }) => status === "held"));
  const visible = useMemo(
    () => bookings.filter((booking) => !hidden.includes(standingOf(booking)) && isLive(booking, second)),
    [bookings, hidden, second],
  );
  const bayNames = useMemo(
    () => new Map((places.data?.resources?.data ?? []).map(({ id, name }) => [id, name])),
    [places.data],
  );

  const model = useMemo((): GridModel | undefined => {
    const [day] = days;
    if (!day) return undefined;
    const shown = { by, days, bookables, bookings, visible, bayNames, formats: venue, second };
    const booked = isWeek ? weekModel({ ...shown, inHand: isPhone ? undefined : date, today }) : dayModel(day, shown);
    const held = { ...booked, blocks: [...booked.blocks, ...classBlocks(classes, { by, days, model: booked })] };
    return withBlockedTimes(blocked, { by, days, bookables, model: held });
  }, [by, days, bookables, bookings, visible, bayNames, venue, second, isWeek, isPhone, date, today, classes, blocked]);
  const columns = useUnchanged(model?.columns ?? NOTHING);
  const blocks = useUnchanged(model?.blocks ?? NOTHING);
  const axis = useSame(model?.axis);
  const drawn = useMemo(
    () => (model && axis ? { ...model, axis, columns, blocks } : undefined),
    [model, axis, columns, blocks],
  );
  return {
    model: drawn,
    days,
    bookings,
    visible,
    bookables,
    classes,
    blocked,
    bayNames,
    isLoading: known.isLoading,
    bookablesError: known.error,
    retryBookables: known.retry,
    error,
    isOld,
    refetch,
  };
}

/** False for an expired hold. */
function isLive({ expires_at }: ScheduleBookingFragment, second: number): boolean {
  return expires_at === null || Date.parse(expires_at) > second;
}

/** Keeps the previous reference while the value is deeply equal. */
function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (equal(kept, value)) return kept;
  setKept(value);
  return value;
}

/** Epoch milliseconds, updated every second while something counts down. */
function useSecond(isRunning: boolean): number {
  const [second, setSecond] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSecond(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return second;
}

const NOTHING: readonly [] = [];

/** Keeps the previous references of equal items, so that unchanged items do not re-render. */
function useUnchanged<Item extends { id: string }>(items: readonly Item[]): readonly Item[] {
  const [last, setLast] = useState({ given: items, kept: items });
  if (last.given === items) return last.kept;
  const kept = keepUnchanged(last.kept, items);
  // Set during render: React re-renders at once.
  setLast({ given: items, kept });
  return kept;
}

/** Returns `after` with items replaced by equal items of the same id in `before`; `before` itself if all are equal. */
export function keepUnchanged<Item extends { id: string }>(
  before: readonly Item[],
  after: readonly Item[],
): readonly Item[] {
  const known = new Map(before.map((item) => [item.id, item]));
  const kept = after.map((item) => {
    const old = known.get(item.id);
    return old && equal(old, item) ? old : item;
  });
  return kept.length === before.length && kept.every((item, at) => item === before[at]) ? before : kept;
}
