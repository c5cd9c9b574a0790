import type { CreateHoldMutation } from "./hold.generated.ts";

type Hold = NonNullable<CreateHoldMutation["createHold"]>;

/** This tab's hold. */
export interface KeptHold extends Hold {
  /** The idempotency key of its confirmation. */
  key: string;
  /** When it ends, in epoch milliseconds of the local clock, which may differ from the server's. */
  until: number;
  /** Its total duration. */
  lasts_ms: number;
}

const MINUTE_MS = 60_000;

const STORAGE_KEY = "book.hold";

/** Stores the hold for this tab, so that it survives a reload of the last step; its time counts from now. */
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
