import type { Preferences } from "./preferences.ts";

export const DEFAULT_PREFERENCES: Omit<Preferences, "version"> = {
  theme: "system",
  drag_bookings: true,
  single_keys: true,
  schedule_lenses: [],
  opening_lens: null,
  columns: [],
  tours: [],
};
