import { sql, type Updateable } from "kysely";
import type { Database } from "#api/db/connect.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { Onboardings } from "#api/db/types.generated.ts";
import type { BookableBy } from "#schema/venue/services/models.ts";

export interface NewTenantRow {
  tenant_id: string;
  slug: string;
  name: string;
  timezone: string;
  locale: string;
  currency: string;
  trial_ends_at: Temporal.Instant;
}

/** Adds the company; returns false if the subdomain is taken. Runs a function owned by the database owner. */
export async function addCompany(trx: TenantTransaction, row: NewTenantRow): Promise<boolean> {
  const { tenant_id, slug, name, timezone, locale, currency, trial_ends_at } = row;
  const { rows } = await sql<{ is_added: boolean }>`
    select add_company(${tenant_id}, ${slug}, ${name}, ${timezone}, ${locale}, ${currency}, ${trial_ends_at}) as is_added
  `.execute(trx);
  return rows[0]?.is_added ?? false;
}

/** Returns which of these subdomains are taken. */
export async function takenSlugs(db: Database, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ slug: string }>`
    select found.slug from unnest(${slugs}::text[]) as wanted(slug), tenant_by_slug(wanted.slug) as found
  `.execute(db);
  return new Set(rows.map(({ slug }) => slug));
}

interface FirstOwner {
  first_name: string;
  last_name: string;
  email: string;
  password_hash: string;
  preferences: string;
  now: Temporal.Instant;
}

/** Inserts the person who signed up; they may sign in before confirming their address. */
export async function insertOwner(trx: TenantTransaction, tenantId: string, { now, ...owner }: FirstOwner) {
  const { id } = await trx
    .insertInto("users")
    .values({
      tenant_id: tenantId,
      ...owner,
      roles: ["owner"],
      created_at: now,
      password_changed_at: now,
      is_email_confirmed: false,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Finds who may have sent the same sign-up before. */
export function findOwner(trx: TenantTransaction, email: string) {
  return trx
    .selectFrom("users")
    .where("deactivated_at", "is", null)
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.toLowerCase()))
    .where(sql<boolean>`'owner' = any(roles)`)
    .select(["id", "password_hash"])
    .executeTakeFirst();
}

export async function insertOnboarding(
  trx: TenantTransaction,
  row: { tenant_id: string; country: string; key_hash: Buffer | null; created_at: Temporal.Instant },
): Promise<void> {
  await trx.insertInto("onboardings").values(row).execute();
}

/** Inserts a resource type, so that the first bay can have one. */
export async function insertFirstType(trx: TenantTransaction, tenantId: string, name: string): Promise<void> {
  await trx.insertInto("resource_types").values({ tenant_id: tenantId, name }).execute();
}

/** Undefined if the company did not sign up by itself. */
export function findOnboarding(trx: TenantTransaction) {
  return trx.selectFrom("onboardings").selectAll().executeTakeFirst();
}

/** Locks the row, so that a concurrent request sees the changes of the first. */
export function lockOnboarding(trx: TenantTransaction) {
  return trx.selectFrom("onboardings").selectAll().forNoKeyUpdate().executeTakeFirst();
}

export async function changeOnboarding(
  trx: TenantTransaction,
  tenantId: string,
  change: Pick<Updateable<Onboardings>, "booking_page_seen_at" | "details_confirmed_at" | "skipped_at">,
): Promise<void> {
  await trx.updateTable("onboardings").set(change).where("tenant_id", "=", tenantId).execute();
}

export function isEmailConfirmed(trx: TenantTransaction, userId: number) {
  return trx.selectFrom("users").where("id", "=", userId).select("is_email_confirmed").executeTakeFirstOrThrow();
}

export interface SetUpFacts {
  has_open_location: boolean;
  first_location_id: number | null;
  has_resource: boolean;
  has_service: boolean;
  /** Whether anything that can be booked needs a bay. */
  takes_resource: boolean;
  has_lesson: boolean;
  has_coach_hours: boolean;
  first_coach_id: number | null;
  has_price: boolean;
}

/** Reads the company's setup progress from its rows; archived ones do not count. */
export async function readSetUp(trx: TenantTransaction): Promise<SetUpFacts> {
  const { rows } = await sql<SetUpFacts>`
    select
      exists (select from locations l where l.tenant_id = ${TENANT_ID} and l.archived_at is null and exists (
        select from location_hours h where h.tenant_id = ${TENANT_ID} and h.location_id = l.id)) as has_open_location,
      (select min(l.id) from locations l where l.tenant_id = ${TENANT_ID} and l.archived_at is null) as first_location_id,
      exists (select from resources r where r.tenant_id = ${TENANT_ID} and r.archived_at is null) as has_resource,
      exists (select from services s where s.tenant_id = ${TENANT_ID} and s.archived_at is null) as has_service,
      exists (select from services s where s.tenant_id = ${TENANT_ID} and s.archived_at is null
        and s.resource_type_id is not null) as takes_resource,
      exists (select from services s where s.tenant_id = ${TENANT_ID} and s.archived_at is null
        and s.kind = 'coach') as has_lesson,
      exists (select from coaches c where c.tenant_id = ${TENANT_ID} and c.archived_at is null and exists (
        select from coach_availabilities a where a.tenant_id = ${TENANT_ID} and a.coach_id = c.user_id
          and a.starts is not null)) as has_coach_hours,
      (select min(c.user_id) from coaches c where c.tenant_id = ${TENANT_ID} and c.archived_at is null) as first_coach_id,
      exists (select from services s where s.tenant_id = ${TENANT_ID})
        or exists (select from membership_plans p where p.tenant_id = ${TENANT_ID}) as has_price
  `.execute(trx);
  const [facts] = rows;
  if (!facts) throw new Error("a select without a table has one row");
  return facts;
}

/** Whether something was booked before, and whether a class is on a date that is still to come. */
export async function readTaken(
  trx: TenantTransaction,
  now: Temporal.Instant,
): Promise<{ has_booking: boolean; has_class_date: boolean }> {
  const { rows } = await sql<{ has_booking: boolean; has_class_date: boolean }>`
    select
      exists (select from bookings b where b.tenant_id = ${TENANT_ID} and b.status <> 'held') as has_booking,
      exists (select from class_sessions c where c.tenant_id = ${TENANT_ID} and c.status = 'scheduled'
        and c.start_time > ${now}) as has_class_date
  `.execute(trx);
  const [taken] = rows;
  if (!taken) throw new Error("a select without a table has one row");
  return taken;
}

export interface BookablePair {
  service_id: number;
  bookable_by: BookableBy;
  /** What its bays are called, where it takes one. */
  type_name: string | null;
  location_id: number;
  timezone: string;
}

/** Each service that is booked by time, at each location that is open at all. */
export async function readBookablePairs(trx: TenantTransaction, limit: number): Promise<BookablePair[]> {
  const { rows } = await sql<BookablePair>`
    select s.id as service_id, s.bookable_by, t.name as type_name, l.id as location_id, l.timezone
    from locations l
    join services s on s.tenant_id = ${TENANT_ID} and s.archived_at is null and s.kind <> 'class'
    left join resource_types t on t.tenant_id = ${TENANT_ID} and t.id = s.resource_type_id
    where l.tenant_id = ${TENANT_ID} and l.archived_at is null and exists (
      select from location_hours h where h.tenant_id = ${TENANT_ID} and h.location_id = l.id)
    order by l.id, s.position, s.id
    limit ${limit}
  `.execute(trx);
  return rows;
}
