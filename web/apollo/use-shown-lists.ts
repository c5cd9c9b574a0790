import type { ApolloClient, DocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Kind } from "graphql";

/**
 * For `refetchQueries`: those of the lists that are on the screen when the mutation is through. Which lists it refreshes
 * stands on its operation (`refreshes` in schema/), from which its hook is generated.
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
