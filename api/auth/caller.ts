import { ApiError, forbidden } from "#api/errors/errors.ts";
import type { Tenant } from "#api/tenancy/tenant.ts";
import { refusalWithout } from "#schema/people/sign-in/permission-labels.ts";
import {
  isStaff,
  type Permission,
  type PermissionScope,
  type PermissionScopes,
  type Role,
} from "#schema/people/sign-in/permissions.ts";
import type { Operation } from "#schema/shared/operation.ts";

/** A browser that is not signed in, identified by its visitor cookie if it has one. */
export interface Anonymous {
  kind: "anonymous";
  visitor: string | null;
}

export interface Person {
  kind: "person";
  id: number;
  roles: readonly Role[];
  /** What the person's roles permit in this tenant, as of the start of the request. */
  permissionScopes: PermissionScopes;
  first_name: string;
  last_name: string;
  email: string | null;
  /** `explore` and `access`: a read-only token; `proxy`: an actor's, on behalf of this person. */
  session: {
    tokenHash: Buffer;
    expires_at: Temporal.Instant;
    /** When the person last proved their identity. */
    confirmed_at: Temporal.Instant | null;
    kind: SessionKind;
    /** The queries that an access token is limited to; null if it is not limited. */
    fields?: readonly string[] | null;
  };
  has_two_factor: boolean;
  /** Who acts on behalf of this person. */
  actor: Actor | null;
  visitor: string | null;
}

export type SessionKind = "full" | "explore" | "access" | "proxy";

/** A person acting on behalf of another; without a reason the session is read-only. */
export interface Actor {
  id: number;
  name: string;
  reason: string | null;
}

export type Caller = Anonymous | Person;

/** Returns the caller's scope for this permission. */
export function can(caller: Caller, permission: Permission): PermissionScope {
  return caller.kind === "person" ? caller.permissionScopes[permission] : "no";
}

/** Refuses writes of a read-only token, and of a person acting for another who has not yet given a reason. */
export function refuseWriteOfReader(
  caller: Pick<Person, "kind" | "session" | "actor"> | Anonymous,
  operation: Operation,
): void {
  if (caller.kind !== "person" || !isWrite(operation)) return;
  if (caller.session.kind === "explore" || caller.session.kind === "access") throw readOnly();
  if (caller.actor?.reason === null && !operation.beforeReason) {
    throw forbidden("You can only look around until you give a reason for making changes in this person's name.");
  }
}

/** The same for an access token that is not looked up, because the operation ignores sessions. */
export function refuseWriteOfToken(operation: Operation): void {
  if (isWrite(operation)) throw readOnly();
}

const isWrite = ({ method, isQuestion }: Operation): boolean => method !== "get" && !isQuestion;

const readOnly = (): ApiError => forbidden("This token is read-only. Sign in to the app to make changes.");

/** Refuses a person acting for another, and a token for exploring, whose text is shown and copied. Access tokens: `refuseBeyondToken`. */
function refuseActor(caller: Caller, { inPersonOnly }: Operation): void {
  if (!inPersonOnly || caller.kind !== "person") return;
  if (caller.actor) throw forbidden("Only the person themselves can do this.");
  if (caller.session.kind === "explore") {
    throw forbidden("A token for exploring reads nothing that lets somebody act. Open it in the app instead.");
  }
}

/** Whether the person themselves is asking: nobody acts for them, and no read-only token reads for them. */
export const isInPerson = (caller: Caller): boolean =>
  caller.kind === "person" && caller.session.kind === "full" && !caller.actor;

type TwoFactorRules = Pick<Tenant, "owners_need_two_factor" | "admins_need_two_factor" | "exporters_need_two_factor">;

/** Whether the tenant requires two-factor sign-in of this person, by role or by permission. */
export function mustHaveTwoFactor(
  rules: TwoFactorRules,
  { roles, permissionScopes }: Pick<Person, "roles" | "permissionScopes">,
): boolean {
  if (rules.owners_need_two_factor && roles.includes("owner")) return true;
  if (rules.admins_need_two_factor && roles.includes("facility_admin")) return true;
  const reachesFar = permissionScopes.impersonate === "yes" || permissionScopes["clients.export"] === "yes";
  return rules.exporters_need_two_factor && reachesFar;
}

/** A person acting for another has signed in as themself, so the rule does not apply. */
export const lacksTwoFactor = (rules: TwoFactorRules, person: Omit<Person, "visitor">): boolean =>
  mustHaveTwoFactor(rules, person) && !person.has_two_factor && person.actor === null;

/** Refuses callers who lack a required second factor: they must set it up first. */
export function refuseBeforeTwoFactor(tenant: Tenant, caller: Caller, operation: Operation): void {
  if (caller.kind === "anonymous" || operation.beforeTwoFactor) return;
  if (operation.audience === "anyone" || operation.audience === "holder") return;
  refuseBeforeSetUp(tenant, caller);
}

/** The same check for an operation that only requires a signed-in person in part. */
export function refuseBeforeSetUp(tenant: Tenant, person: Person): void {
  if (lacksTwoFactor(tenant, person)) {
    throw new ApiError("two_factor_required", "Your company requires you to use two-factor sign-in. Set it up first.");
  }
}

/** Throws if the caller may not run the operation; returns the caller's scope for its permission. */
export function admit(caller: Caller, operation: Operation): PermissionScope {
  refuseWriteOfReader(caller, operation);
  refuseActor(caller, operation);
  if (operation.audience === "anyone" || operation.audience === "holder") return "own";
  if (caller.kind === "anonymous") throw new ApiError("unauthenticated", "Sign in first.");
  if (operation.audience === "proxy" && !caller.actor) throw forbidden("You are not acting for anybody.");
  if (operation.audience === "staff" && !isStaff(caller.roles)) throw forbidden("This is for the venue's staff.");
  if (operation.audience === "owner" && !caller.roles.includes("owner")) throw forbidden("This is for owners.");
  if (!operation.permission) return "yes";
  const scope = can(caller, operation.permission);
  if (scope === "no") throw forbidden(refusalWithout(operation.permission));
  return scope;
}

/** Whether `admit` would pass. */
export function isAdmitted(caller: Caller, operation: Operation): boolean {
  try {
    admit(caller, operation);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** The caller of an operation whose audience is always signed in. */
export function signedIn(caller: Caller): Person {
  if (caller.kind === "anonymous") throw new ApiError("unauthenticated", "Sign in first.");
  return caller;
}
