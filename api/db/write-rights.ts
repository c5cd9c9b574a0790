import { escapeIdentifier, type Client } from "pg";
import { sessionOn } from "./session.ts";
import type { DB } from "./types.generated.ts";

/** What the product's role may do with a table's rows besides reading and inserting. */
interface Rights<Table extends keyof DB> {
  /** The columns it may change, or all but these; none by default. */
  change?: readonly (keyof DB[Table] & string)[] | { allBut: readonly (keyof DB[Table] & string)[] };
  remove?: true;
}

export type WriteRights = { readonly [Table in keyof DB]: Rights<Table> };

/** What is refunded of a payment, and that it was recorded by mistake. */
const REFUNDED = ["refunded_amount", "refunded_tax_amount", "refunded_tip_amount"] as const;
const VOIDED = ["void_reason", "voided_at", "voided_by"] as const;

/** What becomes of a card payment of the booking page, and how it goes back to its card. */
const ONLINE_REFUND = [
  "refund_asked_at",
  "refund_failure",
  "refund_id",
  "settled_at",
  "state",
  "taken_amount",
  "taken_currency",
] as const;

/**
 * Grants only what the code needs: the product's role can change neither the id of a tenant or a person, nor what
 * was agreed, sent, paid or decided. A table without an entry is a compile error.
 */
