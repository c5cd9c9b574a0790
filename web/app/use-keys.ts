import { useEffect } from "react";
import { usePreferences } from "#web/session/preferences/preferences.ts";
import { type KeyActs, registerKeys, type ToldKey } from "./keys/key-registry.ts";

const NONE: readonly ToldKey[] = [];

/**
 * Acts by letter, while nobody types and no dialog has the focus. The keys' help shows what is registered here under the
 * title, so that the two cannot disagree. `told` are keys that a part of the screen acts on by itself.
 */
export function useKeys(title: string, acts: KeyActs, told: readonly ToldKey[] = NONE): void {
  const [{ single_keys: isOn }] = usePreferences();
  useEffect(() => registerKeys({ title, acts, told, isOn }), [title, acts, told, isOn]);
}
