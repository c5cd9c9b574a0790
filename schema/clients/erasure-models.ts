import { z } from "zod";
import { MarketingChoice } from "../communications/models.ts";
import { Money } from "../shared/money.ts";
import { Version } from "../shared/paging.ts";
import { Instant, VenueDate } from "../shared/time.ts";
import { Client } from "./models.ts";

export const CountedRows = z
  .object({ what: z.string().describe("What they are, in words"), count: z.int().describe("How many") })
  .meta({ id: "CountedRows", description: "Rows of one kind and how many they are" });
export type CountedRows = z.infer<typeof CountedRows>;

export const ClientErasure = z
  .object({
    client_id: z.int().describe("Whom it would erase"),
    name: z.string().describe("First and last name, to be typed as confirmation"),
    version: Version,
    obstacles: z.array(z.string()).describe("What is to be settled first, in words; none where it can be done"),
    goes: z.array(CountedRows).describe("What is deleted for good"),
    stays: z.array(CountedRows).describe("What stays as figures, without a person"),
  })
  .meta({ id: "ClientErasure", description: "What erasing a client would delete, and what would stay" });
export type ClientErasure = z.infer<typeof ClientErasure>;

export const AnonymizeClientInput = z
  .object({
    version: Version,
    confirm_name: z.string().max(201).describe("The client's name, typed once more"),
  })
  .meta({ id: "AnonymizeClientInput", description: "The confirmation that a client is to be erased for good" });
export type AnonymizeClientInput = z.infer<typeof AnonymizeClientInput>;

const KeptNote = z
  .object({ body: z.string().describe("Text"), created_at: Instant.describe("When it was written") })
  .meta({ id: "KeptNote", description: "A note of staff" });

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
    guest_names: z.array(z.string()).describe("Whom the client brought"),
    notes: z.array(KeptNote).describe("Notes of staff"),
  })
  .meta({ id: "KeptBooking", description: "A booking as it is kept of a client" });

const sharing = {
  joined_at: Instant.describe("Since when they use it"),
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
            due_on: VenueDate.describe("Day on which it was due"),
            amount: Money.describe("Amount"),
            status: z.string().describe("open or paid"),
          })
          .meta({ id: "KeptBill", description: "A membership's bill as it is kept of a client" }),
      )
      .describe("Bills"),
    shared_with: z
      .array(
        z
          .object({ name: z.string().describe("First and last name"), ...sharing })
          .meta({ id: "KeptFamilyMember", description: "Somebody who uses a client's membership" }),
      )
      .describe("Their family, who use it or have used it"),
  })
  .meta({ id: "KeptMembership", description: "A membership as it is kept of a client" });

const KeptFamily = z
  .object({
    plan: z.string().describe("Name of the plan"),
    payer: z.string().describe("First and last name of who pays for it"),
    ...sharing,
  })
  .meta({ id: "KeptFamily", description: "A membership of somebody else that a client uses" });

const KeptMessage = z
  .object({
    sent_at: Instant.describe("When it was sent"),
    subject: z.string().nullable().describe("What stood over it; null of those from before that was kept"),
    sent_to: z.string().nullable().describe("Address that it went to; null as above"),
  })
  .meta({ id: "KeptMessage", description: "A mail as it is kept of a client" });

const KeptActivity = z
  .object({
    at: Instant.describe("When"),
    sentence: z.string().describe("What was done, in words"),
    notes: z.array(KeptNote).describe("Notes of staff"),
  })
  .meta({ id: "KeptActivity", description: "Something that was done to a client, as it is kept" });

export const ClientData = z
  .object({
    exported_at: Instant.describe("When this was read"),
    client: Client.describe("Who they are and how they are reached"),
    bookings: z.array(KeptBooking).describe("All bookings"),
    memberships: z.array(KeptMembership).describe("All memberships"),
    families: z.array(KeptFamily).describe("Memberships of their family that they use or have used"),
    marketing: MarketingChoice.nullable().describe(
      "What they said to marketing mail; null where they were never asked",
    ),
    messages: z.array(KeptMessage).describe("All mails that were sent to them"),
    activities: z.array(KeptActivity).describe("What was done, the latest first"),
  })
  .meta({ id: "ClientData", description: "All that a company keeps of one client" });
export type ClientData = z.infer<typeof ClientData>;
