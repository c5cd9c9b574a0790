import { z } from "zod";
import { type AccountRole, CreateAccountInput, STAFF_ROLES } from "#schema/accounts/models.ts";
import type { AccountRowFragment } from "./accounts.generated.ts";

const { shape } = CreateAccountInput;

const ticked = Object.fromEntries(STAFF_ROLES.map((role) => [role, z.boolean()])) as Record<AccountRole, z.ZodBoolean>; // one for each role

/** Name, address and roles of a person; roles are ticked individually. */
export const AccountForm = z
  .object({
    first_name: shape.first_name,
    last_name: shape.last_name,
    email: shape.email,
    ticked: z.object(ticked),
    same_person: z.boolean(),
  })
  .refine(({ ticked: roles }) => Object.values(roles).includes(true), {
    path: ["ticked"],
    message: "Choose at least one role.",
  })
  .transform(({ ticked: roles, ...rest }) => ({ ...rest, roles: STAFF_ROLES.filter((role) => roles[role]) }));

export type AccountFormValues = z.input<typeof AccountForm>;
export type AccountFormSent = z.output<typeof AccountForm>;

/** Form values of an existing account, or of a new person with these roles. */
export function accountFormValues(
  account: AccountRowFragment | undefined,
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

/** Returns only the changed fields, so that concurrent edits of other fields are kept. */
export function changesOf(account: AccountRowFragment, sent: AccountFormSent) {
  const { first_name, last_name, email, roles } = sent;
  const standing: readonly string[] = account.roles;
  const sameRoles = STAFF_ROLES.every((role) => standing.includes(role) === roles.includes(role));
  return {
    ...(first_name === account.first_name ? {} : { first_name }),
    ...(last_name === account.last_name ? {} : { last_name }),
    ...(email === account.email ? {} : { email }),
    ...(sameRoles ? {} : { roles }),
  };
}
