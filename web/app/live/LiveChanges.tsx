import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { usePerson } from "#web/session/session.ts";
import { followChanges } from "./follow-changes.ts";
import { refreshShown } from "./refresh-shown.ts";

/** Keeps the screen up to date with changes made by the company's other desks, visitors and jobs. */
export function LiveChanges() {
  const client = useApolloClient();
  const { id, impersonation } = usePerson();
  const person = `${id} ${impersonation?.actor_id ?? ""}`;
  useEffect(() => {
    const refresher = refreshShown(client);
    const stop = followChanges(person, refresher.add);
    return () => {
      stop();
      refresher.stop();
    };
  }, [client, person]);
  return null;
}
