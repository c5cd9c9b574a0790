import type { ApolloClient, DocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Kind } from "graphql";

/**
 * For `refetchQueries`: those of the given lists that are on screen when the mutation completes. Each operation declares
 * the lists it refreshes (`refreshes` in schema/); its generated hook passes them in.
 */
export function useShownLists(lists: readonly string[]): () => DocumentNode[] {
  const client = useApolloClient();
  return () => shownWith(client, lists);
}

function shownWith(client: ApolloClient, lists: readonly string[]): DocumentNode[] {
  const shown = [...client.getObservableQueries("active")].map(({ query }) => query);
  return shown.filter((query) => rootFields(query).some((field) => lists.includes(field)));
}

export function rootFields({ definitions }: DocumentNode): string[] {
  return definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .flatMap(({ selectionSet }) => selectionSet.selections)
    .flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []));
}
