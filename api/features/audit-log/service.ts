import type { z } from "zod";
import { fieldsToPutBack, isFields, type RecordedChange } from "#api/audit/undoable.ts";
import { inBatches } from "#api/csv/batches.ts";
import type { CsvFile } from "#api/csv/csv-file.ts";
import { exportName } from "#api/csv/export-name.ts";
import { metaOf } from "#api/db/paging.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { actorNameOf } from "#api/features/audit-log/activities.ts";
import { changesOf, type NameOf, REFERENCES } from "#api/features/audit-log/changes.ts";
import {
  type AuditCondition,
  auditLogBefore,
  changesOfThings,
  listAuditLog,
  MOST_COUNTED,
  namesIn,
  namesOfPeople,
  type Thing,
  wholeLog,
} from "#api/features/audit-log/queries.ts";
import { tellAll } from "#api/features/audit-log/tell.ts";
import type { Call } from "#api/http/call.ts";
import { badArgument } from "#api/http/errors.ts";
import { isBefore, localTextIn, utcTextMs } from "#api/time/instants.ts";
import { dayBounds } from "#api/time/wall-time.ts";
import type { AuditEntry, AuditEntryPage } from "#schema/audit-log/models.ts";
import type { AuditExportQuery, AuditLogQuery } from "#schema/audit-log/operations.ts";
import { DEFAULT_COMPANY_ZONE } from "#schema/shared/time.ts";

export {
  changeInLog,
  firstEntryAt,
  idsMovedSince,
  namesIn,
  namesOfPeople,
  type Thing,
} from "#api/features/audit-log/queries.ts";

export type LogRow = Awaited<ReturnType<typeof listAuditLog>>["rows"][number];

export async function auditLog(call: Call, query: AuditLogQuery): Promise<z.infer<typeof AuditEntryPage>> {
  const { rows, total } = await listAuditLog(call.db, conditionOf(call, query), query);
  return { data: await presentAll(call, rows), meta: metaOf(query, total, MOST_COUNTED) };
}

const HEAD = ["id", "local_time", "timezone", "who", "in_the_name_of", "what", "kind", "kind_id", "changes"];
const BATCH_ROWS = 1_000;

export async function exportAuditLog(call: Call, query: AuditExportQuery): Promise<CsvFile> {
  const condition = conditionOf(call, query);
  const zone = zoneOf(call);
  const first: { before: number | undefined } = { before: undefined };
  const batches = inBatches(call, first, async (current, { before }) => {
    const found = await auditLogBefore(current.db, condition, { before, limit: BATCH_ROWS });
    const rows = (await presentAll(current, found)).map((entry, n) => [
      entry.id,
      localTextIn(zone, (found[n] as LogRow).at)
        .slice(0, 19)
        .replace("T", " "), // one entry a row
      zone,
      entry.actor_name,
      entry.on_behalf_of_name,
      entry.sentence,
      entry.entity,
      entry.entity_id,
      entry.changes.map(({ field, before: was, after: is }) => `${field}: ${was ?? "–"} → ${is ?? "–"}`).join("; "),
    ]);
    return { rows, next: found.length < BATCH_ROWS ? null : { before: Number(found.at(-1)?.id) } };
  });
  return { name: exportName(call, "audit-log"), head: HEAD, batches };
}

/** Changes in words: who did what, and what is different since. */
export async function presentAll(call: Call, rows: readonly LogRow[]): Promise<AuditEntry[]> {
  const [sentences, nameOf] = await Promise.all([tellAll(call.db, rows), namesOfReferences(call.db, rows)]);
  const zone = zoneOf(call);
  return rows.map(({ before, after, at, actor_kind, actor_name, id, ...row }, n) => ({
    ...row,
    id: Number(id),
    at: utcTextMs(at),
    sentence: sentences[n] ?? "",
    actor_name: actorNameOf({ actor_kind, actor_name }),
    changes: changesOf(before, after, nameOf, zone),
    put_back: putBack({ ...row, before, after }, nameOf, zone),
  }));
}

function putBack(change: RecordedChange, nameOf: NameOf, zone: string): AuditEntry["put_back"] {
  const fields = fieldsToPutBack(change);
  if (fields === null || !isFields(change.after)) return null;
  return changesOf(change.after, { ...change.after, ...fields }, nameOf, zone);
}

/** What has changed of a person's own record after an instant, the latest first, as it was kept and in words. */
export async function changesOfPerson(call: Call, id: number, after: Temporal.Instant) {
  const found = await wholeLog(call.db, { changed_person_id: id, from: after });
  const rows = found.filter(({ at }) => isBefore(after, at));
  const entries = await presentAll(call, rows);
  return entries.map((entry, n) => ({ entry, before: rows[n]?.before, after: rows[n]?.after }));
}

/** Changes of these things after an instant, the first one first. */
export async function changesSince(call: Call, things: readonly Thing[], after: Temporal.Instant): Promise<LogRow[]> {
  return things.length === 0 ? [] : changesOfThings(call.db, things, after);
}

/** What became of each field, in words. */
export async function wordsOfChange(call: Call, change: Pick<RecordedChange, "before" | "after">) {
  const nameOf = await namesOfReferences(call.db, [change]);
  return changesOf(change.before, change.after, nameOf, zoneOf(call));
}

/** Names of the people, bays, services and places that the changes name: at most four questions for a page. */
async function namesOfReferences(
  trx: TenantTransaction,
  rows: readonly Pick<RecordedChange, "before" | "after">[],
): Promise<NameOf> {
  const wanted = new Map<string, Set<number>>();
  for (const side of rows.flatMap(({ before, after }) => [before, after])) {
    for (const [field, kind] of Object.entries(REFERENCES)) {
      const id = typeof side === "object" && side !== null ? (side as Record<string, unknown>)[field] : undefined;
      if (typeof id === "number") wanted.set(kind, (wanted.get(kind) ?? new Set()).add(id));
    }
  }
  const found = await Promise.all(
    [...wanted].map(async ([kind, ids]) => {
      const names = kind === "people" ? namesOfPeople(trx, [...ids]) : namesIn(trx, kind as "resources", [...ids]);
      return (await names).map(({ id, name }) => [`${kind} ${id}`, name] as const);
    }),
  );
  const names = new Map(found.flat());
  return (field, id) => names.get(`${REFERENCES[field]} ${id}`);
}

/** The days asked for as instants, by the company's clock. */
function conditionOf(call: Call, { date_from, date_to, ...rest }: AuditExportQuery): AuditCondition {
  if (date_from !== undefined && date_to !== undefined && date_from > date_to) {
    throw badArgument("date_to", "Give a day on or after date_from.");
  }
  const bound = (day: string | undefined, side: "from" | "to") =>
    day === undefined ? undefined : Temporal.Instant.fromEpochMilliseconds(dayBounds(day, zoneOf(call))[side]);
  return { ...rest, from: bound(date_from, "from"), to: bound(date_to, "to") };
}

const zoneOf = ({ tenant }: Call): string => tenant.timezone ?? DEFAULT_COMPANY_ZONE;
