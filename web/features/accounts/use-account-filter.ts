import { STAFF_ROLES } from "#schema/accounts/models.ts";
import { useUrlValue } from "#web/app/use-url-value.ts";
import type { GridFilter } from "#web/ui/grid/server-grid-props.ts";
import { SHORT_ROLES } from "./roles/role-words.ts";
import { useRolesPermissionsQuery } from "./roles/roles.generated.ts";

const INVITED = "invited";

/** Whom the list is narrowed to, as it stands in the URL: a role, or those who have not signed in yet. */
export function useAccountFilter() {
  const [text, set] = useUrlValue("type");
  const role = STAFF_ROLES.find((one) => one === text) ?? null;
  const isInvited = text === INVITED;
  const { data } = useRolesPermissionsQuery({ fetchPolicy: "cache-and-network" });
  const countOf = (name: string) => data?.rolesPermissions?.roles.find((one) => one.role === name)?.people;
  const filters: GridFilter[] = [
    ...STAFF_ROLES.toReversed().map((one) => {
      const count = countOf(one);
      return { key: one, label: SHORT_ROLES[one], isOn: one === role, ...(count === undefined ? {} : { count }) };
    }),
    { key: INVITED, label: "Invited", isOn: isInvited },
  ];
  return { role, isInvited, filters, toggle: (key: string) => set(key === text ? null : key), clear: () => set(null) };
}
