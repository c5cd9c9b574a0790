import { z } from "zod";
import { Allowance } from "#schema/memberships/allowances/models.ts";
import { emailText } from "#schema/shared/email.ts";
import { Id } from "#schema/shared/paging.ts";
import { firstName, lastName } from "#schema/shared/person-name.ts";
import { Instant, VenueDate } from "#schema/shared/time.ts";

export const FamilyMember = z
  .object({
    client_id: z.int().describe("Client"),
    client_name: z.string().describe("First and last name"),
    is_payer: z.boolean().describe("Whether the membership is theirs: they pay for it, pause it and cancel it"),
    joined_at: Instant.nullable().describe("When they began to use it; none for the person who pays"),
    left_at: Instant.nullable().describe(
      "When they left; only those who used something in this period are still listed",
    ),
    used_minutes: z.int().describe("Minutes used by their bookings in the current period"),
    used_credits: z.int().describe("Credits used by their bookings in the current period"),
  })
  .meta({ id: "FamilyMember", description: "Somebody who uses a membership, and how much of it" });
export type FamilyMember = z.infer<typeof FamilyMember>;

export const FamilyInvitation = z
  .object({
    id: z.int().describe("Id"),
    name: z.string().describe("First and last name, as typed by the person who invited them"),
    email: z.string().describe("Where the invitation was emailed"),
    expires_at: Instant.describe("How long it can be accepted"),
  })
  .meta({
    id: "FamilyInvitation",
    description: "Somebody who was invited to use a membership and has not answered yet",
  });
export type FamilyInvitation = z.infer<typeof FamilyInvitation>;

/** The people who use a membership. */
export const familyOf = {
  family_size: z
    .int()
    .describe("How many people the plan allows to use it, including the one who pays; 1 if it is not shared"),
  family: z.array(FamilyMember).describe("Everybody who uses it, the person who pays first; empty if it is not shared"),
  family_invitations: z
    .array(FamilyInvitation)
    .describe("Those who were invited and have not answered yet, oldest first; each of them takes a place"),
};

export const AddFamilyMemberInput = z
  .object({
    client_id: Id.optional().describe("A client; chosen by staff"),
    first_name: firstName().optional().describe("First name, with last_name"),
    last_name: lastName().optional().describe("Last name, with first_name"),
    email: emailText("Enter an email address like name@example.com.")
      .nullable()
      .optional()
      .describe(
        "Email address that they sign in with; none for a child without one. The one who pays invites them by it: whoever follows the emailed link uses the membership once they accept",
      ),
  })
  .meta({
    id: "AddFamilyMemberInput",
    description: "A person to use the membership from now on: a client, or somebody by name and email address",
  });
export type AddFamilyMemberInput = z.infer<typeof AddFamilyMemberInput>;

export const ReceivedFamilyInvitation = z
  .object({
    plan_name: z.string().describe("Name of the plan"),
    shared_by_name: z.string().describe("First and last name of the person who pays for it"),
  })
  .meta({
    id: "ReceivedFamilyInvitation",
    description: "An invitation to use somebody's membership, as its link shows it",
  });
export type ReceivedFamilyInvitation = z.infer<typeof ReceivedFamilyInvitation>;

export const AnswerFamilyInvitationInput = z
  .object({ accepts: z.boolean().describe("Whether they use the membership from now on; otherwise they decline") })
  .meta({ id: "AnswerFamilyInvitationInput", description: "The answer to an invitation" });

export const FamilyRemoval = z
  .object({
    is_dry_run: z.boolean().describe("Whether this was a dry run that changed nothing"),
    membership_id: z.int().describe("Membership"),
    client_id: z.int().describe("The client who leaves"),
    client_name: z.string().describe("First and last name"),
    bookings_to_come: z
      .int()
      .describe(
        "Their upcoming bookings that the membership covers: they stay, and what they used is returned to it if they are cancelled",
      ),
    dry_run_id: z
      .string()
      .describe("Identifies this answer: send it with the removal, which is refused if something has changed"),
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
    shared_by_id: z.int().describe("The person who pays for it"),
    shared_by_name: z.string().describe("First and last name of the person who pays for it"),
    has_access: z.boolean().describe("Whether it gives access today"),
    pause_from: VenueDate.nullable().describe("First day of its pause"),
    pause_until: VenueDate.nullable().describe("First day after its pause"),
    cancel_on: VenueDate.nullable().describe("First day without it, once it is cancelled"),
    expires_on: VenueDate.nullable().describe("First day on which it can no longer be used, if it does not renew"),
    allowances: z
      .array(Allowance)
      .describe("What its current period provides to all of them together, and what is left of it"),
  })
  .meta({ id: "SharedMembership", description: "A membership of somebody else that a client uses" });
export type SharedMembership = z.infer<typeof SharedMembership>;

export const SharedMemberships = z
  .object({ data: z.array(SharedMembership).describe("Oldest first") })
  .meta({ id: "SharedMemberships", description: "Other people's memberships that a client uses" });
export type SharedMemberships = z.infer<typeof SharedMemberships>;
