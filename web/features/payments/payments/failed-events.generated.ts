/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schema-types.generated.ts';

import { useQuery, useLazyQuery, type SkipToken, useFragment, useMutation } from "@apollo/client/react";
import { useShownLists } from "#web/apollo/use-shown-lists.ts";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type FailedPaymentEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type FailedPaymentEventsQuery = { failedPaymentEvents: { total: number, data: Array<{ id: string, type: string, subject: Types.PaymentEventSubject, provider_payment_id: string | null, local_time: string, tries: number, failure: string | null, is_retrying: boolean }> } | null };

export type FailedPaymentEventItemFragment = { id: string, type: string, subject: Types.PaymentEventSubject, provider_payment_id: string | null, local_time: string, tries: number, failure: string | null, is_retrying: boolean };

export type RetryPaymentEventMutationVariables = Exact<{
  id: string;
}>;


export type RetryPaymentEventMutation = { retryPaymentEvent: { id: string, type: string, subject: Types.PaymentEventSubject, provider_payment_id: string | null, local_time: string, tries: number, failure: string | null, is_retrying: boolean } | null };

export const FailedPaymentEventItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FailedPaymentEventItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FailedPaymentEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"provider_payment_id"}},{"kind":"Field","name":{"kind":"Name","value":"local_time"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"is_retrying"}}]}}]} as unknown as DocumentNode<FailedPaymentEventItemFragment, unknown>;
export const FailedPaymentEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FailedPaymentEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failedPaymentEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FailedPaymentEventItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FailedPaymentEventItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FailedPaymentEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"provider_payment_id"}},{"kind":"Field","name":{"kind":"Name","value":"local_time"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"is_retrying"}}]}}]} as unknown as DocumentNode<FailedPaymentEventsQuery, FailedPaymentEventsQueryVariables>;
export const RetryPaymentEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryPaymentEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryPaymentEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FailedPaymentEventItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FailedPaymentEventItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FailedPaymentEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"provider_payment_id"}},{"kind":"Field","name":{"kind":"Name","value":"local_time"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"is_retrying"}}]}}]} as unknown as DocumentNode<RetryPaymentEventMutation, RetryPaymentEventMutationVariables>;
export const useFailedPaymentEventsQuery = (options?: useQuery.Options<FailedPaymentEventsQuery, FailedPaymentEventsQueryVariables> | SkipToken) =>
  useQuery(FailedPaymentEventsDocument, options ?? {});

export const useFailedPaymentEventsLazyQuery = (options?: useLazyQuery.Options<FailedPaymentEventsQuery, FailedPaymentEventsQueryVariables>) =>
  useLazyQuery(FailedPaymentEventsDocument, options);

/** Reads `fragment FailedPaymentEventItem` live from the cache. */
export const useFailedPaymentEventItemFragment = (from: useFragment.FromOptionValue<FailedPaymentEventItemFragment>) =>
  useFragment({ fragment: FailedPaymentEventItemFragmentDoc, fragmentName: "FailedPaymentEventItem", from });

/** Variables are given at the call, so that the compiler can require them. */
export const useRetryPaymentEventMutation = (
  options?: Omit<useMutation.Options<RetryPaymentEventMutation, RetryPaymentEventMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<RetryPaymentEventMutation, RetryPaymentEventMutationVariables> => useMutation(RetryPaymentEventDocument, { ...options, refetchQueries: useShownLists(["failedPaymentEvents","payments","cashUpSheet","clientCredit","refundsDue"]) });