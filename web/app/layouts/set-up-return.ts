const STORAGE_KEY = "set-up";

/** Somebody goes from the set-up list to a screen: until they are back, the frame shows the way. Kept by the tab. */
export function rememberSetUp(): void {
  sessionStorage.setItem(STORAGE_KEY, "under way");
}

export function forgetSetUp(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}

export const isSetUpUnderWay = (): boolean => sessionStorage.getItem(STORAGE_KEY) !== null;
