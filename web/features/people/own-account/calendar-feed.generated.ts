/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useFragment, useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import { useShownLists } from "#web/apollo/use-shown-lists.ts";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type OwnCalendarFragment = { url: string | null, created_at: string | null };

export type OwnCalendarQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnCalendarQuery = { calendarFeed: { url: string | null, created_at: string | null } | null };

export type RenewCalendarMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewCalendarMutation = { renewCalendarFeed: { url: string | null, created_at: string | null } | null };

export type RevokeCalendarMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeCalendarMutation = { revokeCalendarFeed: { url: string | null, created_at: string | null } | null };

export const OwnCalendarFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCalendar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarFeed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}}]}}]} as unknown as DocumentNode<OwnCalendarFragment, unknown>;
export const OwnCalendarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnCalendar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnCalendar"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCalendar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarFeed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}}]}}]} as unknown as DocumentNode<OwnCalendarQuery, OwnCalendarQueryVariables>;
export const RenewCalendarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewCalendar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewCalendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnCalendar"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCalendar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarFeed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}}]}}]} as unknown as DocumentNode<RenewCalendarMutation, RenewCalendarMutationVariables>;
export const RevokeCalendarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeCalendar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeCalendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnCalendar"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCalendar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarFeed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}}]}}]} as unknown as DocumentNode<RevokeCalendarMutation, RevokeCalendarMutationVariables>;
/** Reads `fragment OwnCalendar` live from the cache. */
export const useOwnCalendarFragment = (from: useFragment.FromOptionValue<OwnCalendarFragment>) =>
  useFragment({ fragment: OwnCalendarFragmentDoc, fragmentName: "OwnCalendar", from });

export const useOwnCalendarQuery = (options?: useQuery.Options<OwnCalendarQuery, OwnCalendarQueryVariables> | SkipToken) =>
  useQuery(OwnCalendarDocument, options ?? {});

export const useOwnCalendarLazyQuery = (options?: useLazyQuery.Options<OwnCalendarQuery, OwnCalendarQueryVariables>) =>
  useLazyQuery(OwnCalendarDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useRenewCalendarMutation = (
  options?: Omit<useMutation.Options<RenewCalendarMutation, RenewCalendarMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<RenewCalendarMutation, RenewCalendarMutationVariables> => useMutation(RenewCalendarDocument, { ...options, refetchQueries: useShownLists(["calendarFeed"]) });

/** Variables are given at the call, so that the compiler can require them. */
export const useRevokeCalendarMutation = (
  options?: Omit<useMutation.Options<RevokeCalendarMutation, RevokeCalendarMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<RevokeCalendarMutation, RevokeCalendarMutationVariables> => useMutation(RevokeCalendarDocument, { ...options, refetchQueries: useShownLists(["calendarFeed"]) });