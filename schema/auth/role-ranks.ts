import { type Role, ROLES } from "./permissions.ts";

/** How high a person stands: ROLES go from the lowest to the highest, the highest counts. */
export function rankOf(roles: readonly Role[]): number {
  return Math.max(0, ...roles.map((role) => ROLES.indexOf(role)));
}

/** Nobody gives more than they have, or touches who stands above them. */
export function standsAbove(roles: readonly Role[], others: readonly Role[]): boolean {
  return rankOf(roles) > rankOf(others);
}
