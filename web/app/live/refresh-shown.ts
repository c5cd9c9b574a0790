import type { ApolloClient, ObservableQuery } from "@apollo/client";
import { isQueryStale } from "./is-query-stale.ts";
import type { Changes } from "./follow-changes.ts";

/** The screens of a venue do not all ask in the same moment; what comes within it is asked for once. */
const SPREAD_MS = 400;

/** Asks again what changes concern, a moment later; nothing while nobody looks at the page. */
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
 * A question under way may have been answered before the change, and Apollo would give its answer to a second one like it:
 * each is asked for itself, after the one before.
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
  // What fails is asked by the query itself, so that it stands there.
  await client
    .query({ query, variables, context, fetchPolicy: "network-only" })
    .catch(() => shown.refetch())
    .catch(() => undefined);
}
