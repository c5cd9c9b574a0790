/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import { useShownLists } from "#web/apollo/use-shown-lists.ts";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type GiftCardRowFragment = { id: number, state: Types.GiftCardState, buyer_name: string, recipient_name: string, recipient_email: string | null, expires_on: string | null, sold_at: string, redeemed_at: string | null, redeemed_by_name: string | null, paid_by: Types.PaymentMethod, is_given_back: boolean, amount: { amount: number, currency: string } };

export type GiftCardsQueryVariables = Exact<{
  plan_id: number;
  page: number;
}>;


export type GiftCardsQuery = { giftCards: { data: Array<{ id: number, state: Types.GiftCardState, buyer_name: string, recipient_name: string, recipient_email: string | null, expires_on: string | null, sold_at: string, redeemed_at: string | null, redeemed_by_name: string | null, paid_by: Types.PaymentMethod, is_given_back: boolean, amount: { amount: number, currency: string } }>, meta: { current_page: number, last_page: number } } | null };

export type GiftCardCodeQueryVariables = Exact<{
  id: number;
}>;


export type GiftCardCodeQuery = { giftCardCode: { id: number, code: string } | null };

export type SellGiftCardMutationVariables = Exact<{
  input: Types.SellGiftCardInput;
}>;


export type SellGiftCardMutation = { sellGiftCard: { id: number, state: Types.GiftCardState, buyer_name: string, recipient_name: string, recipient_email: string | null, expires_on: string | null, sold_at: string, redeemed_at: string | null, redeemed_by_name: string | null, paid_by: Types.PaymentMethod, is_given_back: boolean, amount: { amount: number, currency: string } } | null };

export type VoidGiftCardMutationVariables = Exact<{
  id: number;
  input: Types.VoidGiftCardInput;
}>;


export type VoidGiftCardMutation = { voidGiftCard: { id: number, state: Types.GiftCardState, buyer_name: string, recipient_name: string, recipient_email: string | null, expires_on: string | null, sold_at: string, redeemed_at: string | null, redeemed_by_name: string | null, paid_by: Types.PaymentMethod, is_given_back: boolean, amount: { amount: number, currency: string } } | null };

export const GiftCardRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftCardRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"buyer_name"}},{"kind":"Field","name":{"kind":"Name","value":"recipient_name"}},{"kind":"Field","name":{"kind":"Name","value":"recipient_email"}},{"kind":"Field","name":{"kind":"Name","value":"expires_on"}},{"kind":"Field","name":{"kind":"Name","value":"sold_at"}},{"kind":"Field","name":{"kind":"Name","value":"redeemed_at"}},{"kind":"Field","name":{"kind":"Name","value":"redeemed_by_name"}},{"kind":"Field","name":{"kind":"Name","value":"paid_by"}},{"kind":"Field","name":{"kind":"Name","value":"is_given_back"}}]}}]} as unknown as DocumentNode<GiftCardRowFragment, unknown>;
export const GiftCardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GiftCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plan_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giftCards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"plan_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plan_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftCardRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current_page"}},{"kind":"Field","name":{"kind":"Name","value":"last_page"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftCardRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"buyer_name"}},{"kind":"Field","name":{"kind":"Name","value":"recipient_name"}},{"kind":"Field","name":{"kind":"Name","value":"recipient_email"}},{"kind":"Field","name":{"kind":"Name","value":"expires_on"}},{"kind":"Field","name":{"kind":"Name","value":"sold_at"}},{"kind":"Field","name":{"kind":"Name","value":"redeemed_at"}},{"kind":"Field","name":{"kind":"Name","value":"redeemed_by_name"}},{"kind":"Field","name":{"kind":"Name","value":"paid_by"}},{"kind":"Field","name":{"kind":"Name","value":"is_given_back"}}]}}]} as unknown as DocumentNode<GiftCardsQuery, GiftCardsQueryVariables>;
export const GiftCardCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GiftCardCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giftCardCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<GiftCardCodeQuery, GiftCardCodeQueryVariables>;
export const SellGiftCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SellGiftCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellGiftCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellGiftCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftCardRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftCardRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"buyer_name"}},{"kind":"Field","name":{"kind":"Name","value":"recipient_name"}},{"kind":"Field","name":{"kind":"Name","value":"recipient_email"}},{"kind":"Field","name":{"kind":"Name","value":"expires_on"}},{"kind":"Field","name":{"kind":"Name","value":"sold_at"}},{"kind":"Field","name":{"kind":"Name","value":"redeemed_at"}},{"kind":"Field","name":{"kind":"Name","value":"redeemed_by_name"}},{"kind":"Field","name":{"kind":"Name","value":"paid_by"}},{"kind":"Field","name":{"kind":"Name","value":"is_given_back"}}]}}]} as unknown as DocumentNode<SellGiftCardMutation, SellGiftCardMutationVariables>;
export const VoidGiftCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VoidGiftCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VoidGiftCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"voidGiftCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftCardRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftCardRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"buyer_name"}},{"kind":"Field","name":{"kind":"Name","value":"recipient_name"}},{"kind":"Field","name":{"kind":"Name","value":"recipient_email"}},{"kind":"Field","name":{"kind":"Name","value":"expires_on"}},{"kind":"Field","name":{"kind":"Name","value":"sold_at"}},{"kind":"Field","name":{"kind":"Name","value":"redeemed_at"}},{"kind":"Field","name":{"kind":"Name","value":"redeemed_by_name"}},{"kind":"Field","name":{"kind":"Name","value":"paid_by"}},{"kind":"Field","name":{"kind":"Name","value":"is_given_back"}}]}}]} as unknown as DocumentNode<VoidGiftCardMutation, VoidGiftCardMutationVariables>;
/** Reads `fragment GiftCardRow` live from the cache. */
export const useGiftCardRowFragment = (from: useFragment.FromOptionValue<GiftCardRowFragment>) =>
  useFragment({ fragment: GiftCardRowFragmentDoc, fragmentName: "GiftCardRow", from });

export const useGiftCardsQuery = (options: useQuery.Options<GiftCardsQuery, GiftCardsQueryVariables> | SkipToken) =>
  useQuery(GiftCardsDocument, options);

export const useGiftCardsLazyQuery = (options?: useLazyQuery.Options<GiftCardsQuery, GiftCardsQueryVariables>) =>
  useLazyQuery(GiftCardsDocument, options);

export const useGiftCardCodeQuery = (options: useQuery.Options<GiftCardCodeQuery, GiftCardCodeQueryVariables> | SkipToken) =>
  useQuery(GiftCardCodeDocument, options);

export const useGiftCardCodeLazyQuery = (options?: useLazyQuery.Options<GiftCardCodeQuery, GiftCardCodeQueryVariables>) =>
  useLazyQuery(GiftCardCodeDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useSellGiftCardMutation = (
  options?: Omit<useMutation.Options<SellGiftCardMutation, SellGiftCardMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<SellGiftCardMutation, SellGiftCardMutationVariables> => useMutation(SellGiftCardDocument, { ...options, refetchQueries: useShownLists(["giftCards","payments"]) });

/** Variables are given at the call, so that the compiler can require them. */
export const useVoidGiftCardMutation = (
  options?: Omit<useMutation.Options<VoidGiftCardMutation, VoidGiftCardMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<VoidGiftCardMutation, VoidGiftCardMutationVariables> => useMutation(VoidGiftCardDocument, { ...options, refetchQueries: useShownLists(["giftCards","payments"]) });