import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { answersOf } from "#web/apollo/event-stream.ts";
import { raiseFault } from "#web/apollo/fault-events.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { accessToken } from "./access-token.ts";

/** Silence in ms after which a connection is given up; the server sends something every 20 s. */
const SILENCE_MS = 45_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

interface Listening<Data, Variables extends OperationVariables> {
  subscription: TypedDocumentNode<Data, Variables>;
  /** Evaluated for each connection. */
  variables: () => Variables;
  signal: AbortSignal;
  take: (data: Data) => void;
  onBreak: () => void;
}

/** Follows a subscription until stopped; reconnects with increasing delays. */
export async function subscribeWithRetry<Data, Variables extends OperationVariables>(
  listening: Listening<Data, Variables>,
): Promise<void> {
  const { signal, take, onBreak } = listening;
  for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(LONGEST_WAIT_MS, wait * 2)) {
    try {
      for await (const data of untilSilence(listening)) {
        wait = FIRST_WAIT_MS;
        take(data);
      }
    } catch (error) {
      if (signal.aborted) return;
      const fault = faultOf(error);
      // Without the permission to listen, screens keep polling; an ended session is reported.
      if (fault.status === 401) raiseFault(fault);
      if (fault.status !== undefined && fault.status < 500 && fault.status !== 429) wait = LONGEST_WAIT_MS;
    }
    onBreak();
    // Jitter, so that clients do not all reconnect at once when a server is back.
    await pause(wait * (0.5 + Math.random()), signal);
  }
}

/** Yields the results of one connection; ends if it goes silent. */
async function* untilSilence<Data, Variables extends OperationVariables>({
  subscription,
  variables,
  signal,
}: Listening<Data, Variables>): AsyncGenerator<Data> {
  const silence = new AbortController();
  const begin = () => setTimeout(() => silence.abort(), SILENCE_MS);
  let timer = begin();
  try {
    const both = AbortSignal.any([signal, silence.signal]);
    const asked = { subscription, variables: variables(), accessToken: accessToken(), signal: both };
    for await (const data of answersOf(asked)) {
      clearTimeout(timer);
      timer = begin();
      yield data;
    }
  } finally {
    clearTimeout(timer);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", end, { once: true });
  });
}
