const NOTHING_BOOKED = "Nothing was booked.";

/** Under the button that takes a time: `Held for you for 5 minutes`. */
export function heldForWords(minutes: number): string {
  return `Held for you for ${minutesWords(minutes)}`;
}

/** After the minutes ran out, in two sentences. */
export function holdOverWords(minutes: number): [isFree: string, nothing: string] {
  return [`The time was held for ${minutesWords(minutes)} and is free again.`, NOTHING_BOOKED];
}

function minutesWords(count: number): string {
  return count === 1 ? "1 minute" : `${count} minutes`;
}
