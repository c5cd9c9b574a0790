import type { Preferences } from "#web/session/preferences/preferences.ts";
import { countText } from "#web/ui/text/count-text.ts";
import type { Lens } from "../use-schedule-url.ts";

export type SavedLens = Preferences["schedule_lenses"][number];

/** Maximum number of saved lenses per person. */
export const LENSES_MAX = 8;

/** The current lens to be saved under a name; the list of a day and a month are saved as the day. */
export function savedLens(name: string, { by, view, hidden }: Lens, location_id: number | null): SavedLens {
  return { name, by, view: view === "week" ? "week" : "day", location_id, hidden_statuses: [...hidden] };
}

/** The saved lens that matches the current one. */
export function lensInUse(lenses: readonly SavedLens[], lens: Lens, locationId: number): SavedLens | undefined {
  const now = savedLens("", lens, locationId);
  return lenses.find(
    (saved) =>
      lens.only === null &&
      (lens.view === "day" || lens.view === "week") &&
      saved.by === now.by &&
      saved.view === now.view &&
      (saved.location_id ?? locationId) === locationId &&
      saved.hidden_statuses.toSorted().join() === now.hidden_statuses.toSorted().join(),
  );
}

/** Why a lens cannot have this name, or undefined; `but` is the lens being renamed. */
export function nameRefusal(lenses: readonly SavedLens[], name: string, but?: SavedLens): string | undefined {
  const others = lenses.filter((lens) => lens !== but);
  if (others.some((lens) => lens.name.toLowerCase() === name.toLowerCase())) {
    return "There is a lens of this name already. Choose another name.";
  }
  return but === undefined && lenses.length >= LENSES_MAX
    ? `You keep ${LENSES_MAX} lenses, the most there can be. Remove one first.`
    : undefined;
}

type Kept = Pick<Preferences, "schedule_lenses" | "opening_lens">;

export function withLens({ schedule_lenses }: Kept, lens: SavedLens): Partial<Kept> {
  return { schedule_lenses: [...schedule_lenses.filter(({ name }) => name !== lens.name), lens] };
}

/** Renames a lens; the default lens remains the default under its new name. */
export function renamedLens({ schedule_lenses, opening_lens }: Kept, name: string, to: string): Partial<Kept> {
  return {
    schedule_lenses: schedule_lenses.map((lens) => (lens.name === name ? { ...lens, name: to } : lens)),
    opening_lens: opening_lens === name ? to : opening_lens,
  };
}

export function withoutLens({ schedule_lenses, opening_lens }: Kept, name: string): Partial<Kept> {
  return {
    schedule_lenses: schedule_lenses.filter((lens) => lens.name !== name),
    opening_lens: opening_lens === name ? null : opening_lens,
  };
}

/** "Coaches, week, 2 states hidden" */
export function lensText({ by, view, hidden_statuses }: SavedLens): string {
  const count = hidden_statuses.length;
  const left = count === 0 ? undefined : `${countText(count, "state")} hidden`;
  return [by === "coach" ? "Coaches" : "Bays", view, left].filter(Boolean).join(", ");
}
