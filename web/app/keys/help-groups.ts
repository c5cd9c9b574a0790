import type { KeyGroup } from "#web/screen/keys/key-registry.ts";

export interface HelpLine {
  does: string;
  chords: readonly (readonly string[])[];
  /** Keys pressed one after the other, not together. */
  isSequence: boolean;
}

export interface HelpGroup {
  title: string;
  lines: readonly HelpLine[];
}

const LEADING = ["Everywhere", "Go to"];

/** Registered keys, grouped for the help: the global ones first, then the screen's, then those handled inside components. */
export function helpGroups(groups: readonly KeyGroup[]): HelpGroup[] {
  const byTitle = Map.groupBy(groups, ({ title }) => title);
  return [...byTitle]
    .toSorted(([a, inA], [b, inB]) => rankOf(a, inA) - rankOf(b, inB))
    .map(([title, parts]) => ({ title, lines: parts.flatMap(linesOf) }));
}

function linesOf({ acts, told }: KeyGroup): HelpLine[] {
  return [
    ...Object.entries(acts).map(([chord, { does }]) => ({
      does,
      chords: [chord.split(" ")],
      isSequence: chord.includes(" "),
    })),
    ...told.map(({ does, chords }) => ({ does, chords, isSequence: false })),
  ];
}

function rankOf(title: string, parts: readonly KeyGroup[]): number {
  const rank = LEADING.indexOf(title);
  if (rank !== -1) return rank;
  return parts.some(({ acts }) => Object.keys(acts).length > 0) ? LEADING.length : LEADING.length + 1;
}
