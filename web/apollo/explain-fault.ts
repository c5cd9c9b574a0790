import { faultOf, type Fault } from "./http-fault.ts";
import { StoppedError } from "./links.ts";

/** A failure in user-facing words, with the details support needs to find it. */
export interface Explanation {
  /** What happened and what to do about it, in one or two sentences. */
  message: string;
  /** The first message of each field. */
  fields: Readonly<Record<string, string>>;
  requestId: string | undefined;
}

export const NETWORK_SENTENCE = "The server cannot be reached. Check the connection and try again.";
export const STOPPED_SENTENCE =
  "You stopped before the server answered. It may have been done all the same: look before you try again.";
export const SERVER_SENTENCE = "Something went wrong on our side. Please try again.";

/** The one error translator: turns anything a call threw into text for the screen. */
export function explain(error: unknown): Explanation {
  const fault = faultOf(error);
  const message = error instanceof StoppedError ? STOPPED_SENTENCE : sentenceOf(fault);
  return { message, fields: firstSentences(fault), requestId: fault.requestId };
}

/** Codes of a 5xx whose message is meant for people. */
const SAID_BY_THE_SERVER: ReadonlySet<string | undefined> = new Set(["unavailable", "timed_out"]);

/** The server's message; our own if the server was not reached or failed internally. */
function sentenceOf(fault: Fault): string {
  if (fault.status === undefined && fault.code === undefined) return NETWORK_SENTENCE;
  if ((fault.status ?? 0) >= 500 && !SAID_BY_THE_SERVER.has(fault.code)) return SERVER_SENTENCE;
  return fault.message;
}

function firstSentences({ fields }: Fault): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, [sentence]]) => (sentence === undefined ? [] : [[field, sentence]])),
  );
}

/** What a form shows: messages under their fields, and a general message only if no field has one. */
export function refusalOf(error: unknown): { message?: string; fields: Readonly<Record<string, string>> } {
  const { message, fields } = explain(error);
  return Object.keys(fields).length > 0 ? { fields } : { message, fields };
}
