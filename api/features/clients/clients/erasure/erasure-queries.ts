import { sql } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { personColumns } from "../person-rows.ts";

/** Locks the row against new references: bookings for this person wait for the outcome. */
export async function lockPerson(trx: TenantTransaction, id: number) {
  return person(trx, id).forUpdate().executeTakeFirst();
}

export const findPerson = (trx: TenantTransaction, id: number) => person(trx, id).executeTakeFirst();

const person = (trx: TenantTransaction, id: number) =>
  trx
    .selectFrom("users")
    .where("id", "=", id)
    .where("roles", "@>", sql<string[]>`array['client']`)
    .select(["id", "first_name", "last_name", "email", "roles", "version"]);

/** The person's bookings, including those made as a guest with an address that only they have. */
const theirs = (id: number, email: string | null) =>
  sql<boolean>`(b.client_id = ${id} or lower(b.guest->>'email') = lower(${email}::text))`;

export async function bookingCounts(trx: TenantTransaction, id: number, email: string | null, now: Temporal.Instant) {
  const { rows } = await sql<{
    total: number;
    as_guest: number;
    upcoming: number;
    next_at: Temporal.Instant | null;
    timezone: string | null;
  }>`
    select count(*)::int as total, count(*) filter (where b.guest is not null)::int as as_guest,
      count(*) filter (where ${isUpcoming(now)})::int as upcoming,
      min(b.start_time) filter (where ${isUpcoming(now)}) as next_at,
      (select min(l.timezone) from locations l where l.tenant_id = ${TENANT_ID} and l.id = min(b.location_id)) as timezone
    from bookings b where b.tenant_id = ${TENANT_ID} and ${theirs(id, email)} and b.status <> 'held'`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error("An aggregate answers one row");
  return row;
}

const isUpcoming = (now: Temporal.Instant) =>
  sql<boolean>`b.status in ('confirmed', 'checked_in') and b.end_time > ${now}`;

/** What the venue owes them back for bookings, by currency, also if it is on its way. */
export async function refundsOwed(trx: TenantTransaction, id: number, email: string | null) {
  const { rows } = await sql<{ currency: string; owed: number }>`
    select e.currency, -sum(e.amount)::bigint as owed
    from bookings b
    join ledger_transactions t on t.tenant_id = ${TENANT_ID} and t.booking_id = b.id
    join ledger_entries e on e.tenant_id = ${TENANT_ID} and e.transaction_id = t.id and e.account = 'receivable'
    where b.tenant_id = ${TENANT_ID} and ${theirs(id, email)} and b.payment_status in ('refund_due', 'refunding')
    group by e.currency having sum(e.amount) < 0 order by e.currency`.execute(trx);
  return rows;
}

/** Their money that a bank holds and may give back to the venue, by currency. */
export const undecidedDisputes = (trx: TenantTransaction, id: number) =>
  trx
    .selectFrom("payment_disputes as d")
    .innerJoin("payments as p", (join) =>
      join.onRef("p.tenant_id", "=", "d.tenant_id").onRef("p.id", "=", "d.payment_id"),
    )
    .where("p.client_id", "=", id)
    .where("d.withdrawn_amount", ">", 0)
    .where("d.provider_status", "<>", "lost")
    .groupBy("d.currency")
    .select(["d.currency", sql<number>`sum(d.withdrawn_amount)::bigint`.as("held")])
    .execute();

/** Their remaining credit, by currency. */
export function creditsLeft(trx: TenantTransaction, id: number) {
  return trx
    .selectFrom("ledger_entries")
    .where("account", "=", "credit")
    .where("client_id", "=", id)
    .groupBy("currency")
    .having(sql<boolean>`sum(amount) <> 0`)
    .select(["currency", sql<number>`-sum(amount)::bigint`.as("left")])
    .execute();
}

/** The plan of the membership that still bills them; undefined where there is none. */
export async function billingMembership(trx: TenantTransaction, id: number): Promise<string | undefined> {
  const row = await trx
    .selectFrom("memberships as m")
    .innerJoin("membership_plans as p", (join) =>
      join.onRef("p.tenant_id", "=", "m.tenant_id").onRef("p.id", "=", "m.plan_id"),
    )
    .where("m.client_id", "=", id)
    .where("m.status", "not in", ["cancelled", "cancel_scheduled"])
    .select("p.name")
    .executeTakeFirst();
  return row?.name;
}

