import { z } from "zod";

/** Nobody sees these, or they turn the writing of what follows round. Joiners stay: scripts and emoji are written with them. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\u3164\uFEFF\uFFA0]/gu;
/** Blanks, and joiners with nothing to join. */
const NOTHING = /^[\s\p{Cf}]*$/u;

/** A name or number on one line: breaks and runs of blanks are one blank, and what nobody would see is left out. */
export const lineText = () => z.string().overwrite((text) => visible(text).replace(/[\s\p{Zl}\p{Zp}]+/gu, " "));

/** The same for text that may have paragraphs. */
export const proseText = () => z.string().overwrite(visible);

function visible(text: string): string {
  const seen = text.replace(UNSEEN, "").trim();
  return NOTHING.test(seen) ? "" : seen;
}
