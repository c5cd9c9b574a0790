import { ROLES, type Role } from "#schema/people/sign-in/permissions.ts";

const KNOWN: readonly string[] = ROLES;

export const isRole = (name: string): name is Role => KNOWN.includes(name);
