/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import { useShownLists } from "#web/apollo/use-shown-lists.ts";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AmountDueItemFragment = { id: number, booking_id: number, kind: Types.AmountDueKind, waived_at: string | null, waived_by_name: string | null, waived_reason: string | null, amount: { amount: number, currency: string } };

export type BookingFeesQueryVariables = Exact<{
  id: number;
}>;


export type BookingFeesQuery = { bookingFees: { booking_id: number, terms: { cancel_due: { amount: number, currency: string }, no_show_due: { amount: number, currency: string } }, amounts_due: Array<{ id: number, booking_id: number, kind: Types.AmountDueKind, waived_at: string | null, waived_by_name: string | null, waived_reason: string | null, amount: { amount: number, currency: string } }> } | null };

export type WaiveAmountDueMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type WaiveAmountDueMutation = { waiveAmountDue: { id: number, booking_id: number, kind: Types.AmountDueKind, waived_at: string | null, waived_by_name: string | null, waived_reason: string | null, amount: { amount: number, currency: string } } | null };

export const AmountDueItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmountDueItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountDue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"booking_id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waived_at"}},{"kind":"Field","name":{"kind":"Name","value":"waived_by_name"}},{"kind":"Field","name":{"kind":"Name","value":"waived_reason"}}]}}]} as unknown as DocumentNode<AmountDueItemFragment, unknown>;
export const BookingFeesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingFees"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingFees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking_id"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancel_due"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"no_show_due"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"amounts_due"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AmountDueItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmountDueItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountDue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"booking_id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waived_at"}},{"kind":"Field","name":{"kind":"Name","value":"waived_by_name"}},{"kind":"Field","name":{"kind":"Name","value":"waived_reason"}}]}}]} as unknown as DocumentNode<BookingFeesQuery, BookingFeesQueryVariables>;
export const WaiveAmountDueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WaiveAmountDue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiveAmountDue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AmountDueItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmountDueItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountDue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"booking_id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waived_at"}},{"kind":"Field","name":{"kind":"Name","value":"waived_by_name"}},{"kind":"Field","name":{"kind":"Name","value":"waived_reason"}}]}}]} as unknown as DocumentNode<WaiveAmountDueMutation, WaiveAmountDueMutationVariables>;
/** Reads `fragment AmountDueItem` live from the cache. */
export const useAmountDueItemFragment = (from: useFragment.FromOptionValue<AmountDueItemFragment>) =>
  useFragment({ fragment: AmountDueItemFragmentDoc, fragmentName: "AmountDueItem", from });

export const useBookingFeesQuery = (options: useQuery.Options<BookingFeesQuery, BookingFeesQueryVariables> | SkipToken) =>
  useQuery(BookingFeesDocument, options);

export const useBookingFeesLazyQuery = (options?: useLazyQuery.Options<BookingFeesQuery, BookingFeesQueryVariables>) =>
  useLazyQuery(BookingFeesDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useWaiveAmountDueMutation = (
  options?: Omit<useMutation.Options<WaiveAmountDueMutation, WaiveAmountDueMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<WaiveAmountDueMutation, WaiveAmountDueMutationVariables> => useMutation(WaiveAmountDueDocument, { ...options, refetchQueries: useShownLists(["bookingFees"]) });