import { announce } from "#web/ui/announce/announce.ts";
import { type DayFormats, formatDay } from "#web/time/format-day.ts";
import { timesWords } from "./venue-words.ts";

export function sameInstant(start: string, wanted: string | undefined): boolean {
  return wanted !== undefined && Date.parse(start) === Date.parse(wanted);
}

/** Says how much is free on a day that was chosen, and goes there. */
export function moveToTimes(within: HTMLElement | null, count: number, date: string, formats: DayFormats): void {
  announce(`${timesWords(count)} available on ${formatDay(date, formats, "longInYear")}`);
  focusFirst(within, ["[data-time]", "[data-offer]"]);
}

/** Says that a time is missing, and goes to where one is chosen. */
export function askForTime(within: HTMLElement | null): void {
  announce("Choose a time first.");
  focusFirst(within, ["[data-time]", "[data-offer]", "[data-day]"]);
}

/** Focuses the first element of the first selector that finds one. */
function focusFirst(within: HTMLElement | null, selectors: readonly string[]): void {
  for (const selector of selectors) {
    const found = within?.querySelector<HTMLElement>(selector);
    if (found) return found.focus();
  }
}
