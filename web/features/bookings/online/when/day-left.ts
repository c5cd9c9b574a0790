import type { BookDayFragment } from "./times.generated.ts";

const FEW = 4;

const WHY_NONE: Record<Exclude<BookDayFragment["state"], "free">, string> = {
  full: "Full",
  no_coach: "No coach",
  closed: "Closed",
  too_late: "Too late",
  beyond_horizon: "Not yet",
};

/** `12 left`, or why there is none: full, closed, or no coach. */
export function formatTimesLeft({ free_count, state }: BookDayFragment): string {
  return state === "free" ? `${free_count} left` : WHY_NONE[state];
}

export function fullness({ free_count }: BookDayFragment): "none" | "few" | "many" {
  if (free_count === 0) return "none";
  return free_count <= FEW ? "few" : "many";
}
