import { raiseFault } from "#web/apollo/fault-events.ts";
import { answersOf } from "#web/apollo/event-stream.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { setLive } from "#web/apollo/live-state.ts";
import { accessToken } from "#web/session/access-token.ts";
import {
  FollowChangesDocument,
  type FollowChangesSubscription,
  type FollowChangesSubscriptionVariables,
} from "./follow-changes.generated.ts";

export type Changes = NonNullable<FollowChangesSubscription["changes"]>;

/** The server says something every 20 s. */
const SILENCE_MS = 45_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/** One stream for all tabs of a person: browsers keep few connections to one host. */
interface Shared {
  lock: string;
  channel: BroadcastChannel;
}

/**
 * Hears what changes at the company until it is stopped. What breaks off is opened again where it stood, after a wait that
 * grows; one tab of the browser listens and tells the others.
 */
export function followChanges(person: string, onChanges: (changes: Changes) => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const begun = performance.now();
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
    keepListening(() => (since === null ? { seconds_ago: secondsSince(begun) } : { since }), { signal, take: tell });
  navigator.locks.request(shared.lock, { signal }, listen).catch(() => undefined);
  return () => {
    stopping.abort();
    shared.channel.close();
    setLive(false);
  };
}

function sharedStream(person: string): Shared | undefined {
  // Plain HTTP has no locks: a stream for each tab would take the six connections that a browser has, so screens ask again
  // from time to time there.
  if (!("locks" in navigator) || !("BroadcastChannel" in window)) return undefined;
  const lock = `changes of ${person}`;
  return { lock, channel: new BroadcastChannel(lock) };
}

/** Where it stood; else since when the first answers on the screen may have been read. */
type From = FollowChangesSubscriptionVariables;

const LONGEST_AGO_S = 600;
const secondsSince = (begun: number): number => Math.min(LONGEST_AGO_S, Math.ceil((performance.now() - begun) / 1_000));

interface Listening {
  signal: AbortSignal;
  take: (changes: Changes) => void;
}

async function keepListening(from: () => From, { signal, take }: Listening): Promise<void> {
  for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(LONGEST_WAIT_MS, wait * 2)) {
    try {
      for await (const changes of untilSilence(from(), signal)) {
        wait = FIRST_WAIT_MS;
        take(changes);
      }
    } catch (error) {
      if (signal.aborted) return;
      const fault = faultOf(error);
      // Who may not listen asks as before, every now and then; whose session has ended is told so.
      if (fault.status === 401) raiseFault(fault);
      if (fault.status !== undefined && fault.status < 500 && fault.status !== 429) wait = LONGEST_WAIT_MS;
    }
    setLive(false);
    // Not all at once when a server has come back.
    await pause(wait * (0.5 + Math.random()), signal);
  }
}

/** The changes of one connection; a connection that has gone silent is given up. */
async function* untilSilence(variables: From, signal: AbortSignal): AsyncGenerator<Changes> {
  const silence = new AbortController();
  const begin = () => setTimeout(() => silence.abort(), SILENCE_MS);
  let timer = begin();
  const token = accessToken();
  const headers = {
    "X-Requested-With": "XMLHttpRequest",
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  };
  try {
    const subscription = FollowChangesDocument;
    const both = AbortSignal.any([signal, silence.signal]);
    for await (const { changes } of answersOf({ subscription, variables, headers, signal: both })) {
      clearTimeout(timer);
      timer = begin();
      if (changes) yield changes;
    }
  } finally {
    clearTimeout(timer);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", end, { once: true });
  });
}
