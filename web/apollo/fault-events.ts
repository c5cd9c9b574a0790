import type { Fault } from "./http-fault.ts";

type Listener = (fault: Fault) => void;
const listeners = new Set<Listener>();

/** Notifies the session and the router that a call was refused. */
export function raiseFault(fault: Fault): void {
  for (const listener of listeners) listener(fault);
}

/** Subscribes to every refusal; returns the unsubscribe function. */
export function onFault(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
