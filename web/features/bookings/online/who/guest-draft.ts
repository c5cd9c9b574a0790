import { z } from "zod";
import { GuestInput } from "#schema/bookings/bookings/guest-models.ts";
import { CreatePublicBookingInput } from "#schema/bookings/online/models.ts";

export const GuestAnswers = z.object({
  ...GuestInput.shape,
  last_name: GuestInput.shape.last_name.unwrap(),
  client_note: CreatePublicBookingInput.shape.client_note,
});

/** A visitor's input, as held by the form. */
interface GuestDraft {
  first_name: string;
  last_name: string;
  email: string;
  phone?: string | null;
  client_note?: string | null;
}

export const EMPTY_GUEST: GuestDraft = { first_name: "", last_name: "", email: "", phone: "", client_note: "" };

const STORAGE_KEY = "book.guest";
/** Limits how long a shared tablet keeps one person's input for the next. */
const KEPT_MS = 30 * 60_000;

/** Stores the input for this tab: a phone low on memory reloads the page when the person returns. */
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
    // Unreadable: no draft.
  }
  forgetGuestDraft();
  return EMPTY_GUEST;
}

/** Returns whether the input so far is complete. */
export const isGuestWhole = (): boolean => GuestAnswers.safeParse(guestDraft()).success;

export function forgetGuestDraft(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}
