import { z } from "zod";
import { Role, ROLES } from "#schema/people/sign-in/permissions.ts";
import { emailText } from "#schema/shared/email.ts";
import { Id, pageOf, Version } from "#schema/shared/paging.ts";
import { firstName, lastName } from "#schema/shared/person-name.ts";
import { Instant } from "#schema/shared/time.ts";

/** Every role but client is staff. */
export const [, ...STAFF_ROLES] = ROLES;

export const AccountRole = z.enum(STAFF_ROLES).meta({
  id: "AccountRole",
  description:
    "The role of a person who works at a company. coach: gives lessons and classes; staff: works at the front desk; facility_admin: runs the venue, with its catalogue, accounts and reports; owner: has every permission, including managing the platform's subscription",
});
export type AccountRole = z.infer<typeof AccountRole>;

export const AccountState = z.enum(["active", "invited", "no_sign_in"]).meta({
  id: "AccountState",
  description:
    "active: can sign in; invited: was invited by email and has not signed in yet; no_sign_in: was never invited",
});
export type AccountState = z.infer<typeof AccountState>;

export const AccountAction = z.enum(["update", "delete", "send_invitation"]).meta({
  id: "AccountAction",
  description:
    "What can be done to an account. update: change its name, address or roles; delete: delete it and end all its sessions; send_invitation: email a link that sets the first password, to a person who has not signed in yet",
});
export type AccountAction = z.infer<typeof AccountAction>;

export const Account = z
  .object({
    id: z.int().describe("Id"),
    first_name: z.string().describe("First name"),
    last_name: z.string().describe("Last name"),
    name: z.string().describe("First and last name"),
    email: z.string().nullable().describe("Email address used to sign in"),
    roles: z.array(Role).describe("Roles at this company"),
    status: AccountState,
    invited_at: Instant.nullable().describe("When the last invitation was sent"),
    invited_by_name: z.string().nullable().describe("Who sent the last invitation"),
    two_factor: z.boolean().describe("Whether signing in takes a code in addition to the password"),
    last_seen_at: Instant.nullable().describe("When the person last used a session that is still active"),
    session_count: z.int().describe("Number of signed-in devices"),
    created_at: Instant.describe("When the person was first recorded"),
    version: Version,
    allowed_actions: z.array(AccountAction).describe("What the caller may do to this account"),
  })
  .meta({ id: "Account", description: "A person who signs in to work here" });
export type Account = z.infer<typeof Account>;

export const AccountPage = pageOf("AccountPage", Account, "accounts");

const email = emailText().describe("Email address used to sign in");
const roles = z
  .array(AccountRole)
  .min(1, "Choose at least one role.")
  .max(STAFF_ROLES.length)
  .describe("All roles of the account, none above the caller's own");

export const CreateAccountInput = z
  .object({
    first_name: firstName().describe("First name"),
    last_name: lastName().default("").describe("Last name"),
    email,
    roles,
    same_person: z
      .boolean()
      .default(false)
      .describe(
        "Confirms that an address already known as a client's or a former colleague's belongs to the same person",
      ),
  })
  .meta({ id: "CreateAccountInput", description: "The person to invite" });
export type CreateAccountInput = z.infer<typeof CreateAccountInput>;

export const keepLessons = z
  .boolean()
  .default(false)
  .describe("Proceeds although the coach still has upcoming lessons; they stay as they are");

export const UpdateAccountInput = z
  .object({
    version: Version,
    first_name: firstName().optional().describe("First name"),
    last_name: lastName().optional().describe("Last name"),
    email: email.optional(),
    roles: roles.optional(),
    keep_bookings: keepLessons,
  })
  .meta({ id: "UpdateAccountInput", description: "The fields of an account to change, and the version last read" });
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
    sentence: z.string().describe("A sentence describing what was done"),
    actor_name: z.string().describe("Who did it"),
    on_behalf_of_name: z.string().nullable().describe("The person in whose name it was done, if not their own"),
    action: z.string().describe("Name of the operation that did it"),
    entity: z.string().describe("Kind of object that was changed"),
    entity_id: z.string().describe("Id of the object that was changed"),
  })
  .meta({
    id: "AccountActivity",
    description: "Something that a person did, or that was done to their account",
  });
export type AccountActivity = z.infer<typeof AccountActivity>;

export const AccountActivityPage = pageOf("AccountActivityPage", AccountActivity, "activities");
