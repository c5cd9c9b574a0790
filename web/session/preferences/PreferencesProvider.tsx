import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from "react";
import { DEFAULT_PREFERENCES } from "#schema/people/sign-in/default-preferences.ts";
import { setColorMode, useColorMode } from "#web/theme/color-mode.ts";
import type { SessionPersonFragment } from "../session.generated.ts";
import { personOf, useSession } from "../session.ts";
import { createPreferenceSaving } from "./preference-saving.ts";
import { changedFields, PreferencesContext, type PreferencesChange } from "./preferences.ts";

/**
 * Provides the person's preferences: a change applies at once and is saved in the background. Changes by visitors, or
 * while acting for somebody else, last for this tab and are not saved.
 */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const { session } = useSession();
  const person = personOf(session);
  const owner = person?.impersonation ? undefined : person;
  const saved = useSaving(owner);
  const passing = usePassing(person?.id);
  const { changes, add } = owner ? saved : passing;
  const mode = useColorMode();

  const known = person?.preferences;
  const preferences = useMemo(() => {
    const standing = known ?? { ...DEFAULT_PREFERENCES, theme: mode };
    return { ...standing, ...changedFields(standing, changes) };
  }, [known, mode, changes]);

  // The device keeps a copy of the color scheme, so that the next page is painted in it before the session is known.
  const theme = owner && preferences.theme;
  useEffect(() => {
    if (theme) setColorMode(theme);
  }, [theme]);

  const change = useCallback(
    (wanted: PreferencesChange) => {
      if (typeof wanted !== "function" && wanted.theme) setColorMode(wanted.theme);
      add(wanted);
    },
    [add],
  );
  const value = useMemo(() => [preferences, change] as const, [preferences, change]);
  return <PreferencesContext value={value}>{children}</PreferencesContext>;
}

interface Changes {
  /** Changes to the saved preferences. */
  changes: readonly PreferencesChange[];
  add: (change: PreferencesChange) => void;
}

const NONE: readonly PreferencesChange[] = [];

/** Unsaved changes that last as long as the tab or the person. */
function usePassing(personId: number | undefined): Changes {
  const [made, setMade] = useState({ personId, changes: NONE });
  const add = useCallback(
    (change: PreferencesChange) =>
      setMade((before) => ({
        personId,
        changes: [...(before.personId === personId ? before.changes : NONE), change],
      })),
    [personId],
  );
  return { changes: made.personId === personId ? made.changes : NONE, add };
}

/** Changes not saved yet, and a function to add one. */
function useSaving(person: SessionPersonFragment | undefined): Changes {
  const client = useApolloClient();
  const { renewPerson } = useSession();
  const [unsaved, setUnsaved] = useState<readonly PreferencesChange[]>([]);
  const [saving] = useState(() => createPreferenceSaving(setUnsaved));
  // before the page is painted: a reload restores what is not saved yet
  useLayoutEffect(() => saving.belongTo({ client, person, renewPerson }));
  useEffect(() => {
    const leave = () => document.visibilityState === "hidden" && saving.flush();
    document.addEventListener("visibilitychange", leave);
    return () => document.removeEventListener("visibilitychange", leave);
  }, [saving]);
  return { changes: unsaved, add: saving.add };
}
