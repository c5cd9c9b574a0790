/** "polite" waits for the reader to finish its sentence; "assertive" is for errors that stop the work. */
export type Politeness = "polite" | "assertive";

export interface Announcement {
  text: string;
  politeness: Politeness;
}

type Listener = (announcement: Announcement) => void;
const listeners = new Set<Listener>();

/** Has a screen reader say a sentence, through the page's one LiveRegion. */
export function announce(text: string, politeness: Politeness = "polite"): void {
  for (const listener of listeners) listener({ text, politeness });
}

/** Hears what is announced; returns the way to stop. */
export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
