import { z } from "zod";
import { DEFAULT_PREFERENCES } from "./default-preferences.ts";
import { ColorTheme, GridColumns, ScheduleLens, TourSeen, type Preferences } from "./preferences.ts";

type StoredPreferences = Omit<Preferences, "version">;

const Stored = z.object({
  theme: ColorTheme.catch(DEFAULT_PREFERENCES.theme),
  drag_bookings: z.boolean().catch(DEFAULT_PREFERENCES.drag_bookings),
  single_keys: z.boolean().catch(DEFAULT_PREFERENCES.single_keys),
  schedule_lenses: readable(ScheduleLens),
  opening_lens: z.string().nullable().catch(DEFAULT_PREFERENCES.opening_lens),
  columns: readable(GridColumns),
  tours: readable(TourSeen),
});

/** Reads preferences stored at any time in the past: each part that can no longer be read falls back to its default. */
export function readPreferences(stored: unknown): StoredPreferences {
  const read = Stored.safeParse(stored);
  return read.success ? withKnownOpening(read.data) : DEFAULT_PREFERENCES;
}

/** Ensures that the schedule opens with a lens that exists. */
function withKnownOpening(preferences: StoredPreferences): StoredPreferences {
  const isKnown = preferences.schedule_lenses.some(({ name }) => name === preferences.opening_lens);
  return isKnown ? preferences : { ...preferences, opening_lens: null };
}

/** Keeps the list items that match the current schema. */
function readable<T extends z.ZodType>(item: T) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((items) => items.flatMap((each) => z.array(item).safeParse([each]).data ?? []));
}
