import { createContext, useContext } from "react";
import { DEFAULT_PREFERENCES } from "#schema/auth/default-preferences.ts";
import type { SessionPreferencesFragment } from "#web/session/session.generated.ts";

export type Preferences = Omit<SessionPreferencesFragment, "version">;

/**
 * The preferences to change, or how they follow from what stands now. A list is given whole, so it is best derived: another
 * tab may have changed it. Deriving twice must answer the same.
 */
export type PreferencesChange = Partial<Preferences> | ((now: Preferences) => Partial<Preferences>);

type PreferencesInUse = readonly [Preferences, (change: PreferencesChange) => void];

/** A part that stands alone, outside the app, works as for somebody who has chosen nothing. */
export const PreferencesContext = createContext<PreferencesInUse>([DEFAULT_PREFERENCES, () => undefined]);

/** How the person likes to work, and the way to change it: at once on the screen, saved in the background. */
export function usePreferences(): PreferencesInUse {
  return useContext(PreferencesContext);
}

/** The fields that these changes touch, with their new values. */
export function changedFields(known: Preferences, changes: readonly PreferencesChange[]): Partial<Preferences> {
  return changes.reduce<Partial<Preferences>>(
    (changed, change) => ({
      ...changed,
      ...(typeof change === "function" ? change({ ...known, ...changed }) : change),
    }),
    {},
  );
}
