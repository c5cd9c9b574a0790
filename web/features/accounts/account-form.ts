import { z } from "zod";
import { type AccountRole, CreateAccountInput, STAFF_ROLES } from "#schema/accounts/models.ts";
import type { AccountRowFragment } from "./accounts.generated.ts";

const { shape } = CreateAccountInput;

const ticked = Object.fromEntries(STAFF_ROLES.map((role) => [role, z.boolean()])) as Record<AccountRole, z.ZodBoolean>; // one for each role

/** Who somebody is and what they are here; roles are ticked one by one. */
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

/** The form of an account as it stands, or of somebody new with these roles. */
export function accountFormValues(
  account: AccountRowFragment | undefined,
  roles: readonly AccountRole[] = [],
): AccountFormValues {
  const has: readonly string[] = account?.roles ?? roles;
  return {
    first_name: account?.first_name ?? "",
    last_name: account?.last_name ?? "",
    email: account?.email ?? "",
    ticked: Object.fromEntries(STAFF_ROLES.map((role) => [role, has.includes(role)])) as Record<AccountRole, boolean>, // as above
    same_person: false,
  };
}

/** Only what was changed: what was left as it is may be a colleague's to change. */
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
