import { giftCardsPath, paths, plansPath } from "#web/screen/paths.ts";

export const STEPS = ["what", "when", "who"] as const;
export type Step = (typeof STEPS)[number];

export const STEP_NAMES: Record<Step, string> = { what: "What", when: "When", who: "Who" };

export function stepPath(step: Step): string {
  return step === "what" ? paths.book : `${paths.book}/${step}`;
}

/**
 * The path of a booking just made, with its manage token in the fragment: the screen survives a reload, and no server sees it.
 */
export function donePath(token: string): string {
  return `${paths.book}/done#${token}`;
}

/** The manage link used in mails. */
export function managePath(token: string): string {
  return `${paths.book}/manage#${token}`;
}

/** The path to move a booking by its manage link. */
export function moveManagedPath(token: string): string {
  return `${paths.book}/manage/move#${token}`;
}

export const MY_BOOKINGS_PATH = `${paths.book}/my-bookings`;

export function movePath(bookingId: number): string {
  return `${MY_BOOKINGS_PATH}/${bookingId}/move`;
}

export const PLANS_PATH = plansPath;
export const GIFT_CARDS_PATH = giftCardsPath;

/** The path to buy a plan; `search` names the membership that changes to it, if any. */
export function planPath(id: number, search = ""): string {
  return `${PLANS_PATH}/${id}${search}`;
}
