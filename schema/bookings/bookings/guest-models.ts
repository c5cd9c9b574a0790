import { z } from "zod";
import { emailText } from "#schema/shared/email.ts";
import { Id, Version } from "#schema/shared/paging.ts";
import { firstName, lastName } from "#schema/shared/person-name.ts";
import { lineText, phoneText } from "#schema/shared/text.ts";

export const LONGEST_GUEST_NAME = 100;
/** As many as the largest bay of a party can hold. */
const MOST_GUEST_NAMES = 100;

export const guestNames = z
  .array(
    lineText()
      .regex(/^\P{Cc}*$/u, "Remove the characters that cannot be shown.")
      .min(1, "Enter a name.")
      .max(LONGEST_GUEST_NAME, `Enter at most ${LONGEST_GUEST_NAME} characters.`),
  )
  .max(MOST_GUEST_NAMES, `Name at most ${MOST_GUEST_NAMES} guests.`);

export const Guest = z
  .object({
    first_name: z.string().describe("First name"),
    last_name: z.string().describe("Last name"),
    email: z.string().nullable().describe("Email address"),
    phone: z.string().nullable().describe("Phone number"),
  })
  .meta({ id: "Guest", description: "A person who books without being a client" });

export const GuestInput = z
  .object({
    first_name: firstName().describe("First name"),
    last_name: lastName().default("").describe("Last name"),
    email: emailText().describe("Email address for the confirmation"),
    phone: phoneText().nullish().describe("Phone number"),
  })
  .meta({ id: "GuestInput", description: "A person who books without being a client" });

export const WalkInGuestInput = z
  .object({
    first_name: firstName().describe("First name"),
    last_name: lastName().nullish().describe("Last name"),
    email: emailText().nullish().describe("Email address for the confirmation"),
    phone: phoneText().nullish().describe("Phone number"),
  })
  .meta({ id: "WalkInGuestInput", description: "A guest at the front desk" });

export const GuestBookings = z
  .object({
    booking_id: z.int().describe("The guest's booking that was asked about"),
    other_ids: z
      .array(z.int())
      .describe("The guest's other bookings, past and to come: by email address, party and weekly series"),
    waiting_count: z.int().describe("How many places on waiting lists come along, by email address"),
  })
  .meta({ id: "GuestBookings", description: "What one guest has booked, and waits for" });
export type GuestBookings = z.infer<typeof GuestBookings>;

export const AssignBookingClientInput = z
  .object({
    version: Version,
    client_id: Id.nullish().describe("The client; if left out, one is added with the guest's details"),
  })
  .meta({ id: "AssignBookingClientInput", description: "Whose a guest's booking becomes, and the version last read" });
export type AssignBookingClientInput = z.infer<typeof AssignBookingClientInput>;
