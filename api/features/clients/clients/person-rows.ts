/** What happens to the rows that reference a person, by table and column; a test fails for any column missing here. */
interface PersonRows {
  /** Noun for counts shown to people: singular and plural. */
  noun?: readonly [string, string];
  /** On erasure: rows that identify the person are deleted, figures stay. */
  erased: "goes" | "stays";
  /** On a merge: the rows move to the other person, or are deleted. `apart`: handled by a separate query. */
  merged: "moves" | "goes" | "apart";
}

export const PERSON_ROWS = {
  "bookings.client_id": { noun: ["booking", "bookings"], erased: "stays", merged: "moves" },
  "memberships.client_id": { noun: ["membership", "memberships"], erased: "stays", merged: "moves" },
  // Rows are closed and kept; a payer, or somebody already in the family, gets no second open row.
  "family_members.client_id": {
    noun: ["place in a family's membership", "places in families' memberships"],
    erased: "stays",
    merged: "apart",
  },
  "payments.client_id": { noun: ["payment", "payments"], erased: "stays", merged: "moves" },
  "user_tags.user_id": { noun: ["tag", "tags"], erased: "goes", merged: "apart" },
  "sessions.user_id": { noun: ["sign-in on a device", "sign-ins on devices"], erased: "goes", merged: "goes" },
  "user_identities.user_id": {
    noun: ["linked Google account", "linked Google accounts"],
    erased: "goes",
    merged: "apart",
  },
  "claims.client_id": { erased: "stays", merged: "apart" },
  "account_tokens.user_id": { erased: "goes", merged: "goes" },
  "two_factors.user_id": { erased: "goes", merged: "apart" },
  "saved_filters.user_id": { erased: "goes", merged: "goes" },
  "access_tokens.user_id": { erased: "goes", merged: "goes" },
  "saved_query_mails.user_id": { erased: "goes", merged: "goes" },
  "saved_query_versions.saved_by": { erased: "stays", merged: "moves" },
  "widget_preferences.user_id": { erased: "goes", merged: "goes" },
  "impersonation_links.user_id": { erased: "goes", merged: "goes" },
  "impersonation_links.actor_id": { erased: "goes", merged: "goes" },
  "sessions.actor_id": { erased: "goes", merged: "goes" },
  // Recomputed from the bookings that move.
  "client_visits.client_id": { erased: "stays", merged: "goes" },
  "client_errors.user_id": { erased: "goes", merged: "moves" },
  "bookings.created_by": { erased: "stays", merged: "moves" },
  "booking_notes.author_id": { erased: "stays", merged: "moves" },
  "activity_notes.author_id": { erased: "stays", merged: "moves" },
  "membership_invoices.taken_by": { erased: "stays", merged: "moves" },
  "amounts_due.waived_by": { erased: "stays", merged: "moves" },
  // Allowance entries are append-only, so their author stays; clients only create entries for their own use.
  "allowance_entries.created_by": { erased: "stays", merged: "apart" },
  "payments.taken_by": { erased: "stays", merged: "moves" },
  "payments.voided_by": { erased: "stays", merged: "moves" },
  // The ledger is append-only: remaining credit is moved by an entry.
  "ledger_transactions.client_id": { erased: "stays", merged: "apart" },
  "ledger_transactions.created_by": { erased: "stays", merged: "apart" },
  "ledger_entries.client_id": { erased: "stays", merged: "apart" },
  "connect_attempts.user_id": { erased: "goes", merged: "goes" },
  "provider_overviews.user_id": { erased: "goes", merged: "goes" },
  "import_rows.client_id": { erased: "goes", merged: "moves" },
  "imports.created_by": { erased: "stays", merged: "moves" },
  "uploads.uploaded_by": { erased: "stays", merged: "moves" },
  "waitlist_entries.client_id": { erased: "stays", merged: "moves" },
  "waitlist_entries.created_by": { erased: "stays", merged: "moves" },
  "gift_cards.redeemed_by": { noun: ["gift card", "gift cards"], erased: "stays", merged: "moves" },
  "service_payments.client_id": { erased: "stays", merged: "moves" },
  "plan_purchases.client_id": { erased: "stays", merged: "moves" },
  "campaigns.created_by": { erased: "stays", merged: "moves" },
  "campaigns.started_by": { erased: "stays", merged: "moves" },
  // Nobody is mailed twice: where both are recipients, the merged record's row stays.
  "campaign_recipients.client_id": { erased: "stays", merged: "apart" },
  // An unsubscription under either record holds for both.
  "marketing_consents.client_id": { erased: "goes", merged: "apart" },
  "outbox.client_id": { erased: "goes", merged: "moves" },
  "card_charges.client_id": { erased: "stays", merged: "moves" },
  "card_charges.requested_by": { erased: "stays", merged: "moves" },
  "payment_refunds.requested_by": { erased: "stays", merged: "moves" },
  // Saved cards: those of the kept record, else the other's.
  "provider_customers.client_id": { erased: "goes", merged: "apart" },
  "calendar_feeds.user_id": { erased: "goes", merged: "goes" },
  "known_devices.user_id": { erased: "goes", merged: "goes" },
  "cash_ups.closed_by": { erased: "stays", merged: "moves" },
  "cash_ups.reopened_by": { erased: "stays", merged: "moves" },
  "users.invited_by": { erased: "stays", merged: "moves" },
  "users.merged_into_id": { erased: "stays", merged: "moves" },
  // Coaches only, and staff are never erased or merged.
  "coaches.user_id": { erased: "stays", merged: "apart" },
} as const satisfies Record<string, PersonRows>;

export type PersonColumn = keyof typeof PERSON_ROWS;

const entries = Object.entries(PERSON_ROWS) as [PersonColumn, PersonRows][]; // the keys of a constant are its key type

/** The tables and columns with this outcome. */
export function personColumns<Event extends "erased" | "merged">(event: Event, fate: PersonRows[Event]) {
  return entries
    .filter(([, rows]) => rows[event] === fate)
    .map(([name, { noun }]) => {
      const [table = "", column = ""] = name.split(".");
      return { table, column, noun };
    });
}

/** "1 booking", "14 bookings" */
export const nounOf = ([one, many]: readonly [string, string], count: number): string => (count === 1 ? one : many);
