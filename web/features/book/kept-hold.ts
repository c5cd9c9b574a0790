import type { CreateHoldMutation } from "./hold.generated.ts";

/** The hold of this tab, with the key that makes its confirmation one booking however often it is sent. */
export type KeptHold = NonNullable<CreateHoldMutation["createHold"]> & { key: string };

const STORAGE_KEY = "book.hold";

/** Kept for the tab, so that a reload of the last step finds its time still held. */
export function keepHold(hold: KeptHold): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(hold));
}

export function keptHold(): KeptHold | undefined {
  const text = sessionStorage.getItem(STORAGE_KEY);
  if (text === null) return undefined;
  try {
    // Only keepHold writes this key.
    return JSON.parse(text) as KeptHold;
  } catch {
    return undefined;
  }
}

export function forgetHold(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}
