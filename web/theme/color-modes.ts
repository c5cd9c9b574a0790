import type { ColorMode } from "./color-mode.ts";

export const COLOR_MODES: readonly { mode: ColorMode; label: string }[] = [
  { mode: "system", label: "As the system" },
  { mode: "light", label: "Light" },
  { mode: "dark", label: "Dark" },
];
