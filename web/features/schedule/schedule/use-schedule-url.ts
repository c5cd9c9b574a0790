import { useCallback, useEffect, useMemo } from "react";
import type { BookingStanding } from "#web/apollo/schema-types.generated.ts";
import type { BookingStart } from "#web/features/bookings/shared/dialog/NewBookingDialog.tsx";
import { BOOKING_LOOKS } from "#web/features/bookings/shared/rows/booking-look.ts";
import { idOf } from "#web/screen/use-url-value.ts";
import { usePreferences } from "#web/session/preferences/preferences.ts";
import { useVenues, useVenueToday, type Venue } from "#web/tenant/venue.ts";
import { isDate } from "#web/time/wall-clock.ts";
import { useUrlSearch } from "#web/ui/page/use-url-search.ts";
import type { LensBy } from "./model/bookables.ts";

export type ScheduleView = "day" | "week" | "month" | "list";

/** The selected view of the schedule. */
export interface Lens {
  by: LensBy;
  view: ScheduleView;
  hidden: readonly BookingStanding[];
  /** The single bay or coach shown in a week. */
  only: number | null;
}

type LensChange = Partial<Lens> & { location_id?: number | null; date?: string };

export interface ScheduleUrl extends Lens {
  date: string;
  today: string;
  setDate: (date: string) => void;
  setLens: (change: LensChange) => void;
  /** The booking whose panel is open. */
  openId: number | undefined;
  setOpenId: (id: number | null) => void;
  /** Start of a new booking while its dialog is open. */
  newBooking: BookingStart | undefined;
  setNewBooking: (start: Omit<BookingStart, "date"> | "anywhere" | null, date?: string) => void;
  /** The client whom it is for, where that was chosen elsewhere. */
  newBookingFor: number | undefined;
  /** Start of a time to be blocked while its dialog is open. */
  blocking: BookingStart | undefined;
  setBlocking: (start: Omit<BookingStart, "date"> | "anywhere" | null) => void;
}

const LENS_VALUES = ["by", "view", "hide", "only"];
const STANDINGS = Object.keys(BOOKING_LOOKS);

/** The schedule's state in the URL: location, day and lens always, panel and dialog while open. */
export function useScheduleUrl(venue: Venue): ScheduleUrl {
  const [search, setSearch] = useUrlSearch();
  const today = useVenueToday(venue);
  const asked = search.get("date");
  const date = isDate(asked) ? asked : today;

  const put = useCallback(
    (values: Readonly<Record<string, string | null>>, replace = false) =>
      setSearch(
        (params) => {
          const next = new URLSearchParams(params);
          for (const [name, value] of Object.entries(values)) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace },
      ),
    [setSearch],
  );

  // So that a shared link shows the recipient the same.
  const isWhole = search.has("location") && isDate(asked);
  const isPlain = !LENS_VALUES.some((name) => search.has(name));
  const opening = useOpeningLens();
  useEffect(() => {
    if (!isWhole)
      put({ ...(isPlain && lensValues(opening)), date, location: String(opening.location_id ?? venue.id) }, true);
  }, [isWhole, isPlain, opening, put, venue.id, date]);

  const hide = search.get("hide") ?? "";
  return {
    date,
    today,
    setDate: useCallback((next) => put({ date: next, for: null, new: null }), [put]),
    by: search.get("by") === "coach" ? "coach" : "resource",
    view: viewOf(search.get("view")),
    hidden: useMemo(() => hide.split(",").filter(isStanding), [hide]),
    only: idOf(search.get("only") ?? ""),
    setLens: useCallback((change) => put(lensValues(change), true), [put]),
    openId: idOf(search.get("booking") ?? "") ?? undefined,
    setOpenId: useCallback((id) => put({ booking: id === null ? null : String(id) }), [put]),
    newBooking: readNew(search.get("new"), date),
    setNewBooking: useCallback(
      (begin, day) => put({ for: null, new: begin === null ? null : writeNew(begin), ...(day && { date: day }) }),
      [put],
    ),
    newBookingFor: idOf(search.get("for") ?? "") ?? undefined,
    blocking: readNew(search.get("block"), date),
    setBlocking: useCallback(
      (begin) => put({ for: null, new: null, block: begin === null ? null : writeNew(begin) }),
      [put],
    ),
  };
}

/** The person's default lens, if its location still exists. */
function useOpeningLens(): LensChange {
  const [{ schedule_lenses, opening_lens }] = usePreferences();
  const { venues } = useVenues();
  return useMemo(() => {
    const lens = schedule_lenses.find(({ name }) => name === opening_lens);
    if (!lens) return {};
    const location_id = venues.some(({ id }) => id === lens.location_id) ? lens.location_id : null;
    return { by: lens.by, view: lens.view, hidden: lens.hidden_statuses, location_id };
  }, [schedule_lenses, opening_lens, venues]);
}

/** URL values of a lens, without defaults. Changing the kind of column resets the column selection. */
function lensValues({ by, view, hidden, only, location_id, date }: LensChange) {
  return {
    ...(date && { date }),
    ...(by && { by: by === "coach" ? by : null, only: null }),
    ...(view && { view: view === "day" ? null : view }),
    ...(hidden && { hide: hidden.length === 0 ? null : hidden.join(",") }),
    ...(only === undefined ? {} : { only: only === null ? null : String(only) }),
    ...(typeof location_id === "number" && { location: String(location_id) }),
  };
}

function viewOf(text: string | null): ScheduleView {
  return text === "week" || text === "month" || text === "list" ? text : "day";
}

function isStanding(text: string): text is BookingStanding {
  return STANDINGS.includes(text);
}

type Begin = Omit<BookingStart, "date">;

/** Parses "1" (anywhere); "4.1777777777000" (a bay and an instant), "none.…" (no bay), "c7.…" (a coach). */
export function readNew(text: string | null, date: string): BookingStart | undefined {
  if (text === null) return undefined;
  const [, kind, id, start] = /^(c?)(\d+|none)\.(\d{10,16})$/.exec(text) ?? [];
  if (id === undefined) return { date, start: null, resourceId: null, coachId: null };
  const bookable = id === "none" ? null : Number(id);
  return {
    date,
    start: Number(start),
    resourceId: kind === "c" ? null : bookable,
    coachId: kind === "c" ? bookable : null,
  };
}

/** Inverse of `readNew`. */
export function writeNew(begin: Begin | "anywhere"): string {
  if (begin === "anywhere" || begin.start === null) return "1";
  const bookable = begin.coachId === null ? (begin.resourceId ?? "none") : `c${begin.coachId}`;
  return `${bookable}.${begin.start}`;
}
