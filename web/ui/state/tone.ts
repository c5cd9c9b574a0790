/**
 * What a colour says: teal confirmed, blue present, green settled, amber needs a person, red lost, violet time-boxed,
 * grey over. A tone never stands alone: an icon or a word is always with it.
 */
export type Tone = "teal" | "blue" | "green" | "amber" | "red" | "violet" | "grey";

/** The class that sets --t (text), --f (fill) and --m (mark) for what stands inside. */
export function toneClass(tone: Tone): string {
  return `tone-${tone}`;
}
