/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import { useShownLists } from "#web/apollo/use-shown-lists.ts";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type MergeSideFragment = { id: number, name: string, email: string | null, contact_email: string | null, phone: string | null };

export type ClientDuplicateListQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientDuplicateListQuery = { clientDuplicates: Array<{ reasons: Array<Types.DuplicateReason>, one: { id: number, name: string, email: string | null, contact_email: string | null, phone: string | null }, other: { id: number, name: string, email: string | null, contact_email: string | null, phone: string | null } }> | null };

export type ClientMergePreviewQueryVariables = Exact<{
  input: Types.PreviewClientMergeInput;
}>;


export type ClientMergePreviewQuery = { previewClientMerge: { obstacles: Array<string>, notices: Array<string>, token: string, keep: { id: number, name: string, email: string | null, contact_email: string | null, phone: string | null }, merge: { id: number, name: string, email: string | null, contact_email: string | null, phone: string | null }, choices: Array<{ field: Types.MergeField, kept: string | null, merged: string | null, decided: Types.MergeSide | null }>, moves: Array<{ what: string, count: number, examples: Array<string> }> } | null };

export type MergeClientsMutationVariables = Exact<{
  input: Types.MergeClientsInput;
}>;


export type MergeClientsMutation = { mergeClients: { id: number, first_name: string, last_name: string, name: string, email: string | null, contact_email: string | null, phone: string | null, created_at: string, version: number, tags: Array<{ id: number, name: string }> } | null };

export const MergeSideFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MergeSide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Client"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contact_email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]} as unknown as DocumentNode<MergeSideFragment, unknown>;
export const ClientDuplicateListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientDuplicateList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientDuplicates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"one"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MergeSide"}}]}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MergeSide"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MergeSide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Client"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contact_email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]} as unknown as DocumentNode<ClientDuplicateListQuery, ClientDuplicateListQueryVariables>;
export const ClientMergePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientMergePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewClientMergeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewClientMerge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MergeSide"}}]}},{"kind":"Field","name":{"kind":"Name","value":"merge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MergeSide"}}]}},{"kind":"Field","name":{"kind":"Name","value":"obstacles"}},{"kind":"Field","name":{"kind":"Name","value":"notices"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"merged"}},{"kind":"Field","name":{"kind":"Name","value":"decided"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"examples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MergeSide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Client"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contact_email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]} as unknown as DocumentNode<ClientMergePreviewQuery, ClientMergePreviewQueryVariables>;
export const MergeClientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeClients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeClientsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeClients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Client"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contact_email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MergeClientsMutation, MergeClientsMutationVariables>;
/** Reads `fragment MergeSide` live from the cache. */
export const useMergeSideFragment = (from: useFragment.FromOptionValue<MergeSideFragment>) =>
  useFragment({ fragment: MergeSideFragmentDoc, fragmentName: "MergeSide", from });

export const useClientDuplicateListQuery = (options?: useQuery.Options<ClientDuplicateListQuery, ClientDuplicateListQueryVariables> | SkipToken) =>
  useQuery(ClientDuplicateListDocument, options ?? {});

export const useClientDuplicateListLazyQuery = (options?: useLazyQuery.Options<ClientDuplicateListQuery, ClientDuplicateListQueryVariables>) =>
  useLazyQuery(ClientDuplicateListDocument, options);

export const useClientMergePreviewQuery = (options: useQuery.Options<ClientMergePreviewQuery, ClientMergePreviewQueryVariables> | SkipToken) =>
  useQuery(ClientMergePreviewDocument, options);

export const useClientMergePreviewLazyQuery = (options?: useLazyQuery.Options<ClientMergePreviewQuery, ClientMergePreviewQueryVariables>) =>
  useLazyQuery(ClientMergePreviewDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useMergeClientsMutation = (
  options?: Omit<useMutation.Options<MergeClientsMutation, MergeClientsMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<MergeClientsMutation, MergeClientsMutationVariables> => useMutation(MergeClientsDocument, { ...options, refetchQueries: useShownLists(["clients","client","clientDuplicates","tags","memberships","payments","cashUpSheet","clientCredit","refundsDue","bookings","clientBookings","clientActivities","bookingsCompact","bookedDays","bookingSeries","classSession","classSessions","blockedTimes","bookingFees","bookingAccount","availability","currentMembership","sharedMemberships","clientAllowanceEntries"]) });