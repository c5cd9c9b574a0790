import useMediaQuery from "@mui/material/useMediaQuery";
import { useEffect, useMemo, useState } from "react";
import { standingOf } from "#web/bookings/rows/booking-look.ts";
import type { ScheduleBookingFragment } from "#web/bookings/day/schedule-day.generated.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { PHONE } from "#web/theme/theme.ts";
import { useBookableResourcesQuery } from "#web/bookings/choices/choices.generated.ts";
import { addDays } from "#web/time/wall-clock.ts";
import { dayModel } from "./day-model.ts";
import type { GridModel } from "./grid-model.ts";
import { useUnchanged } from "./keep-unchanged.ts";
import { ownerIdOf } from "./owners.ts";
import { useOwners } from "./use-owners.ts";
import { useSchedule } from "./use-schedule.ts";
import type { ScheduleUrl } from "./use-schedule-url.ts";
import { mondayOf } from "./wall-week.ts";
import { weekModel } from "./week-model.ts";

const SECOND_MS = 1000;
const WEEK_DAYS = 7;

/** What is shown of the schedule by the lens in the address: a grid's model, and what it was made of. */
export function useGridModel(venue: Venue, url: ScheduleUrl, isHeld: boolean) {
  const { by, view, date, today, hidden, only } = url;
  const isWeek = view === "week";
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const from = isWeek ? mondayOf(date) : date;
  const to = isWeek ? addDays(from, WEEK_DAYS - 1) : date;
  const { days, bookings: all, error, isOld, refetch } = useSchedule({ venue, from, to, isHeld });
  const places = useBookableResourcesQuery({ variables: { location_id: venue.id } });
  const ofLens = useMemo(() => all.filter((booking) => ownerIdOf(booking, by) !== undefined), [all, by]);
  const known = useOwners({ venue, by, from, to, days, bookings: ofLens });
  const chosen = isWeek && only !== null ? known.owners.find(({ id }) => id === only) : undefined;
  const owners = useMemo(() => (chosen ? [chosen] : known.owners), [chosen, known.owners]);
  const bookings = useMemo(
    () => (chosen ? ofLens.filter((booking) => ownerIdOf(booking, by) === chosen.id) : ofLens),
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
    const shown = { by, days, owners, bookings, visible, bayNames, formats: venue, second };
    return isWeek ? weekModel({ ...shown, inHand: isPhone ? undefined : date, today }) : dayModel(day, shown);
  }, [by, days, owners, bookings, visible, bayNames, venue, second, isWeek, isPhone, date, today]);
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
    owners,
    bayNames,
    isLoading: known.isLoading,
    ownersError: known.error,
    error,
    isOld,
    refetch,
  };
}

/** A hold that has run out is gone. */
function isLive({ expires_at }: ScheduleBookingFragment, second: number): boolean {
  return expires_at === null || Date.parse(expires_at) > second;
}

/** The value as before where it says the same. */
function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
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

const NOTHING: readonly [] = [];
