/** A free time that a refusal names in place of the taken one. */
export interface Offer {
  start_time: string;
  local_start: string;
}

/** The free times among what a refusal carried along; its extensions have no type in the graph. */
export function offersOf(alternatives: readonly unknown[]): Offer[] {
  return alternatives.filter(isOffer);
}

function isOffer(value: unknown): value is Offer {
  return (
    typeof value === "object" &&
    value !== null &&
    "start_time" in value &&
    typeof value.start_time === "string" &&
    "local_start" in value &&
    typeof value.local_start === "string"
  );
}
