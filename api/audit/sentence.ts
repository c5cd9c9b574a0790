import { centralOperations, v1Operations } from "#schema/operations.ts";
import { type AuditRecord, type AuditSentence, readable } from "#schema/shared/audit-sentence.ts";
import type { Operation } from "#schema/shared/operation.ts";

/** What the history tells besides the calls that were answered. */
const EVENTS = {
  loginRefused: "Was refused a sign-in",
  tokenRefused: "Came with a link that is no longer good",
  sessionRefused: "Came with a session that is not good here",
  accessRefused: ({ after }) => `Was refused to ${operationOf(after)}`,
  acceptInvitation: "Accepted the invitation and chose a password",
  linkGoogle: "Linked a Google account",
} as const satisfies Record<string, AuditSentence>;

function operationOf(after: unknown): string {
  const isNamed = typeof after === "object" && after !== null && "operation" in after;
  return isNamed ? readable(String(after.operation)) : "do something";
}

const operations = { ...v1Operations, ...centralOperations };
type Operations = typeof operations;

/** What may stand in the history: a call that says its sentence, or an event. */
export type AuditAction =
  | { [Name in keyof Operations]: Operations[Name] extends { audit: AuditSentence } ? Name : never }[keyof Operations]
  | keyof typeof EVENTS;

const sentences = new Map<string, AuditSentence>([
  ...Object.entries<Operation>(operations).flatMap(([name, { audit }]) =>
    audit === undefined || audit === null ? [] : [[name, audit] as const],
  ),
  ...Object.entries(EVENTS),
]);

/** Whether the history has words for it: what has none is not to be written there. */
export const isAuditAction = (action: string): action is AuditAction => sentences.has(action);

/** What was done, in words: "Moved the booking of Ravi Sandhu". A call that is no longer made is told by its name. */
export function sentenceOf({ action, ...record }: AuditRecord & { action: string }): string {
  const sentence = sentences.get(action);
  if (sentence === undefined) return [readable(action), record.subject].filter(Boolean).join(" ");
  return typeof sentence === "string" ? sentence : sentence(record);
}
