import { z } from "zod";
import { Role, ROLES } from "../auth/permissions.ts";
import { Id, pageOf, Version } from "../shared/paging.ts";
import { Instant } from "../shared/time.ts";
import { lineText } from "../shared/text.ts";

/** Every role but client is staff. */
export const [, ...STAFF_ROLES] = ROLES;

export const AccountRole = z.enum(STAFF_ROLES).meta({
  id: "AccountRole",
  description:
    "What somebody is who works at a company. coach: gives lessons and classes; staff: works at the front desk; facility_admin: runs the venue, with its catalogue, accounts and reports; owner: has every permission, also to manage the platform's subscription",
});
export type AccountRole = z.infer<typeof AccountRole>;

export const AccountState = z.enum(["active", "invited", "no_sign_in"]).meta({
  id: "AccountState",
  description: "active: can sign in; invited: was asked by mail and has not signed in yet; no_sign_in: was never asked",
});
export type AccountState = z.infer<typeof AccountState>;

export const AccountAction = z.enum(["update", "delete", "send_invitation"]).meta({
  id: "AccountAction",
  description:
    "What can be done to an account. update: change its name, address or roles; delete: end it and all its sessions; send_invitation: mail a link that sets the first password, to somebody who has not signed in yet",
});
export type AccountAction = z.infer<typeof AccountAction>;

export const Account = z
  .object({
    id: z.int().describe("Id"),
    first_name: z.string().describe("First name"),
    last_name: z.string().describe("Last name"),
    name: z.string().describe("First and last name"),
    email: z.string().nullable().describe("Email address that signs in"),
    roles: z.array(Role).describe("Roles at this company"),
    status: AccountState,
    invited_at: Instant.nullable().describe("When the last invitation was sent"),
    invited_by_name: z.string().nullable().describe("Who sent it"),
    two_factor: z.boolean().describe("Whether signing in takes a code besides the password"),
    last_seen_at: Instant.nullable().describe("When the person last used a session that still lives"),
    session_count: z.int().describe("Number of devices that are signed in"),
    created_at: Instant.describe("Since when the person is known"),
    version: Version,
    allowed_actions: z.array(AccountAction).describe("What the caller may do to it"),
  })
  .meta({ id: "Account", description: "A person who signs in to work here" });
export type Account = z.infer<typeof Account>;

export const AccountPage = pageOf("AccountPage", Account, "accounts");

const firstName = lineText().min(1, "Enter a first name.").max(100).describe("First name");
const lastName = lineText().min(1, "Enter a last name.").max(100).describe("Last name");
const email = z.email("Enter an email address.").max(254).describe("Email address that signs in");
const roles = z
  .array(AccountRole)
  .min(1, "Choose at least one role.")
  .max(STAFF_ROLES.length)
  .describe("All roles of the account, none above the caller's own");

export const CreateAccountInput = z
  .object({
    first_name: firstName,
    last_name: lastName,
    email,
    roles,
    same_person: z
      .boolean()
      .default(false)
      .describe("The address is known as a client's or a former colleague's: it is the same person"),
  })
  .meta({ id: "CreateAccountInput", description: "Whom to invite" });
export type CreateAccountInput = z.infer<typeof CreateAccountInput>;

export const keepLessons = z
  .boolean()
  .default(false)
  .describe("Goes ahead although the coach still has lessons to come; they stay as they are");

export const UpdateAccountInput = z
  .object({
    version: Version,
    first_name: firstName.optional(),
    last_name: lastName.optional(),
    email: email.optional(),
    roles: roles.optional(),
    keep_bookings: keepLessons,
  })
  .meta({ id: "UpdateAccountInput", description: "The fields of an account to change, and the version that was seen" });
export type UpdateAccountInput = z.infer<typeof UpdateAccountInput>;

/** The existing owner of an address to be invited, as included in the refusal. */
export const KnownPerson = z.object({
  id: Id,
  name: z.string(),
  known_as: z.enum(["client", "former_account"]),
});
export type KnownPerson = z.infer<typeof KnownPerson>;

export const AccountActivity = z
  .object({
    id: z.int().describe("Id"),
    at: Instant.describe("When"),
    sentence: z.string().describe("What was done, in words"),
    actor_name: z.string().describe("Who did it"),
    on_behalf_of_name: z.string().nullable().describe("In whose name, where it was another's"),
    action: z.string().describe("Name of the call that did it"),
    entity: z.string().describe("Kind of what was changed"),
    entity_id: z.string().describe("Id of what was changed"),
  })
  .meta({
    id: "AccountActivity",
    description: "Something that a person did, or that was done to the person's account",
  });
export type AccountActivity = z.infer<typeof AccountActivity>;

export const AccountActivityPage = pageOf("AccountActivityPage", AccountActivity, "activities");
