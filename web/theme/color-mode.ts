import { useSyncExternalStore } from "react";

/** A person's choice: the system's mode unless they chose light or dark. */
export type ColorMode = "system" | "light" | "dark";

const STORAGE_KEY = "color-mode";
const CHANGED = "colormodechange";

/** The stored choice; "system" if there is none or it is unreadable. */
export function storedColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    // Storage may be forbidden (private windows, embedded frames): the system's mode still works.
    return "system";
  }
}

/** Applies a mode to the page. Call it with `storedColorMode()` before the first render to avoid a flash. */
export function applyColorMode(mode: ColorMode): void {
  if (mode === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = mode;
}

/** Applies and stores a choice, in this tab and (through the storage event) in the others. */
export function setColorMode(mode: ColorMode): void {
  applyColorMode(mode);
  try {
    if (mode === "system") localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // Without storage, the choice lasts until the page is left.
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

/** The current mode. A person's choice is a preference (web/session), which sets it here. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore(subscribe, appliedColorMode);
}
