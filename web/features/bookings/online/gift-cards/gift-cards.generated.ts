/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import { useShownLists } from "#web/apollo/use-shown-lists.ts";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type GiftCardOnSaleFragment = { plan_id: number, name: string, description: string | null, expires_on: string | null, send_until: string, amount: { amount: number, currency: string }, own_amount: { least: { amount: number, currency: string }, most: { amount: number, currency: string } } | null };

export type GiftCardsOnSaleQueryVariables = Exact<{ [key: string]: never; }>;


export type GiftCardsOnSaleQuery = { publicGiftCards: { today: string, data: Array<{ plan_id: number, name: string, description: string | null, expires_on: string | null, send_until: string, amount: { amount: number, currency: string }, own_amount: { least: { amount: number, currency: string }, most: { amount: number, currency: string } } | null }> } | null };

export type StartGiftCardPurchaseMutationVariables = Exact<{
  input: Types.StartGiftCardPurchaseInput;
}>;


export type StartGiftCardPurchaseMutation = { startGiftCardPurchase: { payment: { payment_intent_id: string, client_secret: string, connect_account: string } } | null };

export type ConfirmGiftCardPurchaseMutationVariables = Exact<{
  input: Types.ConfirmPlanPurchaseInput;
}>;


export type ConfirmGiftCardPurchaseMutation = { confirmGiftCardPurchase: { outcome: Types.PlanPurchaseOutcome, message: string | null } | null };

export const GiftCardOnSaleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftCardOnSale"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicGiftCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"own_amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"least"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"most"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"expires_on"}},{"kind":"Field","name":{"kind":"Name","value":"send_until"}}]}}]} as unknown as DocumentNode<GiftCardOnSaleFragment, unknown>;
export const GiftCardsOnSaleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GiftCardsOnSale"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicGiftCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftCardOnSale"}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftCardOnSale"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicGiftCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"own_amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"least"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"most"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"expires_on"}},{"kind":"Field","name":{"kind":"Name","value":"send_until"}}]}}]} as unknown as DocumentNode<GiftCardsOnSaleQuery, GiftCardsOnSaleQueryVariables>;
export const StartGiftCardPurchaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartGiftCardPurchase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartGiftCardPurchaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startGiftCardPurchase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment_intent_id"}},{"kind":"Field","name":{"kind":"Name","value":"client_secret"}},{"kind":"Field","name":{"kind":"Name","value":"connect_account"}}]}}]}}]}}]} as unknown as DocumentNode<StartGiftCardPurchaseMutation, StartGiftCardPurchaseMutationVariables>;
export const ConfirmGiftCardPurchaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmGiftCardPurchase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmPlanPurchaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmGiftCardPurchase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ConfirmGiftCardPurchaseMutation, ConfirmGiftCardPurchaseMutationVariables>;
/** Reads `fragment GiftCardOnSale` live from the cache. */
export const useGiftCardOnSaleFragment = (from: useFragment.FromOptionValue<GiftCardOnSaleFragment>) =>
  useFragment({ fragment: GiftCardOnSaleFragmentDoc, fragmentName: "GiftCardOnSale", from });

export const useGiftCardsOnSaleQuery = (options?: useQuery.Options<GiftCardsOnSaleQuery, GiftCardsOnSaleQueryVariables> | SkipToken) =>
  useQuery(GiftCardsOnSaleDocument, options ?? {});

export const useGiftCardsOnSaleLazyQuery = (options?: useLazyQuery.Options<GiftCardsOnSaleQuery, GiftCardsOnSaleQueryVariables>) =>
  useLazyQuery(GiftCardsOnSaleDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useStartGiftCardPurchaseMutation = (
  options?: Omit<useMutation.Options<StartGiftCardPurchaseMutation, StartGiftCardPurchaseMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<StartGiftCardPurchaseMutation, StartGiftCardPurchaseMutationVariables> => useMutation(StartGiftCardPurchaseDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useConfirmGiftCardPurchaseMutation = (
  options?: Omit<useMutation.Options<ConfirmGiftCardPurchaseMutation, ConfirmGiftCardPurchaseMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<ConfirmGiftCardPurchaseMutation, ConfirmGiftCardPurchaseMutationVariables> => useMutation(ConfirmGiftCardPurchaseDocument, { ...options, refetchQueries: useShownLists(["giftCards","payments","cashUpSheet","clientCredit","refundsDue"]) });