import type { z } from "zod";
import { fieldsToPutBack, isFields, type RecordedChange } from "#api/audit/undoable.ts";
import type { Call } from "#api/call/call.ts";
import type { CsvFile } from "#api/call/csv-file.ts";
import { inBatches } from "#api/csv/batches.ts";
import { exportName } from "#api/csv/export-name.ts";
import type { Database } from "#api/db/connect.ts";
import { metaOf } from "#api/db/paging.ts";
import { commitBehind, inTenant } from "#api/db/transaction.ts";
import { badArgument } from "#api/errors/errors.ts";
import { isBefore, localTextIn, utcTextMs } from "#api/time/instants.ts";
import { dayBounds } from "#api/time/wall-time.ts";
import type { AuditEntry, AuditEntryPage } from "#schema/platform/audit-log/models.ts";
import type { AuditExportQuery, AuditLogQuery } from "#schema/platform/audit-log/operations.ts";
import { DEFAULT_COMPANY_ZONE } from "#schema/shared/time.ts";
import { actorNameOf } from "./activities.ts";
import { changesOf, REFERENCES, type NameOf } from "./changes.ts";
import { describeChange, wantSubject } from "./describe-changes.ts";
import { namesOf } from "./name-queries.ts";
import {
  auditLogBefore,
  changeInLog,
  changesOfThings,
  firstEntryAt,
  forgetOldHistory,
  idsMovedSince,
  listAuditLog,
  MOST_COUNTED,
  wholeLog,
  type AuditCondition,
  type LayBefore,
  type Thing,
} from "./queries.ts";
import { WantedNames, type Names } from "./wanted-names.ts";

export type LogRow = Awaited<ReturnType<typeof listAuditLog>>["rows"][number];

export async function auditLog(call: Call, query: AuditLogQuery): Promise<z.infer<typeof AuditEntryPage>> {
  const { rows, total } = await listAuditLog(call.db, conditionOf(call, query), query);
  const asked = presentAll(call, rows);
  commitBehind(call.db);
  return { data: await asked, meta: metaOf(query, total, MOST_COUNTED) };
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

/** Presents changes in words: who did what, and what differs since. */
export async function presentAll(call: Call, rows: readonly LogRow[]): Promise<AuditEntry[]> {
  return presentNamed(call, rows, await namesOf(call.db, namesWanted(rows)));
}

/** The same with names that were loaded already. */
export function presentNamed(call: Call, rows: readonly LogRow[], names: Names): AuditEntry[] {
  const company = companyOf(call);
  const nameOf = referenceNames(names);
  return rows.map(({ before, after, at, actor_kind, actor_name, id, ...row }) => ({
    ...row,
    id: Number(id),
    at: utcTextMs(at),
    sentence: describeChange({ ...row, before, after }, names),
    actor_name: actorNameOf({ actor_kind, actor_name }),
    changes: changesOf(before, after, nameOf, company),
    put_back: putBack({ ...row, before, after }, nameOf, company),
  }));
}

/** The names that changes refer to: their subjects, and the people, bays, services and locations among their values. */
export function namesWanted(rows: readonly LogRow[]): WantedNames {
  const wanted = new WantedNames();
  for (const row of rows) {
    wantSubject(row, wanted);
    wantReferences(row, wanted);
  }
  return wanted;
}

function putBack(
  change: RecordedChange,
  nameOf: NameOf,
  company: ReturnType<typeof companyOf>,
): AuditEntry["put_back"] {
  const fields = fieldsToPutBack(change);
  if (fields === null || !isFields(change.after)) return null;
  return changesOf(change.after, { ...change.after, ...fields }, nameOf, company);
}

/** Changes to a person's own record after an instant, the latest first, as stored and in words. */
export async function changesOfPerson(call: Call, id: number, after: Temporal.Instant) {
  const found = await wholeLog(call.db, { changed_person_id: id, from: after });
  const rows = found.filter(({ at }) => isBefore(after, at));
  const entries = await presentAll(call, rows);
  return entries.map((entry, n) => ({ entry, before: rows[n]?.before, after: rows[n]?.after }));
}

/** One change as it was recorded, by any actor. */
export const recordedChange = ({ db }: Call, id: number) => changeInLog(db, id);

/** Since when the log knows every change; null while it is empty. */
export const knownFrom = ({ db }: Call): Promise<Temporal.Instant | null> => firstEntryAt(db);

/** What lay in a range at a location before some change after a moment, by kind. */
export const movedSince = ({ db }: Call, asked: LayBefore) => idsMovedSince(db, asked);

/** The current names of all that is wanted. */
export const currentNames = ({ db }: Call, wanted: WantedNames): Promise<Names> => namesOf(db, wanted);

/** Changes to these entities after an instant, the earliest first. */
export async function changesSince(call: Call, things: readonly Thing[], after: Temporal.Instant): Promise<LogRow[]> {
  return things.length === 0 ? [] : changesOfThings(call.db, things, after);
}

/** Describes the change of each field in words. */
export async function wordsOfChange(call: Call, change: Pick<RecordedChange, "before" | "after">) {
  const wanted = new WantedNames();
  wantReferences(change, wanted);
  const nameOf = referenceNames(await namesOf(call.db, wanted));
  return changesOf(change.before, change.after, nameOf, companyOf(call));
}

function wantReferences({ before, after }: Pick<RecordedChange, "before" | "after">, wanted: WantedNames): void {
  for (const side of [before, after].filter(isFields)) {
    for (const [field, kind] of REFERENCED) {
      const id = side[field];
      if (typeof id === "number") wanted.add(kind, id);
    }
  }
}

const REFERENCED = Object.entries(REFERENCES);

const referenceNames =
  (names: Names): NameOf =>
  (field, id) => {
    const kind = REFERENCES[field];
    return kind && names(kind, id);
  };

/** Converts the requested days to instants in the company's time zone. */
function conditionOf(call: Call, { date_from, date_to, ...rest }: AuditExportQuery): AuditCondition {
  if (date_from !== undefined && date_to !== undefined && date_from > date_to) {
    throw badArgument("date_to", "Choose a day on or after date_from.");
  }
  const bound = (day: string | undefined, side: "from" | "to") =>
    day === undefined ? undefined : Temporal.Instant.fromEpochMilliseconds(dayBounds(day, zoneOf(call))[side]);
  return { ...rest, from: bound(date_from, "from"), to: bound(date_to, "to") };
}

const companyOf = (call: Call) => ({ zone: zoneOf(call), currency: call.tenant.currency });

const zoneOf = ({ tenant }: Call): string => tenant.timezone ?? DEFAULT_COMPANY_ZONE;

/** Short transactions, so that concurrent writes to the log never wait. */
const ROWS_PER_STEP = 500;
/** The rest is deleted a minute later. */
const STEPS_PER_RUN = 20;

/** Deletes entries past the company's retention, at most a minute's work; returns how many were deleted. */
export async function forgetHistory(db: Database, tenantId: string, now: Temporal.Instant): Promise<number> {
  let gone = 0;
  for (let step = 0; step < STEPS_PER_RUN; step += 1) {
    const count = await inTenant(db, tenantId, (trx) => forgetOldHistory(trx, now, ROWS_PER_STEP));
    gone += count;
    if (count < ROWS_PER_STEP) return gone;
  }
  return gone;
}
