import { useCallback, useState } from "react";
import { faultOf } from "#web/apollo/http-fault.ts";

export interface BackOff {
  /** Epoch milliseconds until which the server takes no further try; undefined when it does. */
  waitUntil: number | undefined;
  /** Takes note of a refusal; true where it told to wait. */
  noteRefusal: (error: unknown) => boolean;
  endWait: () => void;
  /** Why nothing can be sent now. */
  refusal: string | undefined;
}

/** Remembers for how long the server told this person to wait after too many tries. */
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
