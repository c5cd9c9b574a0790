import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { faultOf } from "#web/apollo/http-fault.ts";
import { fetchPerson } from "./fetch-person.ts";
import { UpdateUserProfileDocument } from "./session.generated.ts";
import { usePerson, useSession } from "./session.ts";

interface PersonChange {
  first_name?: string;
  last_name?: string;
  phone?: string | null;
}

/** Saves changes to the person's own account. Rejects when refused; a retry is based on the state at that time. */
export function useSavePerson(): (change: PersonChange) => Promise<void> {
  const client = useApolloClient();
  const { renewPerson } = useSession();
  const { version } = usePerson();
  return useCallback(
    async (change) => {
      try {
        const variables = { input: { ...change, version } };
        const { data } = await client.mutate({ mutation: UpdateUserProfileDocument, variables });
        if (data?.updateUserProfile) renewPerson(data.updateUserProfile);
      } catch (error) {
        if (faultOf(error).code === "stale_version") {
          const person = await fetchPerson(client);
          if (person) renewPerson(person);
        }
        throw error;
      }
    },
    [client, renewPerson, version],
  );
}
