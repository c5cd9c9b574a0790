import { z } from "zod";
import { Allowance } from "../allowances/models.ts";
import { Id } from "../shared/paging.ts";
import { lineText } from "../shared/text.ts";
import { Instant, VenueDate } from "../shared/time.ts";

export const FamilyMember = z
  .object({
    client_id: z.int().describe("Client"),
    client_name: z.string().describe("First and last name"),
    is_payer: z.boolean().describe("Whether the membership is theirs: they pay for it, pause it and cancel it"),
    joined_at: Instant.nullable().describe("Since when they use it; none for the one who pays"),
    left_at: Instant.nullable().describe(
      "When they left; only those who used something of this period are named still",
    ),
    used_minutes: z.int().describe("Minutes that their bookings used of the current period"),
    used_credits: z.int().describe("Credits that their bookings used of the current period"),
  })
  .meta({ id: "FamilyMember", description: "Somebody who uses a membership, and how much of it" });
export type FamilyMember = z.infer<typeof FamilyMember>;

/** The people who use a membership. */
export const familyOf = {
  family_size: z
    .int()
    .describe("How many people the plan lets use it, the one who pays included; 1 where it is not shared"),
  family: z.array(FamilyMember).describe("Who uses it, the one who pays first; empty where it is not shared"),
};

export const AddFamilyMemberInput = z
  .object({
    client_id: Id.optional().describe("A client; chosen by staff"),
    first_name: lineText().min(1, "Enter a first name.").max(100).optional().describe("First name, with last_name"),
    last_name: lineText().min(1, "Enter a last name.").max(100).optional().describe("Last name, with first_name"),
    email: z
      .email("Enter an email address like name@example.com.")
      .max(254)
      .nullable()
      .optional()
      .describe("Email address with which they sign in; none for a child without one"),
  })
  .meta({
    id: "AddFamilyMemberInput",
    description: "Who uses the membership from now on: a client, or somebody by name and email address",
  });
export type AddFamilyMemberInput = z.infer<typeof AddFamilyMemberInput>;

export const FamilyRemoval = z
  .object({
    is_dry_run: z.boolean().describe("Whether nothing was changed yet"),
    membership_id: z.int().describe("Membership"),
    client_id: z.int().describe("Who leaves"),
    client_name: z.string().describe("First and last name"),
    bookings_to_come: z
      .int()
      .describe(
        "Their bookings to come that the membership covers: they stay, and what they used comes back to it when they are cancelled",
      ),
    dry_run_id: z
      .string()
      .describe("Names this answer: send it with the removal, which is refused where something has changed"),
  })
  .meta({
    id: "FamilyRemoval",
    description: "Somebody who no longer uses a membership, and what becomes of their bookings",
  });
export type FamilyRemoval = z.infer<typeof FamilyRemoval>;

export const SharedMembership = z
  .object({
    id: z.int().describe("Id of the membership"),
    plan_name: z.string().describe("Name of the plan"),
    shared_by_id: z.int().describe("Who pays for it"),
    shared_by_name: z.string().describe("First and last name of who pays for it"),
    has_access: z.boolean().describe("Whether it covers today"),
    pause_from: VenueDate.nullable().describe("First day of its pause"),
    pause_until: VenueDate.nullable().describe("First day after its pause"),
    cancel_on: VenueDate.nullable().describe("First day without it, once it is cancelled"),
    expires_on: VenueDate.nullable().describe("First day on which what does not renew can no longer be used"),
    allowances: z
      .array(Allowance)
      .describe("What its current period gives all of them together, and what is left of it"),
  })
  .meta({ id: "SharedMembership", description: "A membership of somebody else that a client uses" });
export type SharedMembership = z.infer<typeof SharedMembership>;

export const SharedMemberships = z
  .object({ data: z.array(SharedMembership).describe("The earliest first") })
  .meta({ id: "SharedMemberships", description: "The memberships of others that a client uses" });
export type SharedMemberships = z.infer<typeof SharedMemberships>;
