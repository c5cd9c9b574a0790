import { setLive } from "#web/apollo/live-state.ts";
import { subscribeWithRetry } from "#web/session/subscribe-with-retry.ts";
import {
  FollowChangesDocument,
  type FollowChangesSubscription,
  type FollowChangesSubscriptionVariables,
} from "./follow-changes.generated.ts";

export type Changes = NonNullable<FollowChangesSubscription["changes"]>;

/** One stream for all tabs of a person: browsers allow few connections per host. */
interface Shared {
  lock: string;
  channel: BroadcastChannel;
}

/**
 * Follows the company's changes until stopped. A broken stream is reopened at its last cursor, with increasing delays.
 * One tab of the browser listens and broadcasts to the others.
 */
export function followChanges(person: string, onChanges: (changes: Changes) => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const startedAt = performance.now();
  let since: string | null = null;
  const take = (changes: Changes) => {
    if (signal.aborted) return;
    since = changes.cursor;
    setLive(true);
    onChanges(changes);
  };
  const shared = sharedStream(person);
  if (!shared) return () => undefined;
  shared.channel.addEventListener("message", ({ data }: MessageEvent<Changes>) => take(data));
  const tell = (changes: Changes) => {
    if (!signal.aborted) shared.channel.postMessage(changes);
    take(changes);
  };
  const listen = () =>
    subscribeWithRetry({
      subscription: FollowChangesDocument,
      variables: (): From => (since === null ? { seconds_ago: secondsSince(startedAt) } : { since }),
      signal,
      take: ({ changes }) => {
        if (changes) tell(changes);
      },
      onBreak: () => setLive(false),
    });
  navigator.locks.request(shared.lock, { signal }, listen).catch(() => undefined);
  return () => {
    stopping.abort();
    shared.channel.close();
    setLive(false);
  };
}

function sharedStream(person: string): Shared | undefined {
  // Web Locks need HTTPS. A stream per tab would use up the six connections a browser allows per host, so without locks
  // screens poll instead.
  if (!("locks" in navigator) || !("BroadcastChannel" in window)) return undefined;
  const lock = `changes of ${person}`;
  return { lock, channel: new BroadcastChannel(lock) };
}

/** The last cursor; before the first one, how long ago the data on screen may have been read. */
type From = FollowChangesSubscriptionVariables;

const LONGEST_AGO_S = 600;
const secondsSince = (begun: number): number => Math.min(LONGEST_AGO_S, Math.ceil((performance.now() - begun) / 1_000));
