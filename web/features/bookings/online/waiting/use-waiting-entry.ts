import { useCallback, useEffect, useRef, useState } from "react";
import { useSession } from "#web/session/session.ts";
import { announce } from "#web/ui/announce/announce.ts";
import { useOnWindowFocus } from "#web/ui/page/use-on-window-focus.ts";
import { newsOf } from "./format-waiting.ts";
import { useOwnWaitingListQuery, useWaitingByLinkQuery, type OwnWaitingFragment } from "./waiting.generated.ts";

/** Same interval as a schedule without live updates. */
const POLL_MS = 20_000;

const polling = (isOn: boolean) => ({ pollInterval: isOn ? POLL_MS : 0, skipPollAttempt: () => document.hidden });

/** An entry by its mailed link, polled while it is waiting, since others may leave or claim the place. */
export function useWaitingEntry(token: string) {
  const { session } = useSession();
  const [isWaiting, setIsWaiting] = useState(false);
  const { data, error, refetch } = useWaitingByLinkQuery({
    variables: { token },
    fetchPolicy: "cache-and-network",
    ...polling(isWaiting),
    // Which saved cards are offered depends on the user.
    skip: session.status === "loading",
  });
  const entry = data?.waitlistEntry ?? undefined;
  const waits = entry?.status === "waiting";
  // State set during render: React re-renders at once.
  if (waits !== isWaiting) setIsWaiting(waits);
  useLookAgain(isWaiting, refetch);
  useSayWhatChanged(entry);
  return { entry, error, refetch };
}

/** The signed-in client's entries, polled while there are any. */
export function useOwnEntries(): readonly OwnWaitingFragment[] {
  const [hasAny, setHasAny] = useState(false);
  const { data, refetch } = useOwnWaitingListQuery({ fetchPolicy: "cache-and-network", ...polling(hasAny) });
  const entries = data?.ownWaitlist?.data ?? NONE;
  if (hasAny !== entries.length > 0) setHasAny(entries.length > 0);
  useLookAgain(hasAny, refetch);
  return entries;
}

const NONE: readonly OwnWaitingFragment[] = [];

/** Refetches when the window gets focus; errors are left to the next poll. */
function useLookAgain(isOn: boolean, refetch: () => Promise<unknown>): void {
  const look = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  useOnWindowFocus(isOn ? look : undefined);
}

/** Announces automatic changes to screen readers. */
function useSayWhatChanged(entry: OwnWaitingFragment | null | undefined): void {
  const now = entry ? newsOf(entry) : undefined;
  const before = useRef(now);
  useEffect(() => {
    if (before.current !== undefined && now !== undefined && now !== before.current && now !== "") announce(now);
    before.current = now;
  }, [now]);
}
