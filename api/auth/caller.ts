import { ApiError, forbidden } from "#api/http/errors.ts";
import { isStaff, type Permission, type Reach, reachOf, type Role } from "#schema/auth/permissions.ts";
import type { Operation } from "#schema/shared/operation.ts";

/** A browser that is not signed in, known by its visitor cookie where it has one. */
export interface Anonymous {
  kind: "anonymous";
  visitor: string | null;
}

export interface Person {
  kind: "person";
  id: number;
  roles: readonly Role[];
  first_name: string;
  last_name: string;
  email: string | null;
  /** `explore`: a token that only reads. */
  session: { tokenHash: Buffer; expires_at: Date; kind: "full" | "explore" };
  visitor: string | null;
}

export type Caller = Anonymous | Person;

/** How far this permission reaches for the caller. */
export function can(caller: Caller, permission: Permission): Reach {
  return caller.kind === "person" ? reachOf(caller.roles, permission) : "no";
}

/** A token for exploring only reads. */
export function refuseWriteOfReader(caller: Pick<Person, "kind" | "session"> | Anonymous, operation: Operation): void {
  if (caller.kind !== "person" || caller.session.kind !== "explore" || operation.method === "get") return;
  throw forbidden("This token only reads. Sign in to the app to change anything.");
}

/** Lets the caller past, or says why not; answers how far the operation's permission reaches. */
export function admit(caller: Caller, operation: Operation): Reach {
  refuseWriteOfReader(caller, operation);
  if (operation.audience === "anyone" || operation.audience === "holder") return "own";
  if (caller.kind === "anonymous") throw new ApiError("unauthenticated", "Sign in first.");
  if (operation.audience === "staff" && !isStaff(caller.roles)) throw forbidden("This is for the venue's staff.");
  if (operation.audience === "owner" && !caller.roles.includes("owner")) throw forbidden("This is for owners.");
  if (!operation.permission) return "yes";
  const reach = can(caller, operation.permission);
  if (reach === "no") throw forbidden();
  return reach;
}

/** The caller of an operation whose audience is signed in already. */
export function signedIn(caller: Caller): Person {
  if (caller.kind === "anonymous") throw new ApiError("unauthenticated", "Sign in first.");
  return caller;
}
