/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useLazyQuery, type SkipToken, useFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type BookClassesQueryVariables = Exact<{
  location_id: number;
  date_from: string;
  date_to: string;
}>;


export type BookClassesQuery = { publicAvailableClassSessionsByCoach: { data: Array<{ coach_id: number | null, sessions: Array<{ id: number, service_id: number, name: string, level: string | null, resource_name: string | null, coach_name: string | null, start_time: string, end_time: string, local_start: string, local_end: string, seats_left: number, price: { amount: number, currency: string } }> }> } | null };

export type BookClassFragment = { id: number, service_id: number, name: string, level: string | null, resource_name: string | null, coach_name: string | null, start_time: string, end_time: string, local_start: string, local_end: string, seats_left: number, price: { amount: number, currency: string } };

export const BookClassFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookClass"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicClassSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"service_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"resource_name"}},{"kind":"Field","name":{"kind":"Name","value":"coach_name"}},{"kind":"Field","name":{"kind":"Name","value":"start_time"}},{"kind":"Field","name":{"kind":"Name","value":"end_time"}},{"kind":"Field","name":{"kind":"Name","value":"local_start"}},{"kind":"Field","name":{"kind":"Name","value":"local_end"}},{"kind":"Field","name":{"kind":"Name","value":"seats_left"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<BookClassFragment, unknown>;
export const BookClassesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookClasses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date_from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date_to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicAvailableClassSessionsByCoach"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"location_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"date_from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date_from"}}},{"kind":"Argument","name":{"kind":"Name","value":"date_to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date_to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coach_id"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookClass"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookClass"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicClassSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"service_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"resource_name"}},{"kind":"Field","name":{"kind":"Name","value":"coach_name"}},{"kind":"Field","name":{"kind":"Name","value":"start_time"}},{"kind":"Field","name":{"kind":"Name","value":"end_time"}},{"kind":"Field","name":{"kind":"Name","value":"local_start"}},{"kind":"Field","name":{"kind":"Name","value":"local_end"}},{"kind":"Field","name":{"kind":"Name","value":"seats_left"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<BookClassesQuery, BookClassesQueryVariables>;
export const useBookClassesQuery = (options: useQuery.Options<BookClassesQuery, BookClassesQueryVariables> | SkipToken) =>
  useQuery(BookClassesDocument, options);

export const useBookClassesLazyQuery = (options?: useLazyQuery.Options<BookClassesQuery, BookClassesQueryVariables>) =>
  useLazyQuery(BookClassesDocument, options);

/** For `refetchQueries`: this list as it stands with these variables. */
export const refetchBookClassesQuery = (variables: BookClassesQueryVariables) => ({
  query: BookClassesDocument,
  ...(variables ? { variables } : {}),
});

/** Reads `fragment BookClass` live from the cache. */
export const useBookClassFragment = (from: useFragment.FromOptionValue<BookClassFragment>) =>
  useFragment({ fragment: BookClassFragmentDoc, fragmentName: "BookClass", from });