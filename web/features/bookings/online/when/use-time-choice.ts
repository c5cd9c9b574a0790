import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import { useVenueToday } from "#web/tenant/venue.ts";
import { formatDay, type DayFormats } from "#web/time/format-day.ts";
import { announce } from "#web/ui/announce/announce.ts";
import type { WholeChoice } from "../frame/choice.ts";
import { formatTimes } from "../frame/format-venue.ts";
import type { BookTimeFragment } from "./times.generated.ts";
import { stretchOf, useFreeDays, useFreeTimes, type FreeDays } from "./use-availability.ts";

interface TimeQuestion {
  /** The chosen day; without one, the first with free times is shown. */
  date: string | undefined;
  /** The chosen start. */
  start?: string | undefined;
  onDay: (date: string) => void;
  /** A start that cannot be chosen: the current time of a booking being moved. */
  except?: string;
}

/** The available days and times, and the current choice. */
export interface TimeChoices {
  picker: RefObject<HTMLDivElement | null>;
  days: FreeDays;
  /** The day whose times are shown. */
  date: string | undefined;
  times: readonly BookTimeFragment[] | undefined;
  /** The chosen time. */
  time: BookTimeFragment | undefined;
  error: unknown;
  /** Shows the previous (-1) or next (1) two weeks. */
  turn: (by: -1 | 1) => void;
  chooseDay: (date: string) => void;
  /** Refetches what is free. */
  refresh: () => void;
  /** Says that a time is missing, and moves the focus to the choice. */
  askForTime: () => void;
}

/** The free days and times of a choice. Choosing a day moves the focus to its times once they are loaded. */
export function useTimeChoice(choice: WholeChoice, { date: chosen, start, onDay, except }: TimeQuestion): TimeChoices {
  const picker = useRef<HTMLDivElement>(null);
  const isWaitingForTimes = useRef(false);
  const [chosenStretch, setStretch] = useState<number>();
  const today = useVenueToday(choice.location);
  const stretch = chosenStretch ?? stretchOf(chosen, today);
  const days = useFreeDays(choice, stretch);
  const date = chosen ?? days.days?.find(({ free_count }) => free_count > 0)?.date;
  const { times: all, error, refetch } = useFreeTimes(choice, date);
  const times = useMemo(() => all?.filter(({ start_time }) => !sameInstant(start_time, except)), [all, except]);

  useEffect(() => {
    if (!isWaitingForTimes.current || times === undefined || date === undefined) return;
    isWaitingForTimes.current = false;
    moveToTimes(picker.current, times.length, date, choice.location);
  }, [times, date, choice.location]);

  const chooseDay = (day: string) => {
    if (day === date && times) return moveToTimes(picker.current, times.length, day, choice.location);
    isWaitingForTimes.current = true;
    // Back to the two weeks of the chosen day, which the month view may be far from.
    setStretch(undefined);
    onDay(day);
  };
  return {
    picker,
    days,
    date,
    times,
    time: times?.find(({ start_time }) => sameInstant(start_time, start)),
    error: days.error ?? error,
    turn: (by) => setStretch(stretch + by),
    chooseDay,
    refresh: () => void Promise.allSettled([days.refetch(), refetch()]),
    askForTime: () => askForTime(picker.current),
  };
}

function sameInstant(start: string, wanted: string | undefined): boolean {
  return wanted !== undefined && Date.parse(start) === Date.parse(wanted);
}

/** Announces how many times a chosen day has, and moves the focus there. */
function moveToTimes(within: HTMLElement | null, count: number, date: string, formats: DayFormats): void {
  announce(`${formatTimes(count)} available on ${formatDay(date, formats, "longInYear")}`);
  focusFirst(within, ["[data-time]", "[data-offer]"]);
}

/** Says that a time is missing, and moves the focus to the choice. */
function askForTime(within: HTMLElement | null): void {
  announce("Choose a time first.");
  focusFirst(within, ["[data-time]", "[data-offer]", "[data-day]"]);
}

/** Focuses the first element of the first selector that matches. */
function focusFirst(within: HTMLElement | null, selectors: readonly string[]): void {
  for (const selector of selectors) {
    const found = within?.querySelector<HTMLElement>(selector);
    if (found) return found.focus();
  }
}
