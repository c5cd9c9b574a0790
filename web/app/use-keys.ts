import { useEffect } from "react";
import { usePreferences } from "#web/session/preferences.ts";

/** Acts by letter, while nobody types and no dialog has the focus. */
export function useKeys(acts: Readonly<Record<string, () => void>>): void {
  const [{ single_keys: areOn }] = usePreferences();
  useEffect(() => {
    if (!areOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [areOn, acts]);
}

const TAKEN = "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]";

function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKEN) !== null;
}
