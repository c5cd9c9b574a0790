import { z } from "zod";
import { pageOf } from "../shared/paging.ts";
import { Instant } from "../shared/time.ts";

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
    "Kind of a thing whose changes the history keeps. booking: a time taken, or a seat",
    "client: a person who books",
    "membership: a client's membership",
    "membership_plan: a plan that can be had",
    "activity: a note on something in a client's history",
    "tag: a label for clients",
    "campaign: a mail to many clients",
    "import: a file that was brought in",
    "account: somebody's standing as one who works here",
    "user: a person's sign-in, sessions and own settings",
    "role: the permissions of a role",
    "coach: a coach's hours and what they teach",
    "class_session: one date of a class",
    "class_series: the weekly dates of a class",
    "blocked_time: a time that cannot be booked",
    "waitlist_entry: somebody's wait for a place",
    "payment: money that was taken",
    "gift_card: a card with a code, whose value becomes credit",
    "service: what can be booked",
    "service_category: a group of services",
    "saved_query: a question to the graph that is kept",
    "resource: a bay or room",
    "resource_type: a kind of bay or room",
    "location: a venue, with its hours",
    "company: the company's own settings",
    "subscription: what the company has of the platform, and pays",
  ].join("; "),
});

export type AuditEntity = z.infer<typeof AuditEntity>;

export const AuditChange = z
  .object({
    field: z.string().describe("What was changed, in words"),
    before: z.string().nullable().describe("What it was; null where it was nothing"),
    after: z.string().nullable().describe("What it became; null where it became nothing"),
  })
  .meta({ id: "AuditChange", description: "One field that a change made another, in words" });
export type AuditChange = z.infer<typeof AuditChange>;

export const AuditEntry = z
  .object({
    id: z.int().describe("Id"),
    at: Instant.describe("When"),
    sentence: z.string().describe("What was done, in words"),
    actor_id: z.int().nullable().describe("Who did it; null where nobody was signed in"),
    actor_name: z.string().describe("Name of who did it"),
    on_behalf_of_name: z.string().nullable().describe("In whose name, where it was another's"),
    action: z.string().describe("Name of the call that did it"),
    entity: z.string().describe("Kind of what was changed"),
    entity_id: z.string().describe("Id of what was changed"),
    changes: z.array(AuditChange).describe("What is different since, field by field"),
    put_back: z
      .array(AuditChange)
      .nullable()
      .describe("What undoing it would put back, field by field; null where it cannot be undone"),
  })
  .meta({ id: "AuditEntry", description: "One change that the history keeps" });
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditEntryPage = pageOf("AuditEntryPage", AuditEntry, "changes");
