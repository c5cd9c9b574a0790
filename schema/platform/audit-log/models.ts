import { z } from "zod";
import { pageOf } from "#schema/shared/paging.ts";
import { Instant } from "#schema/shared/time.ts";

/** The kinds of entities whose changes are recorded in the history. */
export const AUDIT_ENTITIES = [
  "booking",
  "client",
  "membership",
  "membership_plan",
  "activity",
  "tag",
  "campaign",
  "import",
  "account",
  "user",
  "role",
  "coach",
  "class_session",
  "class_series",
  "blocked_time",
  "waitlist_entry",
  "payment",
  "gift_card",
  "service",
  "service_category",
  "saved_query",
  "resource",
  "resource_type",
  "location",
  "company",
  "subscription",
] as const;

export const AuditEntity = z.enum(AUDIT_ENTITIES).meta({
  id: "AuditEntity",
  description: [
    "Kind of object whose changes the history keeps. booking: a time taken, or a seat",
    "client: a person who books",
    "membership: a client's membership",
    "membership_plan: a plan that clients can have",
    "activity: a note on something in a client's history",
    "tag: a label for clients",
    "campaign: an email to many clients",
    "import: an imported file",
    "account: a person's account as somebody who works here",
    "user: a person's sign-in, sessions and personal settings",
    "role: the permissions of a role",
    "coach: a coach's hours and what they teach",
    "class_session: one date of a class",
    "class_series: the weekly dates of a class",
    "blocked_time: a time that cannot be booked",
    "waitlist_entry: somebody's wait for a place",
    "payment: money taken",
    "gift_card: a card with a code, whose value becomes credit",
    "service: what can be booked",
    "service_category: a group of services",
    "saved_query: a saved query of the graph",
    "resource: a bay or room",
    "resource_type: a kind of bay or room",
    "location: a venue, with its hours",
    "company: the company's own settings",
    "subscription: the company's subscription to the platform, and what it pays",
  ].join("; "),
});

export type AuditEntity = z.infer<typeof AuditEntity>;

export const AuditChange = z
  .object({
    field: z.string().describe("What was changed, in words"),
    before: z.string().nullable().describe("The previous value; null if there was none"),
    after: z.string().nullable().describe("The new value; null if there is none"),
  })
  .meta({ id: "AuditChange", description: "One field that a change altered, in words" });
export type AuditChange = z.infer<typeof AuditChange>;

export const AuditEntry = z
  .object({
    id: z.int().describe("Id"),
    at: Instant.describe("When"),
    sentence: z.string().describe("A sentence describing what was done"),
    actor_id: z.int().nullable().describe("Who did it; null if nobody was signed in"),
    actor_name: z.string().describe("Name of the person who did it"),
    on_behalf_of_name: z.string().nullable().describe("The person in whose name it was done, if not their own"),
    action: z.string().describe("Name of the operation that did it"),
    entity: z.string().describe("Kind of object that was changed"),
    entity_id: z.string().describe("Id of the object that was changed"),
    changes: z.array(AuditChange).describe("The differences, field by field"),
    put_back: z
      .array(AuditChange)
      .nullable()
      .describe("What undoing it would restore, field by field; null if it cannot be undone"),
  })
  .meta({ id: "AuditEntry", description: "One change recorded in the history" });
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditEntryPage = pageOf("AuditEntryPage", AuditEntry, "changes");
