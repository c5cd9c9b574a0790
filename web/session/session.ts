import { createContext, useContext } from "react";
import type { Permission } from "#schema/people/sign-in/permissions.ts";
import type { LoginInput } from "#web/apollo/schema-types.generated.ts";
import type { SessionPersonFragment } from "./session.generated.ts";

export type Session =
  | { status: "loading" }
  /**
   * `has_ended`: somebody was signed in here, and did not sign out here. `kept`: the person whose screens stay, hidden,
   * until they sign in again.
   */
  | { status: "anonymous"; has_ended?: boolean; kept?: SessionPersonFragment | undefined }
  | { status: "signed_in"; person: SessionPersonFragment }
  /** Unknown whether anybody is signed in. */
  | { status: "failed"; error: unknown };

/** A sign-in with a correct password that still needs a code. */
export interface SecondStep {
  challenge: string;
  expires_at: string;
}

export interface SessionActs {
  /** Resolves to the second step if a code is required. Rejects with a SignInError or the server's refusal. */
  signIn: (input: LoginInput) => Promise<SecondStep | undefined>;
  completeSignIn: (step: SecondStep, code: string) => Promise<void>;
  /** Continues with the session of this token, issued elsewhere. */
  enter: (token: string | null | undefined) => Promise<void>;
  /** Has the screens stay when the session ends, for the same person to go on; the returned function ends that. */
  keepScreens: () => () => void;
  /** Gives up screens that wait for their person. */
  abandon: () => Promise<void>;
  signOut: () => Promise<void>;
  /** Ends impersonation and returns to one's own session. */
  leaveImpersonation: () => Promise<void>;
  /** Reloads the signed-in person while the screens stay as they are. */
  renew: () => Promise<void>;
  reload: () => void;
  /** Takes over the person returned by a save; ignored if somebody else has signed in since. */
  renewPerson: (person: SessionPersonFragment) => void;
}

/** The server accepted the sign-in, but it did not result in a session. */
export class SignInError extends Error {}

export const SessionContext = createContext<(SessionActs & { session: Session }) | undefined>(undefined);

/** The session and the functions to change it. Throws outside a SessionProvider. */
export function useSession(): SessionActs & { session: Session } {
  const value = useContext(SessionContext);
  if (!value) throw new Error("useSession needs a SessionProvider above it");
  return value;
}

/** The person whom the screens belong to: signed in, or expected to sign in again. */
export function personOf(session: Session): SessionPersonFragment | undefined {
  if (session.status === "anonymous") return session.kept;
  return session.status === "signed_in" ? session.person : undefined;
}

/** The signed-in person. Throws if there is none: the guards prevent that. */
export function usePerson(): SessionPersonFragment {
  const { session } = useSession();
  if (session.status !== "signed_in") throw new Error("usePerson needs somebody signed in");
  return session.person;
}

/** Whether the person has this permission company-wide. */
export function useCan(permission: Permission): boolean {
  return usePerson().permissions.includes(permission);
}

/** Roles are lower-case names; a person whose only role is client uses only the public pages. */
export function isClientOnly({ roles }: { roles: readonly string[] }): boolean {
  return roles.length > 0 && roles.every((role) => role.toLowerCase() === "client");
}
