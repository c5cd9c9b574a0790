import { sql } from "kysely";
import { offsetOf, type PageQuery } from "#api/db/paging.ts";
import { fullNameSql } from "#api/db/person-name.ts";
import { statement, type Placeholders } from "#api/db/statement.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";

/** The entity that a change is about. */
export interface Thing {
  entity: string;
  entity_id: string;
}

export interface AuditCondition {
  id?: number | undefined;
  person_id?: number | undefined;
  /** What this person did, what was done on their behalf, and what was done to their account. */
  account_id?: number | undefined;
  /** Changes to this client, and to their bookings and memberships. */
  client_id?: number | undefined;
  entity?: string | undefined;
  entity_id?: string | undefined;
  action?: string | undefined;
  /** Changes to this person's own record, whoever made them. */
  changed_person_id?: number | undefined;
  /** Start inclusive, end exclusive. */
  from?: Temporal.Instant | undefined;
  to?: Temporal.Instant | undefined;
}

/** Counting the changes of years takes far longer than showing a page of them: beyond this it is "more than". */
export const MOST_COUNTED = 10_000;

/** A page, and the total number of changes: capped at MOST_COUNTED + 1. */
export async function listAuditLog(trx: TenantTransaction, condition: AuditCondition, query: PageQuery) {
  if (condition.client_id !== undefined) return listOfClient(trx, condition.client_id, query);
  const page = entries(trx, condition).limit(query.perPage).offset(offsetOf(query));
  const [rows, total] = await Promise.all([page.execute(), countEntries(trx, condition, query)]);
  return { rows, total };
}

async function countEntries(
  trx: TenantTransaction,
  { person_id, ...others }: AuditCondition,
  { total: isAskedFor = true }: PageQuery,
): Promise<number | undefined> {
  if (!isAskedFor) return undefined;
  const rest = matching(trx, others)
    .select(sql<number>`1`.as("one"))
    .limit(MOST_COUNTED + 1);
  // Actor and principal have an index each; a single condition on both would scan the whole log.
  const parts =
    person_id === undefined
      ? [rest]
      : [
          rest.where("a.actor_id", "=", person_id),
          rest.where("a.on_behalf_of_id", "=", person_id).where("a.actor_id", "is distinct from", person_id),
        ];
  const counted = await Promise.all(
    parts.map((part) =>
      trx
        .selectFrom(part.as("found"))
        .select((eb) => eb.fn.countAll<number>().as("total"))
        .executeTakeFirstOrThrow(),
    ),
  );
  return Math.min(
    counted.reduce((sum, { total }) => sum + total, 0),
    MOST_COUNTED + 1,
  );
}

/** The next entries of an export, the latest first, without duplicates. */
export function auditLogBefore(
  trx: TenantTransaction,
  condition: AuditCondition,
  { before, limit }: { before: number | undefined; limit: number },
) {
  return entries(trx, condition)
    .$if(before !== undefined, (rows) => rows.where("a.id", "<", before ?? 0))
    .limit(limit)
    .execute();
}

/** One change, by any actor. */
export const changeInLog = (trx: TenantTransaction, id: number) =>
  trx
    .selectFrom("audit_log")
    .where("id", "=", id)
    .select(["id", "action", "entity", "entity_id", "before", "after"])
    .executeTakeFirst();

/** All matching entries, the latest first: only for entities with a short history. */
export const wholeLog = (trx: TenantTransaction, condition: AuditCondition) => entries(trx, condition).execute();

function entries(trx: TenantTransaction, condition: AuditCondition) {
  return withPeople(matching(trx, condition)).orderBy("a.id", "desc");
}

/** The stored entry of each change, with the names of the actor and of the person acted for. */
const withPeople = (rows: ReturnType<typeof matching>) =>
  rows
    .leftJoin("users as actor", (join) =>
      join.onRef("actor.tenant_id", "=", "a.tenant_id").onRef("actor.id", "=", "a.actor_id"),
    )
    .leftJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "a.tenant_id").onRef("person.id", "=", "a.on_behalf_of_id"),
    )
    .select(["a.id", "a.at", "a.action", "a.entity", "a.entity_id", "a.before", "a.after"])
    .select(["a.actor_id", "a.actor_kind"])
    .select(sql<string | null>`${fullNameSql("actor")}`.as("actor_name"))
    .select(sql<string | null>`${fullNameSql("person")}`.as("on_behalf_of_name"));

function matching(trx: TenantTransaction, condition: AuditCondition) {
  const { id, person_id, account_id, changed_person_id, entity, entity_id, action, from, to } = condition;
  return trx
    .selectFrom("audit_log as a")
    .$if(id !== undefined, (rows) => rows.where("a.id", "=", id ?? 0))
    .$if(account_id !== undefined, (rows) => rows.where(isOfAccount(account_id ?? 0)))
    .$if(changed_person_id !== undefined, (rows) => rows.where(isOfRecord(changed_person_id ?? 0)))
    .$if(person_id !== undefined, (rows) =>
      rows.where((eb) => eb.or([eb("a.actor_id", "=", person_id ?? 0), eb("a.on_behalf_of_id", "=", person_id ?? 0)])),
    )
    .$if(entity !== undefined, (rows) => rows.where("a.entity", "=", entity ?? ""))
    .$if(entity_id !== undefined, (rows) => rows.where("a.entity_id", "=", entity_id ?? ""))
    .$if(action !== undefined, (rows) => rows.where("a.action", "=", action ?? ""))
    .$if(from !== undefined, (rows) => rows.where(sql<boolean>`a.at >= ${from}`))
    .$if(to !== undefined, (rows) => rows.where(sql<boolean>`a.at < ${to}`));
}

const isOfAccount = (id: number) => sql<boolean>`(a.actor_id = ${id} or a.on_behalf_of_id = ${id}
  or a.entity in ('account', 'user') and a.entity_id = ${String(id)})`;

const isOfRecord = (id: number) => sql<boolean>`a.entity in ('client', 'user', 'account')
  and a.entity_id = ${String(id)} and a.before is not null`;

interface ThingsSince {
  entities: string[];
  entity_ids: string[];
  since: Temporal.Instant;
}

/**
 * Finds each entity's rows by its index, and those after the moment among them: left to itself, the planner scans everything
 * since that moment for each entity.
 */
const isOneOf = ({ entities, entity_ids, since }: Placeholders<ThingsSince>) => sql<boolean>`a.id = any(array(
  select own.id from unnest(${entities}::text[], ${entity_ids}::text[]) as thing (entity, entity_id)
  cross join lateral (
    select o.id, o.at from audit_log o
    where o.tenant_id = ${TENANT_ID} and o.entity = thing.entity and o.entity_id = thing.entity_id offset 0) own
  where own.at > ${since}::timestamptz))`;

const readChangesOf = statement((db, value: Placeholders<ThingsSince>) =>
  withPeople(db.selectFrom("audit_log as a").where(isOneOf(value))).orderBy("a.id"),
);

/** Changes to these entities after a moment, the earliest first. */
export async function changesOfThings(trx: TenantTransaction, things: readonly Thing[], since: Temporal.Instant) {
  const entities = things.map(({ entity }) => entity);
  const entity_ids = things.map(({ entity_id }) => entity_id);
  return (await readChangesOf(trx, { entities, entity_ids, since })).rows;
}

interface OfClient {
  client_id: number;
  most: number;
  skipped: number;
}

/**
 * Changes of a client and of their bookings and memberships, each entity by its index: the planner overestimates the entries
 * of a client who books often and would scan the whole log.
 */
const ofClient = (id: Placeholders<OfClient>["client_id"]) => sql`
  (select 'client' as entity, u.id::text as entity_id from users u
      where u.tenant_id = ${TENANT_ID} and ${id}::int in (u.id, u.merged_into_id)
    union all select 'booking', b.id::text from bookings b where b.tenant_id = ${TENANT_ID} and b.client_id = ${id}::int
    union all select 'membership', m.id::text from memberships m
      where m.tenant_id = ${TENANT_ID} and m.client_id = ${id}::int) thing
  cross join lateral (
    select o.id from audit_log o
    where o.tenant_id = ${TENANT_ID} and o.entity = thing.entity and o.entity_id = thing.entity_id offset 0) own`;

/** Ids are sorted before any other column of the changes is read. */
const readPageOfClient = statement((db, { client_id, most, skipped }: Placeholders<OfClient>) =>
  withPeople(
    db.selectFrom("audit_log as a").where(
      sql<boolean>`a.id = any(array(
        select own.id from ${ofClient(client_id)} order by own.id desc limit ${most} offset ${skipped}))`,
    ),
  ).orderBy("a.id", "desc"),
);

const countOfClient = statement(
  (_, { client_id, most }: Placeholders<Omit<OfClient, "skipped">>) => sql<{ total: number }>`
    select count(*)::int as total from (select from ${ofClient(client_id)} limit ${most}) found`,
);

async function listOfClient(trx: TenantTransaction, client_id: number, query: PageQuery) {
  const [{ rows }, counted] = await Promise.all([
    readPageOfClient(trx, { client_id, most: query.perPage, skipped: offsetOf(query) }),
    query.total === false ? undefined : countOfClient(trx, { client_id, most: MOST_COUNTED + 1 }),
  ]);
  return { rows, total: counted?.rows[0]?.total };
}

export interface LayBefore {
  location_id: number;
  /** RFC 3339 in UTC, as the history stores it. */
  from: string;
  to: string;
  since: Temporal.Instant;
  /** The earliest start of anything that may last into the range, by kind. */
  booking: string;
  class_session: string;
  blocked_time: string;
}

type ScheduledKind = "booking" | "class_session" | "blocked_time";

/** Entries written by an import may lack a location. */
const movedOf = (
  kind: ScheduledKind,
  { location_id, from, to, since, [kind]: earliest }: Placeholders<LayBefore>,
) => sql`
  select entity, entity_id from audit_log
  where tenant_id = ${TENANT_ID} and entity = ${sql.lit(kind)}
    and start_before >= ${earliest} and start_before < ${to} and at > ${since}
    and coalesce((before->>'end_time') collate "C" > ${from}, true)
    and coalesce((before->>'location_id') = ${location_id}::int::text, true)`;

const readMoved = statement(
  (_, value: Placeholders<LayBefore>) => sql<{ entity: ScheduledKind; entity_id: string }>`
    ${movedOf("booking", value)} union ${movedOf("class_session", value)} union ${movedOf("blocked_time", value)}`,
);

/** Ids of entities that lay in a range at a location before some change made after a moment. */
export async function idsMovedSince(
  trx: TenantTransaction,
  asked: LayBefore,
): Promise<Record<ScheduledKind, number[]>> {
  const { rows } = await readMoved(trx, asked);
  const idsOf = (kind: ScheduledKind) =>
    rows.filter(({ entity }) => entity === kind).map((row) => Number(row.entity_id));
  return { booking: idsOf("booking"), class_session: idsOf("class_session"), blocked_time: idsOf("blocked_time") };
}

const readFirst = statement((db) => db.selectFrom("audit_log").select("at").orderBy("id").limit(1));

/** The instant of the first entry. */
export async function firstEntryAt(trx: TenantTransaction): Promise<Temporal.Instant | null> {
  const { rows } = await readFirst(trx, {});
  return rows[0]?.at ?? null;
}

/** Deletes up to `most` entries past the company's retention; returns their number. */
export async function forgetOldHistory(trx: TenantTransaction, now: Temporal.Instant, most: number): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select forget_old_history(${now}, ${most}) as gone`.execute(trx);
  return rows[0]?.gone ?? 0;
}
