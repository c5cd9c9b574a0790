import { isDeepStrictEqual } from "node:util";
import { UNDO_ACTION, UNDO_RULES } from "#schema/platform/audit-log/undo-rules.ts";

/** The part of a history entry that determines how to undo it. */
export interface RecordedChange {
  action: string;
  entity: string;
  before: unknown;
  after: unknown;
}

export type Fields = Record<string, unknown>;

/** Fields computed from others. */
const DERIVED: ReadonlySet<string> = new Set(["version", "utc_offset"]);

/** The fields that undoing a change restores, with their old values; null if it cannot be undone completely. */
export function fieldsToPutBack({ action, entity, before, after }: RecordedChange): Fields | null {
  const rule = UNDO_RULES[entity];
  if (!rule || !(rule.actions.includes(action) || action === UNDO_ACTION)) return null;
  if (!isFields(before) || !isFields(after)) return null;
  const changed = Object.keys({ ...before, ...after }).filter(
    (field) => !isDerived(field, after) && !isDeepStrictEqual(before[field] ?? null, after[field] ?? null),
  );
  if (changed.length === 0 || changed.some((field) => !rule.fields.includes(field))) return null;
  return Object.fromEntries(changed.map((field) => [field, before[field] ?? null]));
}

/** A person's name is derived from first and last name. */
const isDerived = (field: string, after: Fields): boolean =>
  DERIVED.has(field) || (field === "name" && "first_name" in after);

export const isFields = (side: unknown): side is Fields =>
  typeof side === "object" && side !== null && !Array.isArray(side);
