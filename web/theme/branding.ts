/**
 * A company's color replaces teal: hover, text, soft fill and line are derived from it so that text on it and text in it
 * keep a contrast of 4.5:1 in both color schemes, whatever color was chosen.
 */
type Rgb = readonly [red: number, green: number, blue: number];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const LIGHT_SURFACE = WHITE;
const DARK_SURFACE: Rgb = [21, 25, 28];
const TEXT_CONTRAST = 4.5;

/** CSS variables that replace the brand tokens; `colour` is `#rrggbb`. Returns undefined for anything else. */
export function brandVariables(colour: string): Readonly<Record<`--${string}`, string>> | undefined {
  const brand = parseHex(colour);
  if (!brand) return undefined;
  const onLight = readable(brand, LIGHT_SURFACE, BLACK);
  const onDark = readable(brand, DARK_SURFACE, WHITE);
  const softLight = mix(LIGHT_SURFACE, brand, 0.12);
  const softDark = mix(DARK_SURFACE, onDark, 0.16);
  return {
    "--primary": pair(onLight, onDark),
    "--primary-hover": pair(mix(onLight, BLACK, 0.16), mix(onDark, WHITE, 0.16)),
    "--primary-text": pair(readable(onLight, softLight, BLACK), onDark),
    "--on-primary": pair(inkOn(onLight), inkOn(onDark)),
    "--primary-soft": pair(softLight, softDark),
    "--primary-soft-text": pair(readable(onLight, softLight, BLACK), readable(onDark, softDark, WHITE)),
    "--primary-line": pair(mix(LIGHT_SURFACE, brand, 0.42), mix(DARK_SURFACE, onDark, 0.42)),
  };
}

/** Applies a company's color to the page, or removes it if it is null or not a color. */
export function applyBranding(colour: string | null): void {
  const root = document.documentElement.style;
  const variables = colour === null ? undefined : brandVariables(colour);
  for (const name of BRAND_TOKENS) root.removeProperty(name);
  for (const [name, value] of Object.entries(variables ?? {})) root.setProperty(name, value);
}

const BRAND_TOKENS = [
  "--primary",
  "--primary-hover",
  "--primary-text",
  "--on-primary",
  "--primary-soft",
  "--primary-soft-text",
  "--primary-line",
] as const;

/** WCAG contrast of two `#rrggbb` colors, 1 to 21; NaN if either is not a color. */
export function contrastRatio(one: string, other: string): number {
  const first = parseHex(one);
  const second = parseHex(other);
  return first && second ? contrast(first, second) : Number.NaN;
}

function parseHex(colour: string): Rgb | undefined {
  const digits = /^#([0-9a-f]{6})$/i.exec(colour)?.[1];
  if (!digits) return undefined;
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function toHex(colour: Rgb): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

function pair(light: Rgb, dark: Rgb): string {
  return `light-dark(${toHex(light)}, ${toHex(dark)})`;
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  // Rounded, so that the checked color is the one that is written.
  const part = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [part(0), part(1), part(2)];
}

function luminance(colour: Rgb): number {
  const linear = (part: number) => {
    const unit = part / 255;
    return unit <= 0.04045 ? unit / 12.92 : ((unit + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2]);
}

function contrast(one: Rgb, other: Rgb): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** The color itself if it is readable on the surface, otherwise the nearest step towards black or white that is. */
function readable(colour: Rgb, surface: Rgb, towards: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(colour, towards, share);
    if (contrast(candidate, surface) >= TEXT_CONTRAST) return candidate;
  }
  return towards;
}

function inkOn(colour: Rgb): Rgb {
  const dark = mix(colour, BLACK, 0.82);
  return contrast(colour, WHITE) >= contrast(colour, dark) ? WHITE : dark;
}
