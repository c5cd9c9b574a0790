import type { CreateHoldMutation } from "./hold.generated.ts";

type Hold = NonNullable<CreateHoldMutation["createHold"]>;

/** The hold of this tab. */
export interface KeptHold extends Hold {
  /** Makes its confirmation one booking however often it is sent. */
  key: string;
  /** When it ends, in epoch milliseconds of this machine's clock, which may differ from the server's. */
  until: number;
  /** How long it lasts in all. */
  lasts_ms: number;
}

const MINUTE_MS = 60_000;

const STORAGE_KEY = "book.hold";

/** Kept for the tab, so that a reload of the last step finds its time still held; its minutes count from now. */
export function keepHold(hold: Hold, minutes: number): void {
  const lasts_ms = minutes * MINUTE_MS;
  const kept: KeptHold = { ...hold, key: crypto.randomUUID(), until: Date.now() + lasts_ms, lasts_ms };
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
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
