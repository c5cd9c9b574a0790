type Waiting = () => Promise<boolean>;

let waiting: Waiting | undefined;

/** Registers the function that waits for the session; the returned function unregisters it. */
export function onSessionMissed(next: Waiting): () => void {
  waiting = next;
  return () => {
    if (waiting === next) waiting = undefined;
  };
}

/**
 * Waits, after a call was refused with 401, until the same person is signed in again. Resolves to true if the call can
 * be sent once more; to false at once on pages that work without a session.
 */
export function sessionReturns(): Promise<boolean> {
  return waiting?.() ?? Promise.resolve(false);
}
