import type { Fault } from "./http-fault.ts";

type Listener = (fault: Fault) => void;
const listeners = new Set<Listener>();

/** Tells the session and the router that a call was refused. */
export function raiseFault(fault: Fault): void {
  for (const listener of listeners) listener(fault);
}

/** Hears every refusal; returns the way to stop. */
export function onFault(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
