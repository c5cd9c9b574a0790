/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import { useShownLists } from "#web/apollo/use-shown-lists.ts";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SavedQueryRowFragment = { id: number, name: string, version: number, query: string, variables: string, saved_by_name: string, saved_at: string };

export type SavedQueriesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type SavedQueriesQuery = { savedQueries: { data: Array<{ id: number, name: string, version: number, query: string, variables: string, saved_by_name: string, saved_at: string }>, meta: { total: number } } | null };

export type OpenedSavedQueryQueryVariables = Exact<{
  id: number;
}>;


export type OpenedSavedQueryQuery = { savedQuery: { id: number, name: string, version: number, query: string, variables: string, saved_by_name: string, saved_at: string } | null };

export type SavedQueryVersionsQueryVariables = Exact<{
  id: number;
}>;


export type SavedQueryVersionsQuery = { savedQueryVersions: { data: Array<{ version: number, query: string, variables: string, saved_by_name: string, saved_at: string }> } | null };

export type CreateSavedQueryMutationVariables = Exact<{
  input: Types.CreateSavedQueryInput;
}>;


export type CreateSavedQueryMutation = { createSavedQuery: { id: number, name: string, version: number, query: string, variables: string, saved_by_name: string, saved_at: string } | null };

export type UpdateSavedQueryMutationVariables = Exact<{
  id: number;
  input: Types.UpdateSavedQueryInput;
}>;


export type UpdateSavedQueryMutation = { updateSavedQuery: { id: number, name: string, version: number, query: string, variables: string, saved_by_name: string, saved_at: string } | null };

export type DeleteSavedQueryMutationVariables = Exact<{
  id: number;
  version?: number | null | undefined;
}>;


export type DeleteSavedQueryMutation = { deleteSavedQuery: { id: number } | null };

export type MakeCsvTokenMutationVariables = Exact<{
  input: Types.CreateAccessTokenInput;
}>;


export type MakeCsvTokenMutation = { createAccessToken: { secret: string } | null };

export type SavedQueryMailRowFragment = { query_id: number, every: Types.MailEvery, weekday: number | null, month_day: number | null, hour: number, next_at: string };

export type SavedQueryMailsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedQueryMailsQuery = { savedQueryMails: { data: Array<{ query_id: number, every: Types.MailEvery, weekday: number | null, month_day: number | null, hour: number, next_at: string }> } | null };

export type SetSavedQueryMailMutationVariables = Exact<{
  id: number;
  input: Types.SetSavedQueryMailInput;
}>;


export type SetSavedQueryMailMutation = { setSavedQueryMail: { query_id: number, every: Types.MailEvery, weekday: number | null, month_day: number | null, hour: number, next_at: string } | null };

export type StopSavedQueryMailMutationVariables = Exact<{
  id: number;
}>;


export type StopSavedQueryMailMutation = { stopSavedQueryMail: { query_id: number } | null };

export const SavedQueryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedQueryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedQuery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"variables"}},{"kind":"Field","name":{"kind":"Name","value":"saved_by_name"}},{"kind":"Field","name":{"kind":"Name","value":"saved_at"}}]}}]} as unknown as DocumentNode<SavedQueryRowFragment, unknown>;
export const SavedQueryMailRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedQueryMailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedQueryMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"query_id"}},{"kind":"Field","name":{"kind":"Name","value":"every"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"month_day"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"next_at"}}]}}]} as unknown as DocumentNode<SavedQueryMailRowFragment, unknown>;
export const SavedQueriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedQueries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedQueries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedQueryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedQueryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedQuery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"variables"}},{"kind":"Field","name":{"kind":"Name","value":"saved_by_name"}},{"kind":"Field","name":{"kind":"Name","value":"saved_at"}}]}}]} as unknown as DocumentNode<SavedQueriesQuery, SavedQueriesQueryVariables>;
export const OpenedSavedQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenedSavedQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedQueryRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedQueryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedQuery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"variables"}},{"kind":"Field","name":{"kind":"Name","value":"saved_by_name"}},{"kind":"Field","name":{"kind":"Name","value":"saved_at"}}]}}]} as unknown as DocumentNode<OpenedSavedQueryQuery, OpenedSavedQueryQueryVariables>;
export const SavedQueryVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedQueryVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedQueryVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"variables"}},{"kind":"Field","name":{"kind":"Name","value":"saved_by_name"}},{"kind":"Field","name":{"kind":"Name","value":"saved_at"}}]}}]}}]}}]} as unknown as DocumentNode<SavedQueryVersionsQuery, SavedQueryVersionsQueryVariables>;
export const CreateSavedQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSavedQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSavedQueryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSavedQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedQueryRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedQueryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedQuery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"variables"}},{"kind":"Field","name":{"kind":"Name","value":"saved_by_name"}},{"kind":"Field","name":{"kind":"Name","value":"saved_at"}}]}}]} as unknown as DocumentNode<CreateSavedQueryMutation, CreateSavedQueryMutationVariables>;
export const UpdateSavedQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSavedQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSavedQueryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSavedQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedQueryRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedQueryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedQuery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"variables"}},{"kind":"Field","name":{"kind":"Name","value":"saved_by_name"}},{"kind":"Field","name":{"kind":"Name","value":"saved_at"}}]}}]} as unknown as DocumentNode<UpdateSavedQueryMutation, UpdateSavedQueryMutationVariables>;
export const DeleteSavedQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSavedQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSavedQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteSavedQueryMutation, DeleteSavedQueryMutationVariables>;
export const MakeCsvTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeCsvToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAccessTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}}]} as unknown as DocumentNode<MakeCsvTokenMutation, MakeCsvTokenMutationVariables>;
export const SavedQueryMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedQueryMails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedQueryMails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedQueryMailRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedQueryMailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedQueryMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"query_id"}},{"kind":"Field","name":{"kind":"Name","value":"every"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"month_day"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"next_at"}}]}}]} as unknown as DocumentNode<SavedQueryMailsQuery, SavedQueryMailsQueryVariables>;
export const SetSavedQueryMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSavedQueryMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetSavedQueryMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSavedQueryMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedQueryMailRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedQueryMailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedQueryMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"query_id"}},{"kind":"Field","name":{"kind":"Name","value":"every"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"month_day"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"next_at"}}]}}]} as unknown as DocumentNode<SetSavedQueryMailMutation, SetSavedQueryMailMutationVariables>;
export const StopSavedQueryMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopSavedQueryMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopSavedQueryMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"query_id"}}]}}]}}]} as unknown as DocumentNode<StopSavedQueryMailMutation, StopSavedQueryMailMutationVariables>;
/** Reads `fragment SavedQueryRow` live from the cache. */
export const useSavedQueryRowFragment = (from: useFragment.FromOptionValue<SavedQueryRowFragment>) =>
  useFragment({ fragment: SavedQueryRowFragmentDoc, fragmentName: "SavedQueryRow", from });

