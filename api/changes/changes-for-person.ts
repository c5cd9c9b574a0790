import { isAdmitted, type Person } from "#api/auth/caller.ts";
import { utcText } from "#api/time/instants.ts";
import { v1Operations } from "#schema/operations.ts";
import type { Change, Changes } from "#schema/schedule/changes/models.ts";
import type { Operation } from "#schema/shared/operation.ts";
import type { NewChanges, NotedChange } from "./read-changes.ts";
import { staleBesidesRow, staleReads } from "./stale-reads.ts";

const operations: Record<string, Operation> = v1Operations;

/** The changes that one person may see: only of what they may read. */
export function changesForPerson({ cursor, isReset, changes }: NewChanges, person: Omit<Person, "visitor">): Changes {
  const booked = new Set(changes.filter(({ action }) => action === null).map(bookedKey));
  const mayRead = (read: string): boolean => {
    const operation = operations[read];
    return operation !== undefined && isAdmitted({ ...person, visitor: null }, operation);
  };
  const told = changes
    .map((change) => tell(change, booked))
    .map((change) => ({ ...change, reads: change.reads.filter(mayRead) }));
  return { cursor, is_reset: isReset, changes: told.filter(({ reads }) => reads.length > 0) };
}

const bookedKey = ({ transaction_id, entity }: NotedChange): string => `${transaction_id} ${entity}`;

function tell(noted: NotedChange, booked: ReadonlySet<string>): Change {
  const { entity, action, ids, location_ids, starts_at, ends_at } = noted;
  // The row's own change tells of the lists that show it, with its time.
  const isToldAlready = action !== null && booked.has(bookedKey(noted));
  return {
    entity,
    ids,
    reads: isToldAlready ? [...staleBesidesRow(entity, action)] : [...staleReads(entity, action)],
    location_ids,
    starts_at: starts_at && utcText(Temporal.Instant.from(starts_at)),
    ends_at: ends_at && utcText(Temporal.Instant.from(ends_at)),
  };
}
