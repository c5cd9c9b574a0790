import { z } from "zod";
import { AuditEntry } from "#schema/platform/audit-log/models.ts";
import { Instant, VenueDate, WallTime } from "#schema/shared/time.ts";

export const asOfQuery = z.object({
  date: VenueDate.describe("Day, on the company's calendar"),
  time: WallTime.describe("Time on the company's clock, HH:MM"),
});
export type AsOfQuery = z.infer<typeof asOfQuery>;

export const ClientAsOf = z
  .object({
    client_id: z.int().describe("Id of the client"),
    at: Instant.describe("The requested moment"),
    is_added: z.boolean().describe("Whether the client had been added by then; if not, there are no fields"),
    is_erased: z.boolean().describe("Whether the person has been erased, at any time: nothing shows who they were"),
    first_name: z.string().nullable().describe("First name at that time"),
    last_name: z.string().nullable().describe("Last name at that time"),
    email: z.string().nullable().describe("Email address at that time"),
    contact_email: z.string().nullable().describe("Shared address at that time"),
    phone: z.string().nullable().describe("Phone number at that time"),
    tags: z.array(z.string()).describe("Names of the tags that they had at that time"),
    changes: z.array(AuditEntry).describe("What has changed in these fields since, newest first; at most 100"),
    change_count: z.int().describe("Total number of changes since"),
  })
  .meta({ id: "ClientAsOf", description: "A client as they were at a moment in the past" });
export type ClientAsOf = z.infer<typeof ClientAsOf>;
