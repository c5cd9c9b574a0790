/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import { useShownLists } from "#web/apollo/use-shown-lists.ts";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CardChargeItemFragment = { id: number, kind: Types.CardChargeKind, state: Types.CardChargeState, sent_to: string | null, expires_at: string | null, url: string | null, failure: string | null, refund_failure: string | null, amount: { amount: number, currency: string } };

export type CardChargesQueryVariables = Exact<{
  id: number;
}>;


export type CardChargesQuery = { cardCharges: { data: Array<{ id: number, kind: Types.CardChargeKind, state: Types.CardChargeState, sent_to: string | null, expires_at: string | null, url: string | null, failure: string | null, refund_failure: string | null, amount: { amount: number, currency: string } }> } | null };

export type SavedCardsQueryVariables = Exact<{
  id: number;
}>;


export type SavedCardsQuery = { clientPaymentMethods: { data: Array<{ id: string, brand: string, last4: string, exp_month: number, exp_year: number }> } | null };

export type CreatePaymentLinkMutationVariables = Exact<{
  id: number;
  input: Types.CreatePaymentLinkInput;
}>;


export type CreatePaymentLinkMutation = { createPaymentLink: { id: number, kind: Types.CardChargeKind, state: Types.CardChargeState, sent_to: string | null, expires_at: string | null, url: string | null, failure: string | null, refund_failure: string | null, amount: { amount: number, currency: string } } | null };

export type ChargeSavedCardMutationVariables = Exact<{
  id: number;
  input: Types.ChargeSavedCardInput;
}>;


export type ChargeSavedCardMutation = { chargeSavedCard: { id: number, kind: Types.CardChargeKind, state: Types.CardChargeState, sent_to: string | null, expires_at: string | null, url: string | null, failure: string | null, refund_failure: string | null, amount: { amount: number, currency: string } } | null };

export const CardChargeItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardChargeItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardCharge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sent_to"}},{"kind":"Field","name":{"kind":"Name","value":"expires_at"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"refund_failure"}}]}}]} as unknown as DocumentNode<CardChargeItemFragment, unknown>;
export const CardChargesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CardCharges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardCharges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardChargeItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardChargeItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardCharge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sent_to"}},{"kind":"Field","name":{"kind":"Name","value":"expires_at"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"refund_failure"}}]}}]} as unknown as DocumentNode<CardChargesQuery, CardChargesQueryVariables>;
export const SavedCardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientPaymentMethods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"exp_month"}},{"kind":"Field","name":{"kind":"Name","value":"exp_year"}}]}}]}}]}}]} as unknown as DocumentNode<SavedCardsQuery, SavedCardsQueryVariables>;
export const CreatePaymentLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePaymentLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePaymentLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPaymentLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardChargeItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardChargeItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardCharge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sent_to"}},{"kind":"Field","name":{"kind":"Name","value":"expires_at"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"refund_failure"}}]}}]} as unknown as DocumentNode<CreatePaymentLinkMutation, CreatePaymentLinkMutationVariables>;
export const ChargeSavedCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChargeSavedCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChargeSavedCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeSavedCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardChargeItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardChargeItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardCharge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sent_to"}},{"kind":"Field","name":{"kind":"Name","value":"expires_at"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"refund_failure"}}]}}]} as unknown as DocumentNode<ChargeSavedCardMutation, ChargeSavedCardMutationVariables>;
/** Reads `fragment CardChargeItem` live from the cache. */
export const useCardChargeItemFragment = (from: useFragment.FromOptionValue<CardChargeItemFragment>) =>
  useFragment({ fragment: CardChargeItemFragmentDoc, fragmentName: "CardChargeItem", from });

export const useCardChargesQuery = (options: useQuery.Options<CardChargesQuery, CardChargesQueryVariables> | SkipToken) =>
  useQuery(CardChargesDocument, options);

export const useCardChargesLazyQuery = (options?: useLazyQuery.Options<CardChargesQuery, CardChargesQueryVariables>) =>
  useLazyQuery(CardChargesDocument, options);

export const useSavedCardsQuery = (options: useQuery.Options<SavedCardsQuery, SavedCardsQueryVariables> | SkipToken) =>
  useQuery(SavedCardsDocument, options);

export const useSavedCardsLazyQuery = (options?: useLazyQuery.Options<SavedCardsQuery, SavedCardsQueryVariables>) =>
  useLazyQuery(SavedCardsDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useCreatePaymentLinkMutation = (
  options?: Omit<useMutation.Options<CreatePaymentLinkMutation, CreatePaymentLinkMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<CreatePaymentLinkMutation, CreatePaymentLinkMutationVariables> => useMutation(CreatePaymentLinkDocument, { ...options, refetchQueries: useShownLists(["cardCharges"]) });

/** Variables are given at the call, so that the compiler can require them. */
export const useChargeSavedCardMutation = (
  options?: Omit<useMutation.Options<ChargeSavedCardMutation, ChargeSavedCardMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<ChargeSavedCardMutation, ChargeSavedCardMutationVariables> => useMutation(ChargeSavedCardDocument, { ...options, refetchQueries: useShownLists(["bookings","clientBookings","clientActivities","bookingsCompact","bookedDays","bookingSeries","classSession","classSessions","blockedTimes","bookingFees","bookingAccount","availability","currentMembership","sharedMemberships","clientAllowanceEntries","booking","cardCharges","payments","cashUpSheet","clientCredit","refundsDue"]) });