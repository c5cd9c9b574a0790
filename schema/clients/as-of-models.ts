import { z } from "zod";
import { AuditEntry } from "../audit-log/models.ts";
import { Instant, VenueDate, WallTime } from "../shared/time.ts";

export const asOfQuery = z.object({
  date: VenueDate.describe("Day, on the company's calendar"),
  time: WallTime.describe("Time on the company's clock, HH:MM"),
});
export type AsOfQuery = z.infer<typeof asOfQuery>;

export const ClientAsOf = z
  .object({
    client_id: z.int().describe("Id of the client"),
    at: Instant.describe("The moment that was asked for"),
    is_added: z.boolean().describe("Whether the client had been added by then; without it there are no fields"),
    is_erased: z.boolean().describe("Whether the person was erased, at whatever time: nothing tells who it was"),
    first_name: z.string().nullable().describe("First name then"),
    last_name: z.string().nullable().describe("Last name then"),
    email: z.string().nullable().describe("Email address then"),
    contact_email: z.string().nullable().describe("Shared address then"),
    phone: z.string().nullable().describe("Telephone number then"),
    tags: z.array(z.string()).describe("Names of the tags that they had then"),
    changes: z.array(AuditEntry).describe("What has changed of these fields since, the latest first; at most 100"),
    change_count: z.int().describe("Number of all changes since"),
  })
  .meta({ id: "ClientAsOf", description: "A client as they stood at a moment in the past" });
export type ClientAsOf = z.infer<typeof ClientAsOf>;
