import { isDeepStrictEqual } from "node:util";
import { fieldsToPutBack, isFields, type Fields } from "#api/audit/undoable.ts";
import { can } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, forbidden, notFound } from "#api/errors/errors.ts";
import { clientsByIds, updateClient } from "#api/features/clients/clients/service.ts";
import { recordedChange, wordsOfChange } from "#api/features/platform/audit-log/service.ts";
import { locationsByIds, updateLocation } from "#api/features/venue/locations/service.ts";
import { updateResource } from "#api/features/venue/resources/change-resource.ts";
import { resourcesByIds } from "#api/features/venue/resources/service.ts";
import { UpdateClientInput } from "#schema/clients/clients/models.ts";
import { refusalWithout } from "#schema/people/sign-in/permission-labels.ts";
import { AuditEntity } from "#schema/platform/audit-log/models.ts";
import { UNDO_RULES } from "#schema/platform/audit-log/undo-rules.ts";
import type { UndoneChange } from "#schema/platform/undo/operations.ts";
import { UpdateLocationInput } from "#schema/venue/locations/models.ts";
import { UpdateResourceInput } from "#schema/venue/resources/models.ts";

interface Undoable {
  /** Returns the current state of the things with these ids, without those that no longer exist. */
  find(call: Call, ids: number[]): Promise<{ id: number; version: number }[]>;
  /** Writes fields through the regular operation, with all its rules. */
  write(call: Call, id: number, change: Fields): Promise<object>;
}

const UNDOABLE: Readonly<Record<string, Undoable>> = {
  client: {
    find: clientsByIds,
    write: (call, id, change) => updateClient(call, id, valid(UpdateClientInput.safeParse(change))),
  },
  resource: {
    find: resourcesByIds,
    write: (call, id, change) => updateResource(call, id, valid(UpdateResourceInput.safeParse(change))),
  },
  location: {
    find: locationsByIds,
    write: (call, id, change) => updateLocation(call, id, valid(UpdateLocationInput.safeParse(change))),
  },
};

/** Reverts one change completely; throws if any of its fields has changed since. */
export async function undoChange(call: Call, id: number): Promise<UndoneChange> {
  const entry = await recordedChange(call, id);
  if (!entry) throw notFound("change");
  const [fields, undoable, rule] = [fieldsToPutBack(entry), UNDOABLE[entry.entity], UNDO_RULES[entry.entity]];
  if (!fields || !undoable || !rule) throw notUndoable();
  if (can(call.caller, rule.permission) !== "yes") throw forbidden(refusalWithout(rule.permission));
  const [now] = await undoable.find(call, [Number(entry.entity_id)]);
  if (!now) throw changedSince("It is not there any more.");
  const made = isFields(entry.after) ? entry.after : {};
  const changed = Object.keys(fields).filter((field) => !isSame(fieldOf(now, field), made[field]));
  if (changed.length > 0) throw changedSince("It has been changed again since.");
  const after = await undoable.write(call, now.id, { ...fields, version: now.version });
  // A changed sign-in address needs confirmation, so it would not be reverted at once.
  if (Object.entries(fields).some(([field, value]) => !isSame(fieldOf(after, field), value))) throw notUndoable();
  const changes = await wordsOfChange(call, { before: made, after: { ...made, ...fields } });
  return { id, entity: AuditEntity.parse(entry.entity), entity_id: entry.entity_id, changes };
}

const fieldOf = (thing: object, field: string): unknown => new Map<string, unknown>(Object.entries(thing)).get(field);

const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(plain(one), plain(other));

/** In the JSON form of the audit log. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;

/** What was valid then may no longer be. */
function valid<Input>(parsed: { success: true; data: Input } | { success: false }): Input {
  if (!parsed.success) throw notUndoable();
  return parsed.data;
}

const notUndoable = () => new ApiError("not_undoable", "This change cannot be undone here. Change it by hand.");

const changedSince = (why: string) =>
  new ApiError("changed_since", `${why} Nothing was put back: look at what came later and change it by hand.`);
