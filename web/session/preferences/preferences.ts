import { createContext, useContext } from "react";
import { DEFAULT_PREFERENCES } from "#schema/people/sign-in/default-preferences.ts";
import type { SessionPreferencesFragment } from "../session.generated.ts";

export type Preferences = Omit<SessionPreferencesFragment, "version">;

/**
 * The preferences to change, or a function that derives them from the current ones. A list is replaced as a whole, so it
 * is best derived: another tab may have changed it. The function must be idempotent.
 */
export type PreferencesChange = Partial<Preferences> | ((now: Preferences) => Partial<Preferences>);

type PreferencesInUse = readonly [Preferences, (change: PreferencesChange) => void];

/** A component rendered outside the app gets the default preferences. */
export const PreferencesContext = createContext<PreferencesInUse>([DEFAULT_PREFERENCES, () => undefined]);

/** The person's preferences and their setter: applied at once, saved in the background. */
export function usePreferences(): PreferencesInUse {
  return useContext(PreferencesContext);
}

/** The fields these changes affect, with their new values. */
export function changedFields(known: Preferences, changes: readonly PreferencesChange[]): Partial<Preferences> {
  return changes.reduce<Partial<Preferences>>(
    (changed, change) => ({
      ...changed,
      ...(typeof change === "function" ? change({ ...known, ...changed }) : change),
    }),
    {},
  );
}
