import type { ApolloClient } from "@apollo/client";
import { faultOf } from "#web/apollo/http-fault.ts";
import { accessToken, dropAccessToken, keepAccessToken } from "./access-token.ts";
import { fetchPerson } from "./fetch-person.ts";
import { tellOtherTabs } from "./other-tabs.ts";
import { LogoutDocument, type SessionPersonFragment } from "./session.generated.ts";
import { SignInError } from "./session.ts";

/** The signed-in person, or undefined for nobody. Rejects if the server could not tell. */
export async function lookUp(client: ApolloClient): Promise<SessionPersonFragment | undefined> {
  const byToken = accessToken() !== undefined;
  try {
    return await fetchPerson(client);
  } catch (error) {
    if (faultOf(error).status !== 401) throw error;
    dropAccessToken();
    return byToken ? lookUp(client) : undefined;
  }
}

/** Keeps the data of the screens if they wait for the person who enters. */
export async function enter(
  client: ApolloClient,
  token: string | null | undefined,
  keepsData: boolean,
): Promise<SessionPersonFragment> {
  if (!token) throw new SignInError("Login failed: No access token received.");
  keepAccessToken(token);
  if (!keepsData) await client.clearStore();
  const person = await fetchPerson(client).catch(() => undefined);
  if (person) {
    tellOtherTabs("signed_in");
    return person;
  }
  dropAccessToken();
  throw new SignInError("Failed to fetch user profile after login.");
}

/** Rejects if the server could not be reached: the cookie would still be valid. */
export async function signOut(client: ApolloClient): Promise<void> {
  try {
    await client.mutate({ mutation: LogoutDocument });
  } catch (error) {
    // Already signed out is fine.
    if (faultOf(error).status !== 401) throw error;
  }
  dropAccessToken();
  tellOtherTabs("signed_out");
  await client.clearStore();
}
