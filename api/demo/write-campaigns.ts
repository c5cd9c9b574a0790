import { sql } from "kysely";
import { insertRows, withIds } from "#api/db/insert-rows.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";

/** Out of this many clients, the following number agreed to marketing mail, and one declined. */
const OF = 10;
const AGREED = 7;
const EVERYBODY = JSON.stringify({ tag_ids: [], match: "any" });

const SENT = {
  subject: "Winter league: two bays left, {{first_name}}",
  body: "Hello {{first_name}},\n\nthe winter league of {{company_name}} begins on the first Tuesday of next month: eight evenings, teams of four, and a dinner at the end.\n\nTwo bays are still free. Book at {{booking_page}}.\n\nSee you on the range",
};
const DRAFT = {
  subject: "Bring a friend in spring",
  body: "Hello {{first_name}},\n\nall of April your guest plays free on weekdays before four.\n\nBook at {{booking_page}}.",
};

/** Writes consents to marketing mail, a campaign sent three weeks ago to those who gave it, and a draft. */
export async function writeCampaigns(
  trx: TenantTransaction,
  { tenant_id, staff_id, now }: { tenant_id: string; staff_id: number; now: Temporal.Instant },
): Promise<void> {
  await sql`insert into marketing_consents (tenant_id, client_id, state, source, changed_at)
    select u.tenant_id, u.id, case when u.id % ${sql.lit(OF)} < ${sql.lit(AGREED)} then 'agreed' else 'unsubscribed' end, 'desk', u.created_at
    from users u where u.tenant_id = ${tenant_id} and u.roles @> array['client'] and u.id % ${sql.lit(OF)} <= ${sql.lit(AGREED)}`.execute(
    trx,
  );
  const [sent, draft] = await withIds(trx, [SENT, DRAFT]);
  if (!sent || !draft) return;
  const at = now.subtract({ hours: 21 * 24 });
  const written = { tenant_id, marketing: true, audience: EVERYBODY, created_by: staff_id };
  const counted = sql<number>`(select count(*) from users where tenant_id = ${tenant_id} and roles @> array['client'])::int`;
  const reached = sql<number>`(select count(*) from users u join marketing_consents k on k.tenant_id = ${tenant_id} and k.client_id = u.id
    where u.tenant_id = ${tenant_id} and k.state = 'agreed')::int`;
  await insertRows(trx, "campaigns", [{ ...written, ...draft, created_at: now.subtract({ hours: 20 }) }]);
  await trx
    .insertInto("campaigns")
    .values({
      ...written,
      ...sent,
      created_at: at,
      status: "sent",
      chosen_count: counted,
      recipient_count: reached,
      started_by: staff_id,
      started_at: at,
      finished_at: at.add({ minutes: 4 }),
      version: 2,
    })
    .execute();
  await sql`insert into campaign_recipients (tenant_id, campaign_id, client_id, skipped, sent_at)
    select u.tenant_id, ${sent.id}::int, u.id,
      case when k.state = 'unsubscribed' then 'unsubscribed' when k.state is null then 'not_agreed' end,
      case when k.state = 'agreed' then ${at}::timestamptz end
    from users u left join marketing_consents k on k.tenant_id = ${tenant_id} and k.client_id = u.id
    where u.tenant_id = ${tenant_id} and u.roles @> array['client']`.execute(trx);
}
