import { z } from "zod";
import { MarketingChoice } from "#schema/messages/campaigns/models.ts";
import { Money } from "#schema/shared/money.ts";
import { Version } from "#schema/shared/paging.ts";
import { Instant, VenueDate } from "#schema/shared/time.ts";
import { Client } from "./models.ts";

export const CountedRows = z
  .object({ what: z.string().describe("What they are, in words"), count: z.int().describe("How many") })
  .meta({ id: "CountedRows", description: "The rows of one kind, counted" });
export type CountedRows = z.infer<typeof CountedRows>;

export const ClientErasure = z
  .object({
    client_id: z.int().describe("The client it would erase"),
    name: z.string().describe("First and last name, to be typed as confirmation"),
    version: Version,
    obstacles: z.array(z.string()).describe("What has to be settled first, in words; none if it can be done"),
    goes: z.array(CountedRows).describe("What is permanently deleted"),
    stays: z.array(CountedRows).describe("What stays as figures, without a person"),
  })
  .meta({ id: "ClientErasure", description: "What erasing a client would delete, and what would stay" });
export type ClientErasure = z.infer<typeof ClientErasure>;

export const AnonymizeClientInput = z
  .object({
    version: Version,
    confirm_name: z.string().max(201).describe("The client's name, typed again"),
  })
  .meta({ id: "AnonymizeClientInput", description: "Confirmation that a client is to be erased permanently" });
export type AnonymizeClientInput = z.infer<typeof AnonymizeClientInput>;

const KeptNote = z
  .object({ body: z.string().describe("Text"), created_at: Instant.describe("When it was written") })
  .meta({ id: "KeptNote", description: "A staff note" });

const KeptBooking = z
  .object({
    id: z.int().describe("Id"),
    service: z.string().describe("Name of the service"),
    location: z.string().describe("Name of the location"),
    start_time: Instant.describe("Start"),
    end_time: Instant.describe("End"),
    status: z.string().describe("Status"),
    payment_status: z.string().describe("Whether it is paid"),
    party_size: z.int().describe("How many people"),
    price: Money.describe("Price"),
    client_note: z.string().nullable().describe("What the client wrote"),
    guest_names: z.array(z.string()).describe("The guests the client brought"),
    notes: z.array(KeptNote).describe("Staff notes"),
  })
  .meta({ id: "KeptBooking", description: "A booking in the data kept about a client" });

const sharing = {
  joined_at: Instant.describe("When they began to use it"),
  left_at: Instant.nullable().describe("When they left; null while they use it"),
};

const KeptMembership = z
  .object({
    id: z.int().describe("Id"),
    plan: z.string().describe("Name of the plan"),
    status: z.string().describe("Status"),
    started_on: VenueDate.describe("First day"),
    price: Money.describe("Price of a period"),
    bills: z
      .array(
        z
          .object({
            due_on: VenueDate.describe("The day it was due"),
            amount: Money.describe("Amount"),
            status: z.string().describe("open or paid"),
          })
          .meta({ id: "KeptBill", description: "A membership bill in the data kept about a client" }),
      )
      .describe("Bills"),
    shared_with: z
      .array(
        z
          .object({ name: z.string().describe("First and last name"), ...sharing })
          .meta({ id: "KeptFamilyMember", description: "Somebody who uses a client's membership" }),
      )
      .describe("The client's family who use it or have used it"),
  })
  .meta({ id: "KeptMembership", description: "A membership in the data kept about a client" });

const KeptFamily = z
  .object({
    plan: z.string().describe("Name of the plan"),
    payer: z.string().describe("First and last name of the person who pays for it"),
    ...sharing,
  })
  .meta({ id: "KeptFamily", description: "A membership of somebody else that a client uses" });

const KeptMessage = z
  .object({
    sent_at: Instant.describe("When it was sent"),
    subject: z.string().nullable().describe("The subject line; null for emails sent before subjects were kept"),
    sent_to: z.string().nullable().describe("Address it was sent to; null for emails sent before addresses were kept"),
  })
  .meta({ id: "KeptMessage", description: "An email in the data kept about a client" });

const KeptActivity = z
  .object({
    at: Instant.describe("When"),
    sentence: z.string().describe("A sentence describing what was done"),
    notes: z.array(KeptNote).describe("Staff notes"),
  })
  .meta({ id: "KeptActivity", description: "Something that was done to a client, in the data kept about them" });

export const ClientData = z
  .object({
    exported_at: Instant.describe("When this data was read"),
    client: Client.describe("Who they are and how to reach them"),
    bookings: z.array(KeptBooking).describe("All bookings"),
    memberships: z.array(KeptMembership).describe("All memberships"),
    families: z.array(KeptFamily).describe("Family members' memberships that they use or have used"),
    marketing: MarketingChoice.nullable().describe("Their answer about marketing email; null if they were never asked"),
    messages: z.array(KeptMessage).describe("All emails sent to them"),
    activities: z.array(KeptActivity).describe("What was done, newest first"),
  })
  .meta({ id: "ClientData", description: "All data that a company keeps about one client" });
export type ClientData = z.infer<typeof ClientData>;
