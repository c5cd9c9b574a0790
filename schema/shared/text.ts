import { z } from "zod";

/** Invisible characters, and those that reverse the direction of what follows. Joiners stay: scripts and emoji need them. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\u3164\uFEFF\uFFA0]/gu;
/** Whitespace, and joiners with nothing to join. */
const NOTHING = /^[\s\p{Cf}]*$/u;

/** A single-line name or number: line breaks and runs of whitespace become one space, and invisible characters are removed. */
export const lineText = () => z.string().overwrite((text) => visible(text).replace(/[\s\p{Zl}\p{Zp}]+/gu, " "));

/** What mail programs and people take for an address to go to: with a scheme, `www.`, or a path behind the domain. */
const WEB_ADDRESS = /:\/\/|\bhttps?:|\bwww\.|\.\p{L}{2,}\/|@[^\s@]+\.\p{L}{2,}/iu;

/** The name of a company, which its mails carry. A bare domain is allowed: venues are called "Golf.com Lounge". */
export const companyName = (missing: string) =>
  lineText()
    .min(1, missing)
    .max(100, "A name has at most 100 characters.")
    .refine((name) => !WEB_ADDRESS.test(name), "Enter the name without a web or email address.");

/** The same for text that may have paragraphs. */
export const proseText = () => z.string().overwrite(visible);

const LEAST_DIGITS = 5;

/** A phone number in any notation, with its extension or a remark; empty for none. */
export const phoneText = () =>
  lineText()
    .max(40)
    .refine((text) => text === "" || text.replace(/\P{Nd}/gu, "").length >= LEAST_DIGITS, {
      error: `Enter a phone number with at least ${LEAST_DIGITS} digits.`,
    });

function visible(text: string): string {
  const seen = text.replace(UNSEEN, "").trim();
  return NOTHING.test(seen) ? "" : seen;
}
