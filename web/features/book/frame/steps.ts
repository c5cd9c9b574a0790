import { giftCardsPath, paths, plansPath } from "#web/app/paths.ts";

export const STEPS = ["what", "when", "who"] as const;
export type Step = (typeof STEPS)[number];

export const STEP_NAMES: Record<Step, string> = { what: "What", when: "When", who: "Who" };

export function stepPath(step: Step): string {
  return step === "what" ? paths.book : `${paths.book}/${step}`;
}

/** A booking just made, by its manage token behind the #: the screen survives a reload, and no server is told. */
export function donePath(token: string): string {
  return `${paths.book}/done#${token}`;
}

/** The address that each mail carries. */
export function managePath(token: string): string {
  return `${paths.book}/manage#${token}`;
}

/** Another time for it. */
export function moveManagedPath(token: string): string {
  return `${paths.book}/manage/move#${token}`;
}

export const MY_BOOKINGS_PATH = `${paths.book}/my-bookings`;

export function movePath(bookingId: number): string {
  return `${MY_BOOKINGS_PATH}/${bookingId}/move`;
}

export const PLANS_PATH = plansPath;
export const GIFT_CARDS_PATH = giftCardsPath;

/** What a plan costs, and the way to buy it; `search` says which membership moves to it, where one does. */
export function planPath(id: number, search = ""): string {
  return `${PLANS_PATH}/${id}${search}`;
}
