import type { ApolloClient, DocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Kind } from "graphql";

/**
 * For `refetchQueries`: those of the given lists that are on screen when the mutation completes; none after a dry run, which
 * changes nothing. Each operation declares the lists it refreshes (`refreshes` in schema/); its generated hook passes them in.
 */
export function useShownLists(lists: readonly string[]): (result?: { data?: unknown }) => DocumentNode[] {
  const client = useApolloClient();
  return (result) => (isDryRun(result?.data) ? [] : shownWith(client, lists));
}

const isDryRun = (data: unknown): boolean =>
  Object.values(data ?? {}).some((answer: unknown) => Object(answer).is_dry_run === true);

function shownWith(client: ApolloClient, lists: readonly string[]): DocumentNode[] {
  const shown = [...client.getObservableQueries("active")].filter(({ query }) =>
    rootFields(query).some((field) => lists.includes(field)),
  );
  // What is under way was asked for before the change and does not know of it: its answer is not taken for the next one's.
  const underWay = new Set(shown.filter((one) => one.getCurrentResult().loading).map(({ query }) => query));
  for (const { query, options } of shown)
    options.context = { ...options.context, queryDeduplication: !underWay.has(query) };
  return shown.map(({ query }) => query);
}

export function rootFields({ definitions }: DocumentNode): string[] {
  return definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .flatMap(({ selectionSet }) => selectionSet.selections)
    .flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []));
}
