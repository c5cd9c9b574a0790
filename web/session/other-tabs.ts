const STORAGE_KEY = "session.changed";

/** Tells the other tabs of this browser, which share its cookie, that somebody signed in or out. */
export function tellOtherTabs(): void {
  try {
    localStorage.setItem(STORAGE_KEY, crypto.randomUUID());
  } catch {
    // Where storage is forbidden they notice at their next call.
  }
}

/** Hears that somebody signed in or out in another tab; returns the way to stop. */
export function onOtherTab(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY) listener();
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}
