import type { ApolloClient, ObservableQuery } from "@apollo/client";
import type { Changes } from "./follow-changes.ts";
import { isQueryStale } from "./is-query-stale.ts";

/**
 * Upper bound of a random delay in ms: spreads the refetches of a venue's screens and batches changes that arrive within
 * it.
 */
const SPREAD_MS = 400;

/** Refetches the active queries affected by changes, after a short delay; waits while the page is hidden. */
export function refreshShown(client: ApolloClient) {
  const ask = askAfterEachOther(client);
  let news: Changes[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = () => {
    timer = undefined;
    if (document.hidden) return;
    const taken = news;
    news = [];
    for (const shown of client.getObservableQueries("active")) {
      const isStale = taken.some(
        ({ is_reset, changes }) => is_reset || changes.some((change) => isQueryStale(change, shown)),
      );
      if (isStale) void ask(shown);
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

/**
 * A request in flight may have been answered before the change, and Apollo would deduplicate an identical one: refetches
 * of a query run one after the other.
 */
function askAfterEachOther(client: ApolloClient): (shown: ObservableQuery) => Promise<void> {
  const asking = new WeakMap<ObservableQuery, { isStaleAgain: boolean }>();
  return async (shown) => {
    const before = asking.get(shown);
    if (before) {
      before.isStaleAgain = true;
      return;
    }
    const state = { isStaleAgain: true };
    asking.set(shown, state);
    while (state.isStaleAgain) {
      state.isStaleAgain = false;
      await askFor(client, shown);
    }
    asking.delete(shown);
  };
}

async function askFor(client: ApolloClient, shown: ObservableQuery): Promise<void> {
  const { query, variables, options } = shown;
  const context = { ...options.context, queryDeduplication: false };
  // Errors are left to the query itself, which shows them.
  await client
    .query({ query, variables, context, fetchPolicy: "network-only" })
    .catch(() => shown.refetch())
    .catch(() => undefined);
}
