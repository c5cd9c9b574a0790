import { useCallback, useState } from "react";
import { faultOf } from "#web/apollo/http-fault.ts";

export interface BackOff {
  /** Epoch milliseconds until which the server refuses further attempts; undefined if it does not. */
  waitUntil: number | undefined;
  /** Records a refusal; returns true if it asks to wait. */
  noteRefusal: (error: unknown) => boolean;
  endWait: () => void;
  /** Why nothing can be sent now. */
  refusal: string | undefined;
}

/** Remembers how long the server told this person to wait after too many attempts. */
export function useBackOff(): BackOff {
  const [waitUntil, setWaitUntil] = useState<number>();
  const noteRefusal = useCallback((error: unknown) => {
    const { retryAfter } = faultOf(error);
    if (retryAfter === undefined) return false;
    setWaitUntil(Date.now() + retryAfter * 1000);
    return true;
  }, []);
  const endWait = useCallback(() => setWaitUntil(undefined), []);
  const refusal = waitUntil === undefined ? undefined : "You can try again when the wait is over.";
  return { waitUntil, noteRefusal, endWait, refusal };
}
