import { useSyncExternalStore } from "react";

const STORAGE_KEY = "single-keys";
const CHANGED = "singlekeyschange";

function areOn(): boolean {
  return localStorage.getItem(STORAGE_KEY) !== "off";
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener("storage", onChange);
  };
}

/** Whether a letter alone does something, and the way to switch that off (WCAG 2.1.4: speech input types letters). */
export function useSingleKeys(): readonly [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, areOn), setSingleKeys];
}

function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, "off");
  window.dispatchEvent(new Event(CHANGED));
}
