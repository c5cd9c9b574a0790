import { useApolloClient } from "@apollo/client/react";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { DEFAULT_PREFERENCES } from "#schema/auth/default-preferences.ts";
import { setColorMode, useColorMode } from "#web/theme/color-mode.ts";
import { createPreferenceSaving } from "./preference-saving.ts";
import { changedFields, PreferencesContext, type PreferencesChange } from "./preferences.ts";
import type { SessionPersonFragment } from "./session.generated.ts";
import { useSession } from "./session.ts";

/** Keeps the person's preferences: a change holds at once and is saved behind it. A visitor has only the device's colours. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const { session } = useSession();
  const person = session.status === "signed_in" ? session.person : undefined;
  const { unsaved, add } = useSaving(person);
  const mode = useColorMode();

  const known = person?.preferences;
  const preferences = useMemo(() => {
    const standing = known ?? { ...DEFAULT_PREFERENCES, theme: mode };
    return { ...standing, ...changedFields(standing, unsaved) };
  }, [known, mode, unsaved]);

  // The device keeps a copy of the colours, so that the next page is painted in them before anybody is known.
  const theme = person && preferences.theme;
  useEffect(() => {
    if (theme) setColorMode(theme);
  }, [theme]);

  const isKnown = known !== undefined;
  const change = useCallback(
    (wanted: PreferencesChange) => {
      if (typeof wanted !== "function" && wanted.theme) setColorMode(wanted.theme);
      if (isKnown) add(wanted);
    },
    [isKnown, add],
  );
  const value = useMemo(() => [preferences, change] as const, [preferences, change]);
  return <PreferencesContext value={value}>{children}</PreferencesContext>;
}

/** What is not saved yet, and the way to add to it. */
function useSaving(person: SessionPersonFragment | undefined) {
  const client = useApolloClient();
  const { renewPerson } = useSession();
  const [unsaved, setUnsaved] = useState<readonly PreferencesChange[]>([]);
  const [saving] = useState(() => createPreferenceSaving(setUnsaved));
  useEffect(() => saving.belongTo({ client, person, renewPerson }));
  useEffect(() => {
    const leave = () => document.visibilityState === "hidden" && saving.flush();
    document.addEventListener("visibilitychange", leave);
    return () => document.removeEventListener("visibilitychange", leave);
  }, [saving]);
  return { unsaved, add: saving.add };
}