export const WRITE_RIGHTS: WriteRights = {
  access_tokens: { change: ["last_used_at", "revoked_at"], remove: true },
  account_tokens: { change: ["used_at"], remove: true },
  activity_notes: { change: ["author_id"], remove: true },
  allowance_entries: {},
  allowance_grants: {},
  amounts_due: { change: ["waived_at", "waived_by", "waived_reason"], remove: true },
  audit_log: {},
  bay_days: { remove: true },
  bay_hour_days: { remove: true },
  bay_hour_months: { remove: true },
  bay_months: { remove: true },
  bay_span_days: { remove: true },
  bay_span_months: { remove: true },
  blocked_times: { change: { allBut: ["tenant_id", "id", "created_at"] } },
  booked_service_days: { remove: true },
  booked_service_months: { remove: true },
  booked_thing_days: { remove: true },
  booked_thing_months: { remove: true },
  booking_days: { remove: true },
  booking_hour_days: { remove: true },
  booking_hour_months: { remove: true },
  booking_months: { remove: true },
  booking_notes: { change: ["author_id"], remove: true },
  booking_series: { change: ["starts", "weekday"] },
  booking_way_days: { remove: true },
  booking_way_months: { remove: true },
  bookings: { change: { allBut: ["tenant_id", "id", "created_at"] }, remove: true },
  calendar_feeds: { change: ["created_at", "nonce", "token_hash"], remove: true },
  campaign_recipients: { change: ["client_id", "nonce", "outbox_id", "sent_at", "skipped", "token_hash"] },
  campaigns: { change: { allBut: ["tenant_id", "id", "created_at"] }, remove: true },
  cancellation_days: { remove: true },
  cancellation_months: { remove: true },
  card_charges: {
    change: [
      "client_id",
      "customer_id",
      "email",
      "expires_at",
      "failure",
      "payment_id",
      "provider_payment_id",
      "refund_asked_at",
      "refund_failure",
      "refund_id",
      "requested_by",
      "settled_at",
      "state",
      "taken_amount",
      "taken_currency",
    ],
  },
  cash_ups: { change: ["closed_by", "reopened_at", "reopened_by", "reopened_reason"] },
  changes: { remove: true },
  claims: { change: ["client_id", "during", "expires_at"], remove: true },
  class_series: { change: { allBut: ["tenant_id", "id", "created_at"] } },
  class_sessions: { change: { allBut: ["tenant_id", "id", "created_at"] } },
  client_errors: { change: ["user_id"], remove: true },
  client_visits: { remove: true },
  coach_availabilities: { change: { allBut: ["tenant_id", "id", "coach_id"] }, remove: true },
  coach_days: { remove: true },
  coach_months: { remove: true },
  coach_locations: { remove: true },
  coaches: { change: ["archived_at", "availability_mode", "details", "picture"] },
  code_exchanges: { remove: true },
  company_invoices: { change: ["number", "page_url", "status", "total_amount"] },
  company_subscriptions: { change: { allBut: ["tenant_id", "payment_mode"] } },
  connect_attempts: { remove: true },
  connected_accounts: { change: { allBut: ["tenant_id", "payment_mode"] } },
  days_to_recount: { remove: true },
  family_invitations: { change: { allBut: ["tenant_id", "id", "membership_id", "email"] }, remove: true },
  family_members: { change: ["client_id", "left_at"] },
  gift_cards: {
    change: [
      "buyer_email",
      "buyer_name",
      "charged_back_amount",
      "message",
      "recipient_email",
      "recipient_name",
      "reclaimed_at",
      "redeemed_at",
      "redeemed_by",
      "refund_asked_at",
      "refund_failure",
      "refund_tries",
      "sent_at",
      "state",
      "taken_back_amount",
      "void_reason",
    ],
  },
  idempotency_keys: { change: ["answer", "created_at", "request_hash"], remove: true },
  impersonation_links: { remove: true },
  import_mappings: { change: ["fields"] },
  import_parts: { change: ["content"], remove: true },
  import_rows: { change: ["client_id", "entity_id", "name", "reason", "record", "state", "tag_ids"], remove: true },
  imports: { change: { allBut: ["tenant_id", "id", "created_at", "file_name", "kind", "size"] } },
  known_devices: { change: ["last_seen_at"], remove: true },
  ledger_entries: {},
  ledger_transactions: {},
  location_closures: { remove: true },
  location_holidays: { remove: true },
  location_hours: { remove: true },
  locations: { change: { allBut: ["tenant_id", "id"] } },
  marketing_consents: { change: ["changed_at", "source", "state"], remove: true },
  membership_invoices: {
    change: [
      "card_refusal",
      "card_tries",
      "credited_amount",
      "first_refused_at",
      "method",
      "next_try_at",
      "paid_at",
      "status",
      "taken_by",
    ],
  },
  membership_plan_benefits: { remove: true },
  membership_plan_prices: { remove: true },
  membership_plan_syncs: { change: { allBut: ["tenant_id", "plan_id"] } },
  membership_plans: { change: { allBut: ["tenant_id", "id", "created_at"] } },
  membership_spans: { remove: true },
  memberships: { change: { allBut: ["tenant_id", "id", "created_at"] } },
  memberships_to_recount: { remove: true },
  name_changes: { change: ["changes", "last_transaction"] },
  onboardings: { change: ["booking_page_seen_at", "details_confirmed_at", "skipped_at"] },
  outbox: {
    change: ["attempts", "client_id", "last_error", "outdated", "queued_again_at", "sent_at", "sent_to", "subject"],
    remove: true,
  },
  payment_disputes: { change: ["asked_at", "due_by", "provider_status", "withdrawn_amount"] },
  payment_events: { change: ["failure", "processed_at", "retried_at", "tries"] },
  payment_refunds: {
    change: ["failure", "owed_amount", "provider_refund_id", "requested_by", "settled_at", "state", "tax_amount"],
  },
  payments: {
    change: ["card_last4", "client_id", "note", "payer_name", "taken_by", ...REFUNDED, ...VOIDED],
  },
  plan_purchases: {
    change: [
      "buyer",
      "client_id",
      "failure",
      "gift",
      "gift_card_id",
      "membership_id",
      "pays_by_card",
      "provider_payment_id",
      ...ONLINE_REFUND,
    ],
  },
  platform_plans: {},
  policies: {},
  provider_customers: { change: ["client_id"], remove: true },
  provider_overviews: { change: ["fetched_at", "overview"], remove: true },
  rate_limits: { change: ["expire", "points"], remove: true },
  recovery_codes: { change: ["used_at", "user_id"], remove: true },
  resource_hours: { remove: true },
  resource_types: { change: { allBut: ["tenant_id", "id"] }, remove: true },
  resources: { change: { allBut: ["tenant_id", "id"] }, remove: true },
  revenue_days: { remove: true },
  revenue_months: { remove: true },
  role_permissions: { change: ["reach"], remove: true },
  saved_filters: { remove: true },
  saved_queries: { change: ["name", "version"], remove: true },
  saved_query_mails: { change: ["every", "weekday", "month_day", "hour", "next_at", "last_sent_at"], remove: true },
  saved_query_versions: { change: ["saved_by"] },
  widget_preferences: { change: ["version", "widgets"], remove: true },
  service_categories: { change: { allBut: ["tenant_id", "id"] }, remove: true },
  service_coaches: { remove: true },
  service_durations: { remove: true },
  service_payments: {
    change: ["client_id", "client_note", "failure", "guest", "provider_payment_id", ...ONLINE_REFUND],
  },
  service_peak_hours: { remove: true },
  service_revenue_days: { remove: true },
  service_revenue_months: { remove: true },
  service_revenue_years: { remove: true },
  services: { change: { allBut: ["tenant_id", "id"] }, remove: true },
  sessions: { change: ["confirmed_at", "last_used_at", "reason"], remove: true },
  tags: { change: ["name", "version"], remove: true },
  taught_months: { remove: true },
  tenants: {
    change: [
      "admins_need_two_factor",
      "audit_months",
      "brand_color",
      "cancelled_at",
      "cover",
      "currency",
      "exporters_need_two_factor",
      "locale",
      "logo",
      "name",
      "owners_need_two_factor",
      "report_day_hour",
      "sells_gift_cards",
      "subscription_status",
      "taxes",
      "timezone",
      "trial_reminded_at",
      "version",
    ],
  },
  two_factors: { change: ["confirmed_at", "last_step", "next_secret", "secret"], remove: true },
  uploads: { change: ["idle_since", "is_shown", "picture", "uploaded_by"], remove: true },
  user_identities: { change: ["user_id"], remove: true },
  user_tags: { remove: true },
  users: { change: { allBut: ["tenant_id", "id", "created_at"] } },
  visitor_years: { remove: true },
  waitlist_entries: {
    change: [
      "booking_id",
      "client_id",
      "created_by",
      "end_time",
      "guest",
      "offered_at",
      "offered_until",
      "position",
      "start_time",
      "status",
      "told_at",
      "version",
    ],
  },
  waiting_days: { remove: true },
  waiting_months: { remove: true },
  zone_offsets: { change: ["checked_at", "offsets", "release"] },
  zone_shifts: {
    change: ["end_offset", "end_time", "found_at", "kept", "settled_at", "start_offset", "start_time", "zone"],
  },
};

