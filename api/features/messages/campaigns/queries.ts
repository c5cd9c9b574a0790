import { sql, type Insertable, type Kysely, type Updateable } from "kysely";
import type { PageQuery } from "#api/db/paging.ts";
import { fullNameSql } from "#api/db/person-name.ts";
import { readPage } from "#api/db/read-page.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { Campaigns, DB } from "#api/db/types.generated.ts";
import type { CampaignStatus } from "#schema/messages/campaigns/models.ts";

export type CampaignRow = NonNullable<Awaited<ReturnType<typeof findCampaign>>>;

const nameOf = (person: "writer" | "sender") =>
  sql<string>`trim(${sql.ref(`${person}.first_name`)} || ' ' || ${sql.ref(`${person}.last_name`)})`;

/** No recipient is left whose mail was neither handed over nor tried. */
const IS_DONE = sql<boolean>`not exists (
  select from campaign_recipients r left join outbox o on o.tenant_id = ${TENANT_ID} and o.id = r.outbox_id
  where r.tenant_id = ${TENANT_ID} and r.campaign_id = c.id and r.skipped is null and r.sent_at is null
    and (r.outbox_id is null or (o.id is not null and o.last_error is null)))`;

const shown = (db: Kysely<DB>) =>
  db
    .selectFrom("campaigns as c")
    .innerJoin("users as writer", (join) =>
      join.onRef("writer.tenant_id", "=", "c.tenant_id").onRef("writer.id", "=", "c.created_by"),
    )
    .leftJoin("users as sender", (join) =>
      join.onRef("sender.tenant_id", "=", "c.tenant_id").onRef("sender.id", "=", "c.started_by"),
    )
    .selectAll("c")
    .select([
      nameOf("writer").as("created_by_name"),
      nameOf("sender").$castTo<string | null>().as("started_by_name"),
      sql<boolean>`c.status = 'sending' and ${IS_DONE}`.as("is_done"),
    ]);

export function listCampaigns(trx: TenantTransaction, status: CampaignStatus | undefined, query: PageQuery) {
  let matching = shown(trx);
  if (status === "draft") matching = matching.where("c.status", "=", "draft");
  if (status === "sending") matching = matching.where("c.status", "=", "sending").where(sql<boolean>`not ${IS_DONE}`);
  if (status === "sent") {
    matching = matching.where(sql<boolean>`(c.status = 'sent' or c.status = 'sending' and ${IS_DONE})`);
  }
  return readPage(matching.orderBy("c.id", "desc"), query);
}

export const findCampaign = (trx: TenantTransaction, id: number) =>
  shown(trx).where("c.id", "=", id).executeTakeFirst();

/** Locked until the transaction ends, so that of two concurrent sends, changes or deletions one goes first. */
export const lockCampaign = (trx: TenantTransaction, id: number) =>
  shown(trx).where("c.id", "=", id).forUpdate("c").executeTakeFirst();

export async function insertCampaign(trx: TenantTransaction, row: Insertable<Campaigns>): Promise<number> {
  const { id } = await trx.insertInto("campaigns").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function changeCampaign(trx: TenantTransaction, id: number, change: Updateable<Campaigns>): Promise<void> {
  await trx
    .updateTable("campaigns")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function deleteCampaignRow(trx: TenantTransaction, id: number): Promise<void> {
  await trx.deleteFrom("campaigns").where("id", "=", id).execute();
}

/** Only mail that tells of a booking contains its times: receipts name it too, and may be anybody's. */
const BOOKING_TOLD_OF = sql<number | null>`case when o.payload ? 'start_time' then (o.payload->>'booking_id')::int end`;

/** The mails to clients and to guests about their bookings, with the recipient's present address. */
const messages = (trx: TenantTransaction) =>
  trx
    .selectFrom("outbox as o")
    .leftJoin("users as u", (join) => join.onRef("u.tenant_id", "=", "o.tenant_id").onRef("u.id", "=", "o.client_id"))
    .leftJoin("bookings as g", (join) =>
      join.onRef("g.tenant_id", "=", "o.tenant_id").on("g.id", "=", BOOKING_TOLD_OF).on("g.guest", "is not", null),
    )
    .where((eb) => eb.or([eb("u.id", "is not", null), eb("g.id", "is not", null)]))
    .select(["o.id", "o.kind", "o.subject", "o.sent_to", "o.sent_at", "o.attempts", "o.last_error"])
    .select(["o.created_at", "o.queued_again_at", "o.outdated"])
    .select([
      sql<number | null>`(o.payload->>'campaign_id')::int`.as("campaign_id"),
      // A guest may have given the address that a client has too.
      sql<
        string | null
      >`nullif(case when g.id is null then coalesce(u.email, u.contact_email) else g.guest->>'email' end, '')`.as(
        "address",
      ),
      sql<number | null>`g.id`.as("guest_booking_id"),
    ]);

export type MessageRow = Awaited<ReturnType<typeof listMessages>>["rows"][number];

/** Messages to a client, the latest first. */
export const listMessages = (trx: TenantTransaction, clientId: number, query: PageQuery) =>
  readPage(messages(trx).where("o.client_id", "=", clientId).orderBy("o.id", "desc"), query);

/** The mails about a booking, or about others together with it, that have failed and did not arrive since; the latest first. */
export const undeliveredOf = (trx: TenantTransaction, bookingId: number, most: number) =>
  messages(trx)
    .where("o.sent_at", "is", null)
    .where((eb) =>
      eb.or([eb("o.attempts", ">", 0), eb("o.queued_again_at", "is not", null), eb("o.outdated", "is not", null)]),
    )
    .where(
      sql<boolean>`((o.payload->>'booking_id')::int = ${bookingId}
        or coalesce(o.payload->'series', o.payload->'members') @> to_jsonb(${bookingId}::int)
        or not o.payload ? 'members' and (o.payload->>'group_id')::int = (
          select b.group_id from bookings b where b.tenant_id = ${TENANT_ID} and b.id = ${bookingId}))`,
    )
    .orderBy("o.id", "desc")
    .limit(most)
    .execute();

/** One message with what it is composed from, locked, so that of two who send it again one goes first. */
export const lockMessage = (trx: TenantTransaction, id: number) =>
  messages(trx)
    .where("o.id", "=", id)
    .select(["o.client_id", "o.payload"])
    .select(sql<string | null>`${fullNameSql("u")}`.as("client_name"))
    .forUpdate("o")
    .executeTakeFirst();
