/**
 * Meaning of the colors: teal confirmed, blue present, green settled, amber needs attention, red lost, violet
 * time-limited, gray over. A tone is never used alone: an icon or a word always accompanies it.
 */
export type Tone = "teal" | "blue" | "green" | "amber" | "red" | "violet" | "grey";

/** The class that sets --t (text), --f (fill) and --m (mark) for its content. */
export function toneClass(tone: Tone): string {
  return `tone-${tone}`;
}
