import type { Fault } from "./http-fault.ts";

/** Answers that belong to the daily course of things: no session, nothing there, locked. */
const UNLOGGED: readonly (number | undefined)[] = [401, 404, 423];

/** Leaves a trace of a refusal in the browser's log, with the server's message. */
export function logFault({ status, code, message, requestId }: Fault): void {
  if (UNLOGGED.includes(status)) return;
  console.warn(`Request refused: ${message}`, { status, code, request_id: requestId });
}
