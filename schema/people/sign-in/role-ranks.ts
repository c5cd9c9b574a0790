import { ROLES, type Role } from "./permissions.ts";

/** A person's rank: the highest of their roles, in the order of ROLES, lowest first. */
export function rankOf(roles: readonly Role[]): number {
  return Math.max(0, ...roles.map((role) => ROLES.indexOf(role)));
}

/** Nobody may grant more than they have, or edit somebody of higher rank. */
export function standsAbove(roles: readonly Role[], others: readonly Role[]): boolean {
  return rankOf(roles) > rankOf(others);
}
