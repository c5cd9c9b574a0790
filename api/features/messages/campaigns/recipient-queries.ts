import { sql } from "kysely";
import { fullNameSql, sortName } from "#api/db/person-name.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { UNSUBSCRIBED_ADDRESSES } from "#api/db/unsubscribed-addresses.ts";
import type { clientsFitting } from "#api/features/clients/clients/list-clients.ts";
import type { SkipReason } from "#schema/messages/campaigns/models.ts";

/** A query for clients. */
type Clients = ReturnType<typeof clientsFitting>;

/** What a campaign requires of its recipients. */
export interface Needs {
  marketing: boolean;
  /** Its text contains the plan of a membership, or its renewal date. */
  membership: boolean;
  renewal: boolean;
}

const HOLDS_MEMBERSHIP = sql<boolean>`exists (select from memberships m
  where m.tenant_id = ${TENANT_ID} and m.client_id = users.id and m.status <> 'cancelled')`;

/** A membership that continues after its period. */
const RENEWS = sql`m.status in ('active', 'past_due', 'pause_scheduled') and m.period_end is not null`;

const HOLDS_RENEWING = sql<boolean>`exists (select from memberships m
  where m.tenant_id = ${TENANT_ID} and m.client_id = users.id and ${RENEWS})`;

const CONSENT = sql<string | null>`(select k.state from marketing_consents k
  where k.tenant_id = ${TENANT_ID} and k.client_id = users.id)`;

const ADDRESS = sql<string | null>`coalesce(users.email, users.contact_email)`;

/** The address is unsubscribed in any record. */
const HAS_UNSUBSCRIBED = sql<boolean>`lower(${ADDRESS}) in (${UNSUBSCRIBED_ADDRESSES})`;

/** Why a client gets no mail, whoever else is in the audience; null for who gets it. */
const skippedAlone = ({ marketing, membership, renewal }: Needs) => sql<SkipReason | null>`case
  when nullif(${ADDRESS}, '') is null then 'no_address'
  when ${marketing} and ${HAS_UNSUBSCRIBED} then 'unsubscribed'
  when ${marketing} and ${CONSENT} is null then 'not_agreed'
  when ${membership} and not ${HOLDS_MEMBERSHIP} then 'no_membership'
  when ${renewal} and not ${HOLDS_RENEWING} then 'no_renewal' end`;

/**
 * The same among all who are chosen: of several clients with one address the first gets the mail, whoever signs in with it before the
 * others. Where the text tells of somebody's own membership each of them gets theirs.
 */
function skippedBy(needs: Needs) {
  const alone = skippedAlone(needs);
  if (needs.membership || needs.renewal) return alone;
  const place = sql<number>`row_number() over (partition by lower(${ADDRESS}), ${alone} is null
    order by users.email is null, users.id)`;
  return sql<SkipReason | null>`coalesce(${alone}, case when ${place} > 1 then 'same_address' end)`;
}

export interface CountedReason {
  reason: SkipReason | null;
  count: number;
}

/** Counts clients by the reason to skip them, and those without one. */
export async function countAudience(trx: TenantTransaction, people: Clients, needs: Needs): Promise<CountedReason[]> {
  const reasons = people.select(skippedBy(needs).as("reason"));
  const { rows } = await sql<CountedReason>`
    select reason, count(*)::int as count from (${reasons}) chosen group by reason order by count desc, reason`.execute(
    trx,
  );
  return rows;
}