/** Their memberships that are to end with credit, which becomes theirs then. */
export const creditToCome = (trx: TenantTransaction, id: number) =>
  trx
    .selectFrom("memberships as m")
    .innerJoin("membership_plans as p", (join) =>
      join.onRef("p.tenant_id", "=", "m.tenant_id").onRef("p.id", "=", "m.plan_id"),
    )
    .where("m.client_id", "=", id)
    .where("m.status", "=", "cancel_scheduled")
    .where("m.credit_amount", ">", 0)
    .select(["p.name", "m.cancel_on", "m.credit_amount as left", "m.currency"])
    .execute();

/** Bills that they have not paid: nobody can be asked for them once the person is erased. */
export async function countOpenBills(trx: TenantTransaction, id: number): Promise<number> {
  const { open } = await trx
    .selectFrom("membership_invoices as i")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.tenant_id", "=", "i.tenant_id").onRef("m.id", "=", "i.membership_id"),
    )
    .where("m.client_id", "=", id)
    .where("i.status", "=", "open")
    .select((eb) => eb.fn.countAll<number>().as("open"))
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** Counts the rows that reference the person, by column. */
export async function countNaming(trx: TenantTransaction, id: number, fate: "goes" | "stays") {
  const counted: { what: readonly [string, string]; count: number }[] = [];
  for (const { table, column, noun } of personColumns("erased", fate)) {
    if (noun) counted.push({ what: noun, count: await countRows(trx, { table, column, id }) });
  }
  return counted;
}