export const useSavedQueriesQuery = (options?: useQuery.Options<SavedQueriesQuery, SavedQueriesQueryVariables> | SkipToken) =>
  useQuery(SavedQueriesDocument, options ?? {});

export const useSavedQueriesLazyQuery = (options?: useLazyQuery.Options<SavedQueriesQuery, SavedQueriesQueryVariables>) =>
  useLazyQuery(SavedQueriesDocument, options);

export const useOpenedSavedQueryQuery = (options: useQuery.Options<OpenedSavedQueryQuery, OpenedSavedQueryQueryVariables> | SkipToken) =>
  useQuery(OpenedSavedQueryDocument, options);

export const useOpenedSavedQueryLazyQuery = (options?: useLazyQuery.Options<OpenedSavedQueryQuery, OpenedSavedQueryQueryVariables>) =>
  useLazyQuery(OpenedSavedQueryDocument, options);

export const useSavedQueryVersionsQuery = (options: useQuery.Options<SavedQueryVersionsQuery, SavedQueryVersionsQueryVariables> | SkipToken) =>
  useQuery(SavedQueryVersionsDocument, options);

export const useSavedQueryVersionsLazyQuery = (options?: useLazyQuery.Options<SavedQueryVersionsQuery, SavedQueryVersionsQueryVariables>) =>
  useLazyQuery(SavedQueryVersionsDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useCreateSavedQueryMutation = (
  options?: Omit<useMutation.Options<CreateSavedQueryMutation, CreateSavedQueryMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<CreateSavedQueryMutation, CreateSavedQueryMutationVariables> => useMutation(CreateSavedQueryDocument, { ...options, refetchQueries: useShownLists(["savedQueries"]) });

/** Variables are given at the call, so that the compiler can require them. */
export const useUpdateSavedQueryMutation = (
  options?: Omit<useMutation.Options<UpdateSavedQueryMutation, UpdateSavedQueryMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<UpdateSavedQueryMutation, UpdateSavedQueryMutationVariables> => useMutation(UpdateSavedQueryDocument, { ...options, refetchQueries: useShownLists(["savedQueries","savedQueryVersions"]) });

/** Variables are given at the call, so that the compiler can require them. */
export const useDeleteSavedQueryMutation = (
  options?: Omit<useMutation.Options<DeleteSavedQueryMutation, DeleteSavedQueryMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<DeleteSavedQueryMutation, DeleteSavedQueryMutationVariables> => useMutation(DeleteSavedQueryDocument, { ...options, refetchQueries: useShownLists(["savedQueries","savedQueryMails"]) });

/** Variables are given at the call, so that the compiler can require them. */
export const useMakeCsvTokenMutation = (
  options?: Omit<useMutation.Options<MakeCsvTokenMutation, MakeCsvTokenMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<MakeCsvTokenMutation, MakeCsvTokenMutationVariables> => useMutation(MakeCsvTokenDocument, { ...options, refetchQueries: useShownLists(["accessTokens"]) });

/** Reads `fragment SavedQueryMailRow` live from the cache. */
export const useSavedQueryMailRowFragment = (from: useFragment.FromOptionValue<SavedQueryMailRowFragment>) =>
  useFragment({ fragment: SavedQueryMailRowFragmentDoc, fragmentName: "SavedQueryMailRow", from });

export const useSavedQueryMailsQuery = (options?: useQuery.Options<SavedQueryMailsQuery, SavedQueryMailsQueryVariables> | SkipToken) =>
  useQuery(SavedQueryMailsDocument, options ?? {});

export const useSavedQueryMailsLazyQuery = (options?: useLazyQuery.Options<SavedQueryMailsQuery, SavedQueryMailsQueryVariables>) =>
  useLazyQuery(SavedQueryMailsDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useSetSavedQueryMailMutation = (
  options?: Omit<useMutation.Options<SetSavedQueryMailMutation, SetSavedQueryMailMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<SetSavedQueryMailMutation, SetSavedQueryMailMutationVariables> => useMutation(SetSavedQueryMailDocument, { ...options, refetchQueries: useShownLists(["savedQueryMails"]) });

/** Variables are given at the call, so that the compiler can require them. */
export const useStopSavedQueryMailMutation = (
  options?: Omit<useMutation.Options<StopSavedQueryMailMutation, StopSavedQueryMailMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<StopSavedQueryMailMutation, StopSavedQueryMailMutationVariables> => useMutation(StopSavedQueryMailDocument, { ...options, refetchQueries: useShownLists(["savedQueryMails"]) });