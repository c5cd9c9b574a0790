import { useSyncExternalStore } from "react";

let isLive = false;
const listeners = new Set<() => void>();

/** Whether this page receives live changes; components that poll may then poll less often. */
export function useIsLive(): boolean {
  return useSyncExternalStore(subscribe, () => isLive);
}

export function setLive(next: boolean): void {
  if (next === isLive) return;
  isLive = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