export async function countRows(
  trx: TenantTransaction,
  { table, column, id }: { table: string; column: string; id: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where tenant_id = ${TENANT_ID} and ${sql.ref(column)} = ${id}`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}

const activitiesOf = (id: number) => sql`(
  select a.id from audit_log a where a.tenant_id = ${TENANT_ID} and (a.entity, a.entity_id) in (
    select 'client', u.id::text from users u where u.tenant_id = ${TENANT_ID} and ${id} in (u.id, u.merged_into_id)
    union all select 'booking', b.id::text from bookings b where b.tenant_id = ${TENANT_ID} and b.client_id = ${id}
    union all select 'membership', m.id::text from memberships m where m.tenant_id = ${TENANT_ID} and m.client_id = ${id}))`;

export async function countNotes(trx: TenantTransaction, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from booking_notes n join bookings b on b.tenant_id = ${TENANT_ID} and b.id = n.booking_id
        where n.tenant_id = ${TENANT_ID} and b.client_id = ${id})::int
      + (select count(*) from activity_notes n where n.tenant_id = ${TENANT_ID} and n.activity_id in ${activitiesOf(id)})::int as count`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}

/** Queued or sent mails, since they contain the recipient. */
export async function countMails(trx: TenantTransaction, id: number, email: string | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from outbox o where o.tenant_id = ${TENANT_ID} and ${mailedTo(id, email)}`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}

const mailedTo = (id: number, email: string | null) => sql<boolean>`(
  o.client_id = ${id} or (o.payload->>'booking_id')::int in (select b.id from bookings b where b.tenant_id = ${TENANT_ID} and ${theirs(id, email)})
  or o.payload->>'user_id' = ${String(id)} or o.payload->>'client_id' = ${String(id)}
  or lower(o.sent_to) = lower(${email}::text) or position(lower(${email}::text) in lower(o.payload::text)) > 0)`;

/** The fields that the audit log may not keep of an erased person, in any entity. */
const PERSONAL_FIELDS = (
  "first_name last_name name client_name guest email contact_email phone birthday client_note guest_names cancel_note note notes body " +
  "reason waived_reason overlap_reason message tags preferences address device session subject " +
  "buyer_name recipient_name recipient_email redeemed_by_name"
).split(" ");

/** Erases everything that identifies the person; the order ensures that each statement still finds its rows. */
export async function erase(trx: TenantTransaction, id: number, email: string | null, now: Temporal.Instant) {
  await sql`delete from outbox o where o.tenant_id = ${TENANT_ID} and ${mailedTo(id, email)}`.execute(trx);
  await sql`update campaign_recipients set skipped = 'gone' where tenant_id = ${TENANT_ID} and client_id = ${id} and sent_at is null and skipped is null`.execute(
    trx,
  );
  await sql`update bookings b set client_id = ${id}, guest = null where b.tenant_id = ${TENANT_ID} and lower(b.guest->>'email') = lower(${email}::text)
    and b.status <> 'held'`.execute(trx);
  // Ends their waitlist entries; the waiting time is kept for statistics.
  await sql`update waitlist_entries set client_id = ${id}, guest = null,
    status = case when status in ('waiting', 'offered') then 'left' else status end, version = version + 1
    where tenant_id = ${TENANT_ID} and (client_id = ${id} or lower(guest->>'email') = lower(${email}::text))`.execute(
    trx,
  );
  await eraseFromHistory(trx, id, email);
  await sql`update payments set note = null, payer_name = null, card_last4 = null,
    void_reason = case when void_reason is null then null else 'Erased' end where tenant_id = ${TENANT_ID}
    and (client_id = ${id} or booking_id in (select id from bookings where tenant_id = ${TENANT_ID} and client_id = ${id})
      or gift_card_id in (select id from gift_cards where tenant_id = ${TENANT_ID} and lower(buyer_email) = lower(${email}::text)))`.execute(
    trx,
  );
  await sql`update gift_cards set recipient_name = 'Erased', recipient_email = null, message = null
    where tenant_id = ${TENANT_ID} and (redeemed_by = ${id} or lower(recipient_email) = lower(${email}::text))`.execute(
    trx,
  );
  await sql`update gift_cards set buyer_name = 'Erased', buyer_email = null
    where tenant_id = ${TENANT_ID} and lower(buyer_email) = lower(${email}::text)`.execute(trx);
  await sql`delete from family_invitations where tenant_id = ${TENANT_ID} and lower(email) = lower(${email}::text)`.execute(
    trx,
  );
  // Ends their place in families; the history of it is anonymous.
  await sql`update family_members set left_at = ${now} where tenant_id = ${TENANT_ID} and client_id = ${id} and left_at is null`.execute(
    trx,
  );
  await sql`update card_charges set email = null where tenant_id = ${TENANT_ID} and (client_id = ${id}
    or booking_id in (select id from bookings where tenant_id = ${TENANT_ID} and client_id = ${id}))`.execute(trx);
  await sql`delete from booking_notes where tenant_id = ${TENANT_ID}
    and booking_id in (select id from bookings where tenant_id = ${TENANT_ID} and client_id = ${id})`.execute(trx);
  await sql`delete from activity_notes where tenant_id = ${TENANT_ID} and activity_id in ${activitiesOf(id)}`.execute(
    trx,
  );
  await sql`update amounts_due set waived_reason = 'Erased' where tenant_id = ${TENANT_ID} and waived_reason is not null
    and booking_id in (select id from bookings where tenant_id = ${TENANT_ID} and client_id = ${id})`.execute(trx);
  await sql`update bookings set client_note = null, guest_names = '{}', cancel_note = null, ip_address = null, visitor_hash = null, manage_nonce = null,
    manage_token_hash = null, overlap_reason = case when overlap_reason is null then null else 'Erased' end,
    version = version + 1 where tenant_id = ${TENANT_ID} and client_id = ${id}`.execute(trx);
  await forgetAnswers(trx, id, email);
  for (const { table, column } of personColumns("erased", "goes")) {
    await sql`delete from ${sql.table(table)} where tenant_id = ${TENANT_ID} and ${sql.ref(column)} = ${id}`.execute(
      trx,
    );
  }
  await sql`update users set first_name = 'Erased', last_name = 'client', email = null, contact_email = null, phone = null,
    password_hash = null, preferences = '{}', roles = '{}', anonymized_at = ${now}, version = version + 1
    where tenant_id = ${TENANT_ID} and id = ${id}`.execute(trx);
  await sql`update users set first_name = 'Erased', last_name = 'client' where tenant_id = ${TENANT_ID} and merged_into_id = ${id}`.execute(
    trx,
  );
}

/** Needs the gift cards to still contain the address, and what was done as a guest to name the client. */
async function eraseFromHistory(trx: TenantTransaction, id: number, email: string | null): Promise<void> {
  const words = email === null ? [] : [email];
  // Records that were merged into this one belong to the same person.
  await sql`select erase_from_history(array_agg(u.id), ${PERSONAL_FIELDS}::text[], ${words}::text[])
    from users u where u.tenant_id = ${TENANT_ID} and ${id} in (u.id, u.merged_into_id)`.execute(trx);
}

/** Deletes responses stored for a day for idempotent replays: the person's own, and those that contain their data. */
async function forgetAnswers(trx: TenantTransaction, id: number, email: string | null): Promise<void> {
  const name = sql`(select lower(${fullNameSql()}) from users where tenant_id = ${TENANT_ID} and id = ${id})`;
  await sql`delete from idempotency_keys where tenant_id = ${TENANT_ID} and (scope = ${`person:${id}`}
    or answer->>'client_id' = ${String(id)} or position(${name} in lower(answer::text)) > 0
    or position(lower(${email}::text) in lower(answer::text)) > 0)`.execute(trx);
}
