import type { AwaitedSession } from "#web/apollo/links.ts";

const NEVER_AWAITED: AwaitedSession = { isAwaited: () => false, returns: () => Promise.resolve(false) };

let current = NEVER_AWAITED;

/** Registers the page's session; the returned function unregisters it. */
export function provideSessionReturn(next: AwaitedSession): () => void {
  current = next;
  return () => {
    if (current === next) current = NEVER_AWAITED;
  };
}

/** The session of the page that is open, for whatever makes calls. */
export const sessionReturn: AwaitedSession = {
  isAwaited: () => current.isAwaited(),
  returns: () => current.returns(),
};
