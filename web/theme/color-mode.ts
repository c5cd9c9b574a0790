import { useSyncExternalStore } from "react";

/** What a person chose: the system's mode unless they said light or dark. */
export type ColorMode = "system" | "light" | "dark";

const STORAGE_KEY = "color-mode";
const CHANGED = "colormodechange";

/** The remembered choice; "system" when nothing, or nothing readable, is stored. */
export function storedColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    // Storage may be forbidden (private windows, embedded frames): the system's mode still works.
    return "system";
  }
}

/** Puts a mode on the page. Call it with `storedColorMode()` before the first render, so that nothing flashes. */
export function applyColorMode(mode: ColorMode): void {
  if (mode === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = mode;
}

/** Applies and remembers a choice, in this tab and (through the storage event) in the others. */
export function setColorMode(mode: ColorMode): void {
  applyColorMode(mode);
  try {
    if (mode === "system") localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // Not remembered where storage is forbidden; the choice holds until the page is left.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(onChange: () => void): () => void {
  const fromOtherTab = () => {
    applyColorMode(storedColorMode());
    onChange();
  };
  window.addEventListener("storage", fromOtherTab);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener("storage", fromOtherTab);
    window.removeEventListener(CHANGED, onChange);
  };
}

function appliedColorMode(): ColorMode {
  const theme = document.documentElement.dataset["theme"];
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** The mode in force. A person's choice of it is a preference (web/session), which sets it here. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore(subscribe, appliedColorMode);
}
