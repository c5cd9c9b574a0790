import { centralOperations, v1Operations } from "#schema/operations.ts";
import { aboutTheir, readable, type AuditRecord, type AuditSentence } from "#schema/shared/audit-sentence.ts";
import type { Operation } from "#schema/shared/operation.ts";

/** What the history records besides API calls. */
const EVENTS = {
  loginRefused: "Was refused a sign-in",
  tokenRefused: "Came with a link that is no longer good",
  sessionRefused: "Used an invalid session",
  accessRefused: ({ after }) => `Was refused to ${operationOf(after)}`,
  acceptInvitation: "Accepted the invitation and chose a password",
  linkGoogle: "Linked a Google account",
  correctCredit: aboutTheir("Corrected the credit of", "membership"),
  inviteToFamily: aboutTheir("Invited somebody to", "membership"),
} as const satisfies Record<string, AuditSentence>;

function operationOf(after: unknown): string {
  const isNamed = typeof after === "object" && after !== null && "operation" in after;
  return isNamed ? readable(String(after.operation)) : "do something";
}

const operations = { ...v1Operations, ...centralOperations };
type Operations = typeof operations;

/** What the history can contain: a call with a sentence, or an event. */
export type AuditAction =
  | { [Name in keyof Operations]: Operations[Name] extends { audit: AuditSentence } ? Name : never }[keyof Operations]
  | keyof typeof EVENTS;

const sentences = new Map<string, AuditSentence>([
  ...Object.entries<Operation>(operations).flatMap(([name, { audit }]) =>
    audit === undefined || audit === null ? [] : [[name, audit] as const],
  ),
  ...Object.entries(EVENTS),
]);

/** Whether there is a sentence for the action: otherwise it must not be recorded. */
export const isAuditAction = (action: string): action is AuditAction => sentences.has(action);

/** Describes what was done: "Moved the booking of Ravi Sandhu". A call that no longer exists is described by its name. */
export function sentenceOf({ action, ...record }: AuditRecord & { action: string }): string {
  const sentence = sentences.get(action);
  if (sentence === undefined) return [readable(action), record.subject].filter(Boolean).join(" ");
  return typeof sentence === "string" ? sentence : sentence(record);
}