/** Only one start at a time changes rights. */
const RIGHTS_LOCK = 7_305_004;

interface TableRights {
  name: string;
  columns: string[];
  changed: string[];
  is_removed: boolean;
}

/** Grants the product's role exactly these rights; tables that already have them are left alone. */
export async function grantWriteRights(ownerUrl: string): Promise<void> {
  const owner = sessionOn(ownerUrl);
  await owner.connect();
  try {
    await owner.query("begin");
    await owner.query("select pg_advisory_xact_lock($1)", [RIGHTS_LOCK]);
    await owner.query((await readWriteRights(owner)).flatMap(grantsFor).join(";"));
    await owner.query("commit");
  } finally {
    // uncommitted changes are rolled back with it
    await owner.end();
  }
}

/** What the role may currently change and delete, by table; without generated columns, which nobody can change. */
export async function readWriteRights(client: Client): Promise<TableRights[]> {
  const { rows } = await client.query<TableRights>(
    `select c.relname as name, array_agg(a.attname::text order by a.attname) as columns,
      coalesce(array_agg(a.attname::text order by a.attname)
        filter (where has_column_privilege('fairway_app', c.oid, a.attnum, 'update')), '{}') as changed,
      has_table_privilege('fairway_app', c.oid, 'delete') as is_removed
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname = any($1)
    group by c.oid`,
    [Object.keys(WRITE_RIGHTS)],
  );
  return rows;
}

function grantsFor(table: TableRights): string[] {
  const { change = [], remove }: Rights<never> = WRITE_RIGHTS[table.name as keyof DB]; // the keys of the table above
  const wanted = table.columns.filter((column) => isChanged(column, change));
  if (wanted.join() === table.changed.join() && Boolean(remove) === table.is_removed) return [];
  const name = escapeIdentifier(table.name);
  return [
    `revoke update, delete on ${name} from fairway_app`,
    ...(wanted.length > 0 ? [`grant update (${wanted.map(escapeIdentifier).join()}) on ${name} to fairway_app`] : []),
    ...(remove ? [`grant delete on ${name} to fairway_app`] : []),
  ];
}

function isChanged(column: string, change: readonly string[] | { allBut: readonly string[] }): boolean {
  return "allBut" in change ? !change.allBut.includes(column) : change.includes(column);
}
