import { useApolloClient } from "@apollo/client/react";
import { useMemo, type ReactNode } from "react";
import type { LoginInput } from "#web/apollo/schema-types.generated.ts";
import { dropAccessToken } from "./access-token.ts";
import { signOut } from "./session-calls.ts";
import {
  CompleteLoginDocument,
  EndImpersonationDocument,
  LoginDocument,
  type SessionPersonFragment,
} from "./session.generated.ts";
import { SessionContext, type SecondStep } from "./session.ts";
import { useSessionState } from "./use-session-state.ts";

/**
 * Provides the signed-in person: by the tab's token, otherwise by the cookie. Clears the cache whenever the person
 * changes.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const { session, setSession, become, load, startSession, keepScreens, abandon } = useSessionState();

  const value = useMemo(
    () => ({
      session,
      signIn: async (input: LoginInput) => {
        const { data } = await client.mutate({ mutation: LoginDocument, variables: { input } });
        if (data?.login?.second_factor) return data.login.second_factor;
        await startSession(data?.login?.access_token);
        return undefined;
      },
      completeSignIn: async ({ challenge }: SecondStep, code: string) => {
        const { data } = await client.mutate({
          mutation: CompleteLoginDocument,
          variables: { input: { challenge, code } },
        });
        await startSession(data?.completeLogin?.access_token);
      },
      enter: startSession,
      keepScreens,
      abandon,
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
    [session, setSession, client, become, abandon, keepScreens, startSession, load],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}
