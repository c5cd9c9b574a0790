import { createContext, useContext } from "react";
import type { Permission } from "#schema/auth/permissions.ts";
import type { LoginInput } from "#web/apollo/schema-types.generated.ts";
import type { SessionPersonFragment } from "./session.generated.ts";

export type Session =
  | { status: "loading" }
  /** `has_ended`: somebody was signed in here, and did not sign out here. */
  | { status: "anonymous"; has_ended?: boolean }
  | { status: "signed_in"; person: SessionPersonFragment }
  /** Neither the person nor their absence is known. */
  | { status: "failed"; error: unknown };

/** A sign-in whose password was good and that waits for a code. */
export interface SecondStep {
  challenge: string;
  expires_at: string;
}

export interface SessionActs {
  /** Answers the question for a code where a second step follows. Rejects with a SignInError or with what was refused. */
  signIn: (input: LoginInput) => Promise<SecondStep | undefined>;
  completeSignIn: (step: SecondStep, code: string) => Promise<void>;
  /** Goes on with the session of this token, which somebody was given elsewhere. */
  enter: (token: string | null | undefined) => Promise<void>;
  signOut: () => Promise<void>;
  /** Ends the session in which one acts for another, and goes on as oneself. */
  leaveImpersonation: () => Promise<void>;
  /** Asks again who is signed in, while the screens stay as they are. */
  renew: () => Promise<void>;
  reload: () => void;
  /** Takes over what a save answered of the person; ignored when somebody else is signed in by now. */
  renewPerson: (person: SessionPersonFragment) => void;
}

/** A sign-in that the server took and that led nowhere. */
export class SignInError extends Error {}

export const SessionContext = createContext<(SessionActs & { session: Session }) | undefined>(undefined);

/** Who is signed in, and the ways to change it. Throws outside a SessionProvider. */
export function useSession(): SessionActs & { session: Session } {
  const value = useContext(SessionContext);
  if (!value) throw new Error("useSession needs a SessionProvider above it");
  return value;
}

/** The person at the desk. Throws where nobody is signed in: the guards keep such screens away. */
export function usePerson(): SessionPersonFragment {
  const { session } = useSession();
  if (session.status !== "signed_in") throw new Error("usePerson needs somebody signed in");
  return session.person;
}

/** Whether the person may do something to everything of the company. */
export function useCan(permission: Permission): boolean {
  return usePerson().permissions.includes(permission);
}

/** Roles are compared as lower-case names; a person whose only role is client uses the public side alone. */
export function isClientOnly({ roles }: { roles: readonly string[] }): boolean {
  return roles.length > 0 && roles.every((role) => role.toLowerCase() === "client");
}
