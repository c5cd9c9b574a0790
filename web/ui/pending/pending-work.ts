import { useSyncExternalStore } from "react";

interface PendingWork {
  stop: () => void;
}

/** Shorter waits need no notice. */
const SLOW_AFTER_MS = 2000;

let slow: readonly PendingWork[] = [];
const listeners = new Set<() => void>();

/** Registers a pending request; returns a function to call when it has completed. */
export function beginWork(stop: () => void): () => void {
  const work = { stop };
  const timer = setTimeout(() => setSlow([...slow, work]), SLOW_AFTER_MS);
  return () => {
    clearTimeout(timer);
    if (slow.includes(work)) setSlow(slow.filter((each) => each !== work));
  };
}

/** Stops waiting for all slow requests. */
export function stopSlowWork(): void {
  for (const { stop } of slow) stop();
}

/** Whether a request has been pending for longer than users expect. */
export function useIsSlow(): boolean {
  return useSyncExternalStore(listen, () => slow.length > 0);
}

function setSlow(next: readonly PendingWork[]): void {
  slow = next;
  for (const tell of listeners) tell();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
