/** What a visitor has typed, as the form holds it. */
interface GuestDraft {
  first_name: string;
  last_name: string;
  email: string;
  phone?: string | null;
  client_note?: string | null;
}

const EMPTY: GuestDraft = { first_name: "", last_name: "", email: "", phone: "", client_note: "" };

let draft = EMPTY;

/** Kept in memory only: it outlives the step, not the page. */
export function keepGuestDraft(typed: GuestDraft): void {
  draft = typed;
}

export function guestDraft(): GuestDraft {
  return draft;
}

export function forgetGuestDraft(): void {
  draft = EMPTY;
}
