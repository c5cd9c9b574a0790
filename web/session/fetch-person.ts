import type { ApolloClient } from "@apollo/client";
import { ProfileDocument, type SessionPersonFragment } from "./session.generated.ts";

/** Loads the signed-in person, bypassing the cache. */
export async function fetchPerson(client: ApolloClient): Promise<SessionPersonFragment | undefined> {
  const { data } = await client.query({ query: ProfileDocument, fetchPolicy: "network-only" });
  return data?.userProfile ?? undefined;
}
