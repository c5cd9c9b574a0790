import { ApiError, forbidden } from "#api/http/errors.ts";
import type { Tenant } from "#api/tenancy/tenant.ts";
import { refusalWithout } from "#schema/auth/permission-labels.ts";
import {
  isStaff,
  type Permission,
  type PermissionScope,
  type PermissionScopes,
  type Role,
} from "#schema/auth/permissions.ts";
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
  /** What the roles allow at this company, as it stood when the request came. */
  permissionScopes: PermissionScopes;
  first_name: string;
  last_name: string;
  email: string | null;
  /** `explore` and `access`: a token that only reads; `proxy`: an actor's, in this person's name. */
  session: {
    tokenHash: Buffer;
    expires_at: Temporal.Instant;
    /** When the person last proved who they are. */
    confirmed_at: Temporal.Instant | null;
    kind: SessionKind;
    /** The questions that an access token is limited to; null where it is not. */
    fields?: readonly string[] | null;
  };
  has_two_factor: boolean;
  /** Who acts in this person's name. */
  actor: Actor | null;
  visitor: string | null;
}

export type SessionKind = "full" | "explore" | "access" | "proxy";

/** Somebody who acts in another person's name; without a reason the session only reads. */
export interface Actor {
  id: number;
  name: string;
  reason: string | null;
}

export type Caller = Anonymous | Person;

/** How far this permission reaches for the caller. */
export function can(caller: Caller, permission: Permission): PermissionScope {
  return caller.kind === "person" ? caller.permissionScopes[permission] : "no";
}

/** A token for exploring only reads; so does whoever acts for another person, until they say why they change something. */
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

/** The same of an access token that nobody looks up, where any session is ignored. */
export function refuseWriteOfToken(operation: Operation): void {
  if (isWrite(operation)) throw readOnly();
}

const isWrite = ({ method, isQuestion }: Operation): boolean => method !== "get" && !isQuestion;

const readOnly = (): ApiError => forbidden("This token is read-only. Sign in to the app to make changes.");

function refuseActor(caller: Caller, { inPersonOnly }: Operation): void {
  if (inPersonOnly && caller.kind === "person" && caller.actor) {
    throw forbidden("Only the person themselves can do this.");
  }
}

type TwoFactorRules = Pick<Tenant, "owners_need_two_factor" | "admins_need_two_factor" | "exporters_need_two_factor">;

/** Whether the company asks two-factor sign-in of this person: for a role, or for what the person may do. */
export function mustHaveTwoFactor(
  rules: TwoFactorRules,
  { roles, permissionScopes }: Pick<Person, "roles" | "permissionScopes">,
): boolean {
  if (rules.owners_need_two_factor && roles.includes("owner")) return true;
  if (rules.admins_need_two_factor && roles.includes("facility_admin")) return true;
  const reachesFar = permissionScopes.impersonate === "yes" || permissionScopes["clients.export"] === "yes";
  return rules.exporters_need_two_factor && reachesFar;
}

/** Whoever acts in another's name signed in as themself. */
export const lacksTwoFactor = (rules: TwoFactorRules, person: Omit<Person, "visitor">): boolean =>
  mustHaveTwoFactor(rules, person) && !person.has_two_factor && person.actor === null;

/** Whoever lacks the second factor that the company asks for sets it up before anything else. */
export function refuseBeforeTwoFactor(tenant: Tenant, caller: Caller, operation: Operation): void {
  if (caller.kind === "anonymous" || operation.beforeTwoFactor) return;
  if (operation.audience === "anyone" || operation.audience === "holder") return;
  refuseBeforeSetUp(tenant, caller);
}

/** The same for what only a part of an operation asks of who is signed in. */
export function refuseBeforeSetUp(tenant: Tenant, person: Person): void {
  if (lacksTwoFactor(tenant, person)) {
    throw new ApiError("two_factor_required", "Your company requires you to use two-factor sign-in. Set it up first.");
  }
}

/** Lets the caller past, or says why not; answers how far the operation's permission reaches. */
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

/** Whether the caller would be let past. */
export function isAdmitted(caller: Caller, operation: Operation): boolean {
  try {
    admit(caller, operation);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** The caller of an operation whose audience is signed in already. */
export function signedIn(caller: Caller): Person {
  if (caller.kind === "anonymous") throw new ApiError("unauthenticated", "Sign in first.");
  return caller;
}
