import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { usePerson } from "#web/session/session.ts";
import { concerns } from "./concerns.ts";
import { type Changes, followChanges } from "./follow-changes.ts";

/** The screens of a venue do not all ask in the same moment; what comes within it is asked for once. */
const SPREAD_MS = 400;

/** Keeps what is on the screen as the company's other desks, visitors and jobs have made it. */
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

/** Asks again what changes concern, a moment later; nothing while nobody looks at the page. */
function refreshShown(client: ApolloClient) {
  let news: Changes[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = () => {
    timer = undefined;
    if (document.hidden) return;
    const taken = news;
    news = [];
    for (const shown of client.getObservableQueries("active")) {
      const isStale = taken.some(
        ({ is_reset, changes }) => is_reset || changes.some((change) => concerns(change, shown)),
      );
      // What fails stands in the query itself.
      if (isStale) shown.refetch().catch(() => undefined);
    }
  };
  const refreshSoon = () => {
    if (news.length > 0) timer ??= setTimeout(refresh, Math.random() * SPREAD_MS);
  };
  document.addEventListener("visibilitychange", refreshSoon);
  return {
    add(changes: Changes) {
      if (changes.is_reset || changes.changes.length > 0) news.push(changes);
      refreshSoon();
    },
    stop() {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", refreshSoon);
    },
  };
}
