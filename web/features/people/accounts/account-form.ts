import { z } from "zod";
import { CreateAccountInput, STAFF_ROLES, type AccountRole } from "#schema/people/accounts/models.ts";
import type { ComparedAnswer } from "#web/ui/form/compare-values.ts";
import type { AccountRowFragment } from "./accounts.generated.ts";
import { rolesText } from "./roles/role-labels.ts";

const { shape } = CreateAccountInput;

const ticked = Object.fromEntries(STAFF_ROLES.map((role) => [role, z.boolean()])) as Record<AccountRole, z.ZodBoolean>; // one for each role

/** Name, address and roles of a person; roles are ticked individually. */
export const AccountForm = z
  .object({
    first_name: shape.first_name,
    last_name: shape.last_name.unwrap(),
    email: shape.email,
    ticked: z.object(ticked),
    same_person: z.boolean(),
  })
  .refine(({ ticked: roles }) => Object.values(roles).includes(true), {
    path: ["ticked"],
    message: "Choose at least one role.",
  })
  .transform(({ ticked: roles, ...rest }) => ({ ...rest, roles: rolesOf(roles) }));

export type AccountFormValues = z.input<typeof AccountForm>;
export type AccountFormSent = z.output<typeof AccountForm>;

/** Form values of an existing account, or of a new person with these roles. */
export function accountFormValues(
  account: Pick<AccountRowFragment, "first_name" | "last_name" | "email" | "roles"> | undefined,
  roles: readonly AccountRole[] = [],
): AccountFormValues {
  const has: readonly string[] = account?.roles ?? roles;
  return {
    first_name: account?.first_name ?? "",
    last_name: account?.last_name ?? "",
    email: account?.email ?? "",
    ticked: Object.fromEntries(STAFF_ROLES.map((role) => [role, has.includes(role)])) as Record<AccountRole, boolean>, // As above.
    same_person: false,
  };
}

/** The dialog's values as text, for comparison with what somebody else saved. */
export const ACCOUNT_ANSWERS: readonly ComparedAnswer<AccountFormValues>[] = [
  { label: "First name", names: ["first_name"], text: ({ first_name }) => first_name },
  { label: "Last name", names: ["last_name"], text: ({ last_name }) => last_name },
  { label: "Email", names: ["email"], text: ({ email }) => email || "none" },
  { label: "Roles", names: ["ticked"], text: ({ ticked: roles }) => rolesText(rolesOf(roles)) },
];

/** Returns only the changed fields, so that concurrent edits of other fields are kept. */
export function changesOf(before: AccountFormValues, sent: AccountFormSent) {
  const { first_name, last_name, email, roles } = sent;
  const sameRoles = STAFF_ROLES.every((role) => before.ticked[role] === roles.includes(role));
  return {
    ...(first_name === before.first_name ? {} : { first_name }),
    ...(last_name === before.last_name ? {} : { last_name }),
    ...(email === before.email ? {} : { email }),
    ...(sameRoles ? {} : { roles }),
  };
}

function rolesOf(roles: Readonly<Record<AccountRole, boolean>>): AccountRole[] {
  return STAFF_ROLES.filter((role) => roles[role]);
}
