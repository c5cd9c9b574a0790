const STORAGE_KEY = "set-up";

/** Remembers that the user left the set-up list for a screen, so that the frame links back to it. Stored per tab. */
export function rememberSetUp(): void {
  sessionStorage.setItem(STORAGE_KEY, "under way");
}

export function forgetSetUp(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}

export const isSetUpUnderWay = (): boolean => sessionStorage.getItem(STORAGE_KEY) !== null;
