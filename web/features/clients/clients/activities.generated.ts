/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ClientActivityLineFragment = { id: number, at: string, sentence: string, actor_name: string, on_behalf_of_name: string | null, notes: Array<{ id: number, body: string, author_name: string, created_at: string, is_deletable: boolean }> };

export type ActivityNoteItemFragment = { id: number, body: string, author_name: string, created_at: string, is_deletable: boolean };

export type ClientActivitiesQueryVariables = Exact<{
  id: number;
  page: number;
  perPage: number;
}>;


export type ClientActivitiesQuery = { clientActivities: { data: Array<{ id: number, at: string, sentence: string, actor_name: string, on_behalf_of_name: string | null, notes: Array<{ id: number, body: string, author_name: string, created_at: string, is_deletable: boolean }> }>, meta: { total: number } } | null };

export type AddActivityNoteMutationVariables = Exact<{
  id: number;
  input: Types.AddActivityNoteInput;
}>;


export type AddActivityNoteMutation = { addActivityNote: { id: number, notes: Array<{ id: number, body: string, author_name: string, created_at: string, is_deletable: boolean }> } | null };

export type DeleteActivityNoteMutationVariables = Exact<{
  id: number;
  noteId: number;
}>;


export type DeleteActivityNoteMutation = { deleteActivityNote: { id: number, notes: Array<{ id: number, body: string, author_name: string, created_at: string, is_deletable: boolean }> } | null };

export const ActivityNoteItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityNoteItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActivityNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"author_name"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"is_deletable"}}]}}]} as unknown as DocumentNode<ActivityNoteItemFragment, unknown>;
export const ClientActivityLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientActivityLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClientActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"actor_name"}},{"kind":"Field","name":{"kind":"Name","value":"on_behalf_of_name"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivityNoteItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityNoteItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActivityNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"author_name"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"is_deletable"}}]}}]} as unknown as DocumentNode<ClientActivityLineFragment, unknown>;
export const ClientActivitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientActivities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientActivities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientActivityLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityNoteItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActivityNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"author_name"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"is_deletable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientActivityLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClientActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"actor_name"}},{"kind":"Field","name":{"kind":"Name","value":"on_behalf_of_name"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivityNoteItem"}}]}}]}}]} as unknown as DocumentNode<ClientActivitiesQuery, ClientActivitiesQueryVariables>;
export const AddActivityNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddActivityNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddActivityNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addActivityNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivityNoteItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityNoteItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActivityNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"author_name"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"is_deletable"}}]}}]} as unknown as DocumentNode<AddActivityNoteMutation, AddActivityNoteMutationVariables>;
export const DeleteActivityNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteActivityNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"noteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteActivityNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"noteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"noteId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivityNoteItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityNoteItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActivityNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"author_name"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"is_deletable"}}]}}]} as unknown as DocumentNode<DeleteActivityNoteMutation, DeleteActivityNoteMutationVariables>;
/** Reads `fragment ClientActivityLine` live from the cache. */
export const useClientActivityLineFragment = (from: useFragment.FromOptionValue<ClientActivityLineFragment>) =>
  useFragment({ fragment: ClientActivityLineFragmentDoc, fragmentName: "ClientActivityLine", from });

/** Reads `fragment ActivityNoteItem` live from the cache. */
export const useActivityNoteItemFragment = (from: useFragment.FromOptionValue<ActivityNoteItemFragment>) =>
  useFragment({ fragment: ActivityNoteItemFragmentDoc, fragmentName: "ActivityNoteItem", from });

export const useClientActivitiesQuery = (options: useQuery.Options<ClientActivitiesQuery, ClientActivitiesQueryVariables> | SkipToken) =>
  useQuery(ClientActivitiesDocument, options);

export const useClientActivitiesLazyQuery = (options?: useLazyQuery.Options<ClientActivitiesQuery, ClientActivitiesQueryVariables>) =>
  useLazyQuery(ClientActivitiesDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useAddActivityNoteMutation = (
  options?: Omit<useMutation.Options<AddActivityNoteMutation, AddActivityNoteMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<AddActivityNoteMutation, AddActivityNoteMutationVariables> => useMutation(AddActivityNoteDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useDeleteActivityNoteMutation = (
  options?: Omit<useMutation.Options<DeleteActivityNoteMutation, DeleteActivityNoteMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<DeleteActivityNoteMutation, DeleteActivityNoteMutationVariables> => useMutation(DeleteActivityNoteDocument, options);