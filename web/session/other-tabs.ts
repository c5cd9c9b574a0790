const STORAGE_KEY = "session.changed";

/** Notifies the browser's other tabs, which share its cookie, that somebody signed in or out. */
export function tellOtherTabs(): void {
  try {
    localStorage.setItem(STORAGE_KEY, crypto.randomUUID());
  } catch {
    // If storage is forbidden, they notice at their next call.
  }
}

/** Subscribes to sign-ins and sign-outs in other tabs; returns the unsubscribe function. */
export function onOtherTab(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY) listener();
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}
