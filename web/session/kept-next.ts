const STORAGE_KEY = "next";

/** Where to go on to after Google, which gives back nothing of ours. */
export function keepNext(next: string): void {
  sessionStorage.setItem(STORAGE_KEY, next);
}

export function takeNext(): string | null {
  const next = sessionStorage.getItem(STORAGE_KEY);
  sessionStorage.removeItem(STORAGE_KEY);
  return next;
}
