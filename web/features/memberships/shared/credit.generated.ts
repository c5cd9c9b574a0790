/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schema-types.generated.ts';

import { useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import { useShownLists } from "#web/apollo/use-shown-lists.ts";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ClientCreditQueryVariables = Exact<{
  id: number;
}>;


export type ClientCreditQuery = { clientCredit: { client_id: number, left: Array<{ amount: number, currency: string }> } | null };

export type RedeemGiftCardMutationVariables = Exact<{
  input: Types.RedeemGiftCardInput;
}>;


export type RedeemGiftCardMutation = { redeemGiftCard: { client_id: number, left: Array<{ amount: number, currency: string }> } | null };

export type PayOutCreditMutationVariables = Exact<{
  id: number;
  input: Types.PayOutCreditInput;
}>;


export type PayOutCreditMutation = { payOutCredit: { client_id: number, left: Array<{ amount: number, currency: string }> } | null };


export const ClientCreditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientCredit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientCredit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client_id"}},{"kind":"Field","name":{"kind":"Name","value":"left"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]} as unknown as DocumentNode<ClientCreditQuery, ClientCreditQueryVariables>;
export const RedeemGiftCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedeemGiftCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedeemGiftCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeemGiftCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client_id"}},{"kind":"Field","name":{"kind":"Name","value":"left"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]} as unknown as DocumentNode<RedeemGiftCardMutation, RedeemGiftCardMutationVariables>;
export const PayOutCreditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayOutCredit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayOutCreditInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payOutCredit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client_id"}},{"kind":"Field","name":{"kind":"Name","value":"left"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]} as unknown as DocumentNode<PayOutCreditMutation, PayOutCreditMutationVariables>;
export const useClientCreditQuery = (options: useQuery.Options<ClientCreditQuery, ClientCreditQueryVariables> | SkipToken) =>
  useQuery(ClientCreditDocument, options);

export const useClientCreditLazyQuery = (options?: useLazyQuery.Options<ClientCreditQuery, ClientCreditQueryVariables>) =>
  useLazyQuery(ClientCreditDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useRedeemGiftCardMutation = (
  options?: Omit<useMutation.Options<RedeemGiftCardMutation, RedeemGiftCardMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<RedeemGiftCardMutation, RedeemGiftCardMutationVariables> => useMutation(RedeemGiftCardDocument, { ...options, refetchQueries: useShownLists(["giftCards","clientCredit","bookingAccount"]) });

/** Variables are given at the call, so that the compiler can require them. */
export const usePayOutCreditMutation = (
  options?: Omit<useMutation.Options<PayOutCreditMutation, PayOutCreditMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<PayOutCreditMutation, PayOutCreditMutationVariables> => useMutation(PayOutCreditDocument, { ...options, refetchQueries: useShownLists(["payments","cashUpSheet","clientCredit","refundsDue"]) });