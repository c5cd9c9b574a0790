import { countText } from "#web/ui/text/count-text.ts";

const NOTHING_BOOKED = "Nothing was booked.";

/** Below the button that takes a time: `Held for you for 5 minutes`. */
export function formatHeldFor(minutes: number): string {
  return `Held for you for ${formatMinutes(minutes)}`;
}

/** The two sentences shown after a hold expired. */
export function holdOverMessages(minutes: number): [isFree: string, nothing: string] {
  return [`The time was held for ${formatMinutes(minutes)} and is free again.`, NOTHING_BOOKED];
}

function formatMinutes(count: number): string {
  return countText(count, "minute");
}
