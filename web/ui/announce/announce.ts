/** "polite" lets the screen reader finish its sentence; "assertive" is for errors that block the user. */
export type Politeness = "polite" | "assertive";

export interface Announcement {
  text: string;
  politeness: Politeness;
}

type Listener = (announcement: Announcement) => void;
const listeners = new Set<Listener>();

/** Announces a sentence to screen readers through the page's LiveRegion. */
export function announce(text: string, politeness: Politeness = "polite"): void {
  for (const listener of listeners) listener({ text, politeness });
}

/** Subscribes to announcements; returns the unsubscribe function. */
export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