/** Records all recipients, with the reason where one is skipped. */
export async function takeDownRecipients(
  trx: TenantTransaction,
  campaignId: number,
  { people, needs }: { people: Clients; needs: Needs },
): Promise<void> {
  const chosen = people
    .innerJoin("tenants as t", (join) => join.on("t.tenant_id", "=", TENANT_ID))
    .select(["t.tenant_id", sql<number>`${campaignId}::int`.as("campaign_id"), "users.id as client_id"])
    .select(skippedBy(needs).as("skipped"));
  await trx
    .insertInto("campaign_recipients")
    .columns(["tenant_id", "campaign_id", "client_id", "skipped"])
    .expression(chosen)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Counts the recorded recipients by reason. */
export async function countRecipients(trx: TenantTransaction, campaignId: number): Promise<CountedReason[]> {
  return trx
    .selectFrom("campaign_recipients")
    .where("campaign_id", "=", campaignId)
    .groupBy("skipped")
    .orderBy((eb) => eb.fn.countAll(), "desc")
    .orderBy("skipped")
    .select((eb) => [sql<SkipReason | null>`skipped`.as("reason"), eb.fn.countAll<number>().as("count")])
    .execute();
}

/** Campaigns being sent. */
export async function sendingCampaigns(trx: TenantTransaction): Promise<number[]> {
  const rows = await trx.selectFrom("campaigns").where("status", "=", "sending").orderBy("id").select("id").execute();
  return rows.map(({ id }) => id);
}

/** Locks a campaign being sent; undefined if it is not, or if another process is working on it. */
export const lockSending = (trx: TenantTransaction, id: number) =>
  trx
    .selectFrom("campaigns")
    .where("id", "=", id)
    .where("status", "=", "sending")
    .select(["id", "marketing"])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** The number of the company's campaign mails in the outbox that were not tried yet. */
export async function countInOutbox(trx: TenantTransaction): Promise<number> {
  const { count } = await trx
    .selectFrom("outbox")
    .where("kind", "=", "campaign")
    .where("sent_at", "is", null)
    .where("last_error", "is", null)
    .where("outdated", "is", null)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** The next recipients without a mail in the outbox. */
export async function nextRecipients(trx: TenantTransaction, campaignId: number, most: number): Promise<number[]> {
  const rows = await trx
    .selectFrom("campaign_recipients")
    .where("campaign_id", "=", campaignId)
    .where("skipped", "is", null)
    .where("sent_at", "is", null)
    .where("outbox_id", "is", null)
    .orderBy("client_id")
    .limit(most)
    .select("client_id")
    .execute();
  return rows.map(({ client_id }) => client_id);
}

export interface QueuedRecipient {
  client_id: number;
  outbox_id: number;
  nonce: Buffer;
  token_hash: Buffer;
}

/** Stores the outbox id and the link nonce of each recipient. */
export async function keepQueued(
  trx: TenantTransaction,
  campaignId: number,
  queued: readonly QueuedRecipient[],
): Promise<void> {
  await sql`update campaign_recipients r set outbox_id = q.outbox_id, nonce = q.nonce, token_hash = q.token_hash
    from unnest(${queued.map(({ client_id }) => client_id)}::int[], ${queued.map(({ outbox_id }) => outbox_id)}::bigint[],
      ${queued.map(({ nonce }) => nonce)}::bytea[], ${queued.map(({ token_hash }) => token_hash)}::bytea[])
      as q (client_id, outbox_id, nonce, token_hash)
    where r.tenant_id = ${TENANT_ID} and r.campaign_id = ${campaignId} and r.client_id = q.client_id and r.outbox_id is null`.execute(
    trx,
  );
}

/** The current facts for one mail; a recipient whose record was merged in the meantime is the kept client. */
export function recipientFacts(trx: TenantTransaction, outboxId: number, needs: Needs) {
  return trx
    .selectFrom("campaign_recipients as r")
    .innerJoin("users", (join) =>
      join.onRef("users.tenant_id", "=", "r.tenant_id").onRef("users.id", "=", "r.client_id"),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("memberships as m")
          .innerJoin("membership_plans as p", (join) =>
            join.onRef("p.tenant_id", "=", "m.tenant_id").onRef("p.id", "=", "m.plan_id"),
          )
          .whereRef("m.tenant_id", "=", "users.tenant_id")
          .whereRef("m.client_id", "=", "users.id")
          .where("m.status", "<>", "cancelled")
          .orderBy(sql`(${RENEWS})`, "desc")
          .orderBy("m.period_end")
          .limit(1)
          .select([
            "p.name as plan_name",
            sql<string | null>`case when ${RENEWS} then m.period_end end`.as("renews_on"),
          ])
          .as("held"),
      (join) => join.onTrue(),
    )
    .where("r.outbox_id", "=", outboxId)
    .where("r.sent_at", "is", null)
    .where("r.skipped", "is", null)
    .select(["r.client_id", "r.nonce", "users.first_name", "users.last_name", "users.is_email_confirmed"])
    .select(["held.plan_name", "held.renews_on"])
    .select([
      ADDRESS.as("email"),
      sql<SkipReason | null>`case when not users.roles @> array['client'] then 'gone' else ${skippedAlone(needs)} end`.as(
        "reason",
      ),
    ])
    .executeTakeFirst();
}

export async function changeRecipient(
  trx: TenantTransaction,
  outboxId: number,
  change: { sent_at: Temporal.Instant } | { skipped: SkipReason },
): Promise<void> {
  await trx.updateTable("campaign_recipients").set(change).where("outbox_id", "=", outboxId).execute();
}

/** Returns a recipient whose mail was not sent to the queue, and the campaign to sending. */
export async function putBackRecipient(trx: TenantTransaction, campaignId: number, outboxId: number): Promise<void> {
  await trx
    .updateTable("campaign_recipients")
    .set({ outbox_id: null, nonce: null, token_hash: null })
    .where("outbox_id", "=", outboxId)
    .where("sent_at", "is", null)
    .where("skipped", "is", null)
    .execute();
  await trx
    .updateTable("campaigns")
    .set((eb) => ({ status: "sending", finished_at: null, version: eb("version", "+", 1) }))
    .where("id", "=", campaignId)
    .where("status", "=", "sent")
    .execute();
}

const OWN_ADDRESS = sql<string>`coalesce(lower(nullif(coalesce(u.email, u.contact_email), '')), 'client ' || u.id)`;

/** What became of the mails of a campaign; whoever unsubscribed in any of their records is one person. */
export async function recipientStates(trx: TenantTransaction, campaignId: number) {
  const { rows } = await sql<{ sent: number; failed: number; waiting: number; unsubscribed: number }>`
    with gone as (
      select ${OWN_ADDRESS} as address, max(k.changed_at) as gone_at from marketing_consents k
      join users u on u.tenant_id = ${TENANT_ID} and u.id = k.client_id
      where k.tenant_id = ${TENANT_ID} and k.state = 'unsubscribed' group by 1)
    select count(*) filter (where r.sent_at is not null)::int as sent,
      count(*) filter (where r.sent_at is null and o.last_error is not null)::int as failed,
      count(*) filter (where r.sent_at is null and o.last_error is null)::int as waiting,
      count(distinct gone.address) filter (where gone.gone_at >= r.sent_at)::int as unsubscribed
    from campaign_recipients r
    join users u on u.tenant_id = ${TENANT_ID} and u.id = r.client_id
    left join outbox o on o.tenant_id = ${TENANT_ID} and o.id = r.outbox_id and r.sent_at is null
    left join gone on gone.address = ${OWN_ADDRESS}
    where r.tenant_id = ${TENANT_ID} and r.campaign_id = ${campaignId} and r.skipped is null`.execute(trx);
  return rows[0] ?? { sent: 0, failed: 0, waiting: 0, unsubscribed: 0 };
}

/** Recipients whose mail failed, by name. */
export function recipientFailures(trx: TenantTransaction, campaignId: number, most: number) {
  return trx
    .selectFrom("campaign_recipients as r")
    .innerJoin("outbox as o", (join) => join.onRef("o.tenant_id", "=", "r.tenant_id").onRef("o.id", "=", "r.outbox_id"))
    .innerJoin("users as u", (join) => join.onRef("u.tenant_id", "=", "r.tenant_id").onRef("u.id", "=", "r.client_id"))
    .where("r.campaign_id", "=", campaignId)
    .where("r.sent_at", "is", null)
    .where("r.skipped", "is", null)
    .where("o.last_error", "is not", null)
    .orderBy(sortName("u"))
    .orderBy("u.first_name")
    .orderBy("u.id")
    .limit(most)
    .select(["o.id as message_id", "u.id as client_id", "o.last_error as reason"])
    .select(["o.attempts", "o.created_at", "o.queued_again_at"])
    .select(fullNameSql("u").as("name"))
    .select(sql<string | null>`nullif(coalesce(u.email, u.contact_email), '')`.as("address"))
    .execute();
}

/** The client who received the link, or the one whom their record was merged into. */
export function findByLink(trx: TenantTransaction, tokenHash: Buffer) {
  return trx
    .selectFrom("campaign_recipients as r")
    .innerJoin("users as got", (join) =>
      join.onRef("got.tenant_id", "=", "r.tenant_id").onRef("got.id", "=", "r.client_id"),
    )
    .innerJoin("users as u", (join) =>
      join
        .onRef("u.tenant_id", "=", "got.tenant_id")
        .on((eb) => eb("u.id", "=", eb.fn.coalesce("got.merged_into_id", "got.id"))),
    )
    .where("r.token_hash", "=", tokenHash)
    .select("u.id")
    .select(fullNameSql("u").as("name"))
    .executeTakeFirst();
}

/** The author who sends a test campaign to themselves. */
export const findTester = (trx: TenantTransaction, id: number) =>
  trx
    .selectFrom("users")
    .where("id", "=", id)
    .where("deactivated_at", "is", null)
    .select(["first_name", "last_name", "email"])
    .executeTakeFirst();
