/** A free time suggested by an error instead of the taken one. */
export interface Offer {
  start_time: string;
  local_start: string;
}

/** Returns the free times from an error's extensions, which are untyped in the graph. */
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
