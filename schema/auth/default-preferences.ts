import type { Preferences } from "./preferences.ts";

/** What holds for whoever has chosen nothing. */
export const DEFAULT_PREFERENCES: Omit<Preferences, "version"> = {
  theme: "system",
  drag_bookings: true,
  single_keys: true,
  schedule_lenses: [],
  opening_lens: null,
  columns: [],
  tours: [],
};
