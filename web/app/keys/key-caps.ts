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

/** The key beside letters for what is not typed. */
export const MOD_CAP = IS_APPLE ? "⌘" : "Ctrl";

/** What stands on a key. */
export function capOf(key: string): string {
  if (key === "Mod") return MOD_CAP;
  return CAPS[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
