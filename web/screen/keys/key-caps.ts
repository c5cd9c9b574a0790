const CAPS: Readonly<Record<string, string>> = {
  ArrowLeft: "←",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowRight: "→",
  Enter: "↵",
  Escape: "Esc",
  PageUp: "Page ↑",
  PageDown: "Page ↓",
};

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Label of the platform's modifier key. */
export const MOD_CAP = IS_APPLE ? "⌘" : "Ctrl";

/** Label of a key cap. */
export function capOf(key: string): string {
  if (key === "Mod") return MOD_CAP;
  return CAPS[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
