import { z } from "zod";
import { GuestInput } from "#schema/bookings/guest-models.ts";
import { CreatePublicBookingInput } from "#schema/bookings/public-models.ts";

export const GuestAnswers = z.object({
  ...GuestInput.shape,
  client_note: CreatePublicBookingInput.shape.client_note,
});

/** What a visitor has typed, as the form holds it. */
interface GuestDraft {
  first_name: string;
  last_name: string;
  email: string;
  phone?: string | null;
  client_note?: string | null;
}

export const EMPTY_GUEST: GuestDraft = { first_name: "", last_name: "", email: "", phone: "", client_note: "" };

const STORAGE_KEY = "book.guest";
/** A tablet that is passed around does not show the next person what somebody else left behind. */
const KEPT_MS = 30 * 60_000;

/** Kept for the tab: a phone that was short of memory loads the page again when one comes back to it. */
export function keepGuestDraft(typed: GuestDraft): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ typed, until: Date.now() + KEPT_MS }));
}

export function guestDraft(): GuestDraft {
  const text = sessionStorage.getItem(STORAGE_KEY);
  if (text === null) return EMPTY_GUEST;
  try {
    // Only keepGuestDraft writes this key.
    const { typed, until } = JSON.parse(text) as { typed: GuestDraft; until: number };
    if (until > Date.now()) return typed;
  } catch {
    // Whatever stands there is no draft.
  }
  forgetGuestDraft();
  return EMPTY_GUEST;
}

/** Whether what is typed so far says who comes. */
export const isGuestWhole = (): boolean => GuestAnswers.safeParse(guestDraft()).success;

export function forgetGuestDraft(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}
