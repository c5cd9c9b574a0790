import { useLayoutEffect } from "react";
import { usePreferences } from "#web/session/preferences/preferences.ts";
import { registerKeys, type KeyActs, type ToldKey } from "./key-registry.ts";

const NONE: readonly ToldKey[] = [];

/**
 * Registers keyboard shortcuts, active unless the user is typing or a dialog has focus. The keyboard help lists them
 * under the title, so it cannot go out of date. `told` are keys that a component handles itself.
 */
export function useKeys(title: string, acts: KeyActs, told: readonly ToldKey[] = NONE): void {
  const [{ single_keys: isOn }] = usePreferences();
  // Before the screen is painted: keys act from the moment it is seen.
  useLayoutEffect(() => registerKeys({ title, acts, told, isOn }), [title, acts, told, isOn]);
}
