/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import { useShownLists } from "#web/apollo/use-shown-lists.ts";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SavedFilterTabFragment = { id: number, name: string, filters: { search: string | null, tag_ids: Array<number>, match: Types.TagMatch, last_booking_start: string | null, last_booking_end: string | null, membership_status: Types.MembershipStatus | null, membership_plan_id: number | null, membership_plan_name: string | null } };

export type SavedFilterListQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedFilterListQuery = { savedFilters: Array<{ id: number, name: string, filters: { search: string | null, tag_ids: Array<number>, match: Types.TagMatch, last_booking_start: string | null, last_booking_end: string | null, membership_status: Types.MembershipStatus | null, membership_plan_id: number | null, membership_plan_name: string | null } }> | null };

export type CreateSavedFilterMutationVariables = Exact<{
  input: Types.CreateSavedFilterInput;
}>;


export type CreateSavedFilterMutation = { createSavedFilter: { id: number, name: string, filters: { search: string | null, tag_ids: Array<number>, match: Types.TagMatch, last_booking_start: string | null, last_booking_end: string | null, membership_status: Types.MembershipStatus | null, membership_plan_id: number | null, membership_plan_name: string | null } } | null };

export type DeleteSavedFilterMutationVariables = Exact<{
  id: number;
}>;


export type DeleteSavedFilterMutation = { deleteSavedFilter: { id: number } | null };

export const SavedFilterTabFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedFilterTab"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedFilter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"tag_ids"}},{"kind":"Field","name":{"kind":"Name","value":"match"}},{"kind":"Field","name":{"kind":"Name","value":"last_booking_start"}},{"kind":"Field","name":{"kind":"Name","value":"last_booking_end"}},{"kind":"Field","name":{"kind":"Name","value":"membership_status"}},{"kind":"Field","name":{"kind":"Name","value":"membership_plan_id"}},{"kind":"Field","name":{"kind":"Name","value":"membership_plan_name"}}]}}]}}]} as unknown as DocumentNode<SavedFilterTabFragment, unknown>;
export const SavedFilterListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedFilterList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedFilters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedFilterTab"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedFilterTab"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedFilter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"tag_ids"}},{"kind":"Field","name":{"kind":"Name","value":"match"}},{"kind":"Field","name":{"kind":"Name","value":"last_booking_start"}},{"kind":"Field","name":{"kind":"Name","value":"last_booking_end"}},{"kind":"Field","name":{"kind":"Name","value":"membership_status"}},{"kind":"Field","name":{"kind":"Name","value":"membership_plan_id"}},{"kind":"Field","name":{"kind":"Name","value":"membership_plan_name"}}]}}]}}]} as unknown as DocumentNode<SavedFilterListQuery, SavedFilterListQueryVariables>;
export const CreateSavedFilterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSavedFilter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSavedFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSavedFilter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedFilterTab"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedFilterTab"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedFilter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"tag_ids"}},{"kind":"Field","name":{"kind":"Name","value":"match"}},{"kind":"Field","name":{"kind":"Name","value":"last_booking_start"}},{"kind":"Field","name":{"kind":"Name","value":"last_booking_end"}},{"kind":"Field","name":{"kind":"Name","value":"membership_status"}},{"kind":"Field","name":{"kind":"Name","value":"membership_plan_id"}},{"kind":"Field","name":{"kind":"Name","value":"membership_plan_name"}}]}}]}}]} as unknown as DocumentNode<CreateSavedFilterMutation, CreateSavedFilterMutationVariables>;
export const DeleteSavedFilterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSavedFilter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSavedFilter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteSavedFilterMutation, DeleteSavedFilterMutationVariables>;
/** Reads `fragment SavedFilterTab` live from the cache. */
export const useSavedFilterTabFragment = (from: useFragment.FromOptionValue<SavedFilterTabFragment>) =>
  useFragment({ fragment: SavedFilterTabFragmentDoc, fragmentName: "SavedFilterTab", from });

export const useSavedFilterListQuery = (options?: useQuery.Options<SavedFilterListQuery, SavedFilterListQueryVariables> | SkipToken) =>
  useQuery(SavedFilterListDocument, options ?? {});

export const useSavedFilterListLazyQuery = (options?: useLazyQuery.Options<SavedFilterListQuery, SavedFilterListQueryVariables>) =>
  useLazyQuery(SavedFilterListDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useCreateSavedFilterMutation = (
  options?: Omit<useMutation.Options<CreateSavedFilterMutation, CreateSavedFilterMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<CreateSavedFilterMutation, CreateSavedFilterMutationVariables> => useMutation(CreateSavedFilterDocument, { ...options, refetchQueries: useShownLists(["savedFilters"]) });

/** Variables are given at the call, so that the compiler can require them. */
export const useDeleteSavedFilterMutation = (
  options?: Omit<useMutation.Options<DeleteSavedFilterMutation, DeleteSavedFilterMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<DeleteSavedFilterMutation, DeleteSavedFilterMutationVariables> => useMutation(DeleteSavedFilterDocument, { ...options, refetchQueries: useShownLists(["savedFilters"]) });