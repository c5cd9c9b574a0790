import { type Role, ROLES } from "#schema/people/sign-in/permissions.ts";

const KNOWN: readonly string[] = ROLES;

export const isRole = (name: string): name is Role => KNOWN.includes(name);
