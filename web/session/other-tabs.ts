const STORAGE_KEY = "session.changed";

/** What a person did with the session of this browser. */
export type SessionChange = "signed_in" | "signed_out";

/** Notifies the browser's other tabs, which share its cookie, that somebody signed in or out. */
export function tellOtherTabs(change: SessionChange): void {
  try {
    // A storage event needs a new value each time.
    localStorage.setItem(STORAGE_KEY, `${change} ${crypto.randomUUID()}`);
  } catch {
    // If storage is forbidden, they notice at their next call.
  }
}

/** Subscribes to sign-ins and sign-outs in other tabs; returns the unsubscribe function. */
export function onOtherTab(listener: (change: SessionChange) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === STORAGE_KEY) listener(newValue?.startsWith("signed_out") ? "signed_out" : "signed_in");
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}
