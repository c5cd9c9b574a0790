import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import type { LoginInput } from "#web/apollo/schema-types.generated.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { accessToken, dropAccessToken, keepAccessToken } from "./access-token.ts";
import { fetchPerson } from "./fetch-person.ts";
import {
  CompleteLoginDocument,
  EndImpersonationDocument,
  LoginDocument,
  LogoutDocument,
  type SessionPersonFragment,
} from "./session.generated.ts";
import { tellOtherTabs } from "./other-tabs.ts";
import { type SecondStep, type Session, SessionContext, SignInError } from "./session.ts";
import { useSessionRefresh } from "./use-session-refresh.ts";

/**
 * Provides the signed-in person: by the tab's token, otherwise by the cookie. Clears the cache whenever the person
 * changes.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const [session, setSession] = useState<Session>({ status: "loading" });
  const loadedAt = useRef(0);
  const loading = useRef<Promise<void> | undefined>(undefined);

  const whoWas = useRef<string>(undefined);
  const hasEnded = useRef(false);

  const become = useCallback((next: Session) => {
    loadedAt.current = Date.now();
    whoWas.current = next.status === "signed_in" ? nameplate(next.person) : undefined;
    if (next.status === "signed_in") hasEnded.current = false;
    setSession(next);
  }, []);

  /** One request at a time; concurrent callers share it. */
  const load = useCallback(() => {
    loading.current ??= lookUp(client)
      .then(
        async (person) => {
          // Clearing aborts queries in flight: only done if there is somebody else's data to clear.
          const hasOthers = whoWas.current !== undefined && whoWas.current !== nameplate(person);
          if (hasOthers) await client.clearStore();
          if (hasOthers && !person) hasEnded.current = true;
          become(person ? { status: "signed_in", person } : { status: "anonymous", has_ended: hasEnded.current });
          // The screens that stay now belong to this person; they show their own refusals.
          if (hasOthers && person) await client.refetchObservableQueries().catch(() => undefined);
        },
        // A failed request does not sign anybody out.
        (error: unknown) => setSession((known) => (known.status === "loading" ? { status: "failed", error } : known)),
      )
      .finally(() => {
        loading.current = undefined;
      });
    return loading.current;
  }, [client, become]);

  useSessionRefresh(load, loadedAt);

  const value = useMemo(
    () => ({
      session,
      signIn: async (input: LoginInput) => {
        const { data } = await client.mutate({ mutation: LoginDocument, variables: { input } });
        if (data?.login?.second_factor) return data.login.second_factor;
        become({ status: "signed_in", person: await enter(client, data?.login?.access_token) });
        return undefined;
      },
      completeSignIn: async ({ challenge }: SecondStep, code: string) => {
        const { data } = await client.mutate({
          mutation: CompleteLoginDocument,
          variables: { input: { challenge, code } },
        });
        become({ status: "signed_in", person: await enter(client, data?.completeLogin?.access_token) });
      },
      enter: async (token: string | null | undefined) => {
        become({ status: "signed_in", person: await enter(client, token) });
      },
      leaveImpersonation: async () => {
        await client.mutate({ mutation: EndImpersonationDocument });
        dropAccessToken();
        await client.clearStore();
        await load();
      },
      renew: load,
      signOut: async () => {
        await signOut(client);
        become({ status: "anonymous" });
      },
      reload: () => {
        setSession({ status: "loading" });
        void load();
      },
      renewPerson: (person: SessionPersonFragment) =>
        setSession((known) =>
          known.status === "signed_in" && known.person.id === person.id ? { status: "signed_in", person } : known,
        ),
    }),
    [session, client, become, load],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** The signed-in person, or undefined for nobody. Rejects if the server could not tell. */
async function lookUp(client: ApolloClient): Promise<SessionPersonFragment | undefined> {
  const byToken = accessToken() !== undefined;
  try {
    return await fetchPerson(client);
  } catch (error) {
    if (faultOf(error).status !== 401) throw error;
    dropAccessToken();
    return byToken ? lookUp(client) : undefined;
  }
}

/** Distinguishes people, and a person from somebody acting for them. */
function nameplate(person: SessionPersonFragment | undefined): string | undefined {
  return person && `${person.id} ${person.impersonation?.actor_id ?? ""}`;
}

async function enter(client: ApolloClient, token: string | null | undefined): Promise<SessionPersonFragment> {
  if (!token) throw new SignInError("Login failed: No access token received.");
  keepAccessToken(token);
  await client.clearStore();
  const person = await fetchPerson(client).catch(() => undefined);
  if (person) {
    tellOtherTabs();
    return person;
  }
  dropAccessToken();
  throw new SignInError("Failed to fetch user profile after login.");
}

/** Rejects if the server could not be reached: the cookie would still be valid. */
async function signOut(client: ApolloClient): Promise<void> {
  try {
    await client.mutate({ mutation: LogoutDocument });
  } catch (error) {
    // Already signed out is fine.
    if (faultOf(error).status !== 401) throw error;
  }
  dropAccessToken();
  tellOtherTabs();
  await client.clearStore();
}
