import { useSyncExternalStore } from "react";

interface PendingWork {
  stop: () => void;
}

/** Shorter waits need no words. */
const SLOW_AFTER_MS = 2000;

let slow: readonly PendingWork[] = [];
const listeners = new Set<() => void>();

/** Tells of something sent that a person waits for; returns the way to say that it was answered. */
export function beginWork(stop: () => void): () => void {
  const work = { stop };
  const timer = setTimeout(() => setSlow([...slow, work]), SLOW_AFTER_MS);
  return () => {
    clearTimeout(timer);
    if (slow.includes(work)) setSlow(slow.filter((each) => each !== work));
  };
}

/** Gives up waiting for all that takes long. */
export function stopSlowWork(): void {
  for (const { stop } of slow) stop();
}

/** Whether something has been waited for longer than a person expects. */
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
