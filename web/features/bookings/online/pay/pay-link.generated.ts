/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema-types.generated.ts';

import { useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type RequestedPaymentQueryVariables = Exact<{
  token: string;
}>;


export type RequestedPaymentQuery = { requestedPayment: { state: Types.CardChargeState, description: string, location_name: string | null, local_start: string | null, timeformat: string, can_save_card: boolean, publishable_key: string, connect_account: string, amount: { amount: number, currency: string } } | null };

export type StartRequestedPaymentMutationVariables = Exact<{
  token: string;
}>;


export type StartRequestedPaymentMutation = { startRequestedPayment: { client_secret: string } | null };

export type ConfirmRequestedPaymentMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmRequestedPaymentMutation = { confirmRequestedPayment: { state: Types.CardChargeState, is_processing: boolean, message: string | null } | null };


export const RequestedPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequestedPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestedPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location_name"}},{"kind":"Field","name":{"kind":"Name","value":"local_start"}},{"kind":"Field","name":{"kind":"Name","value":"timeformat"}},{"kind":"Field","name":{"kind":"Name","value":"can_save_card"}},{"kind":"Field","name":{"kind":"Name","value":"publishable_key"}},{"kind":"Field","name":{"kind":"Name","value":"connect_account"}}]}}]}}]} as unknown as DocumentNode<RequestedPaymentQuery, RequestedPaymentQueryVariables>;
export const StartRequestedPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartRequestedPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startRequestedPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client_secret"}}]}}]}}]} as unknown as DocumentNode<StartRequestedPaymentMutation, StartRequestedPaymentMutationVariables>;
export const ConfirmRequestedPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmRequestedPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmRequestedPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"is_processing"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ConfirmRequestedPaymentMutation, ConfirmRequestedPaymentMutationVariables>;
export const useRequestedPaymentQuery = (options: useQuery.Options<RequestedPaymentQuery, RequestedPaymentQueryVariables> | SkipToken) =>
  useQuery(RequestedPaymentDocument, options);

export const useRequestedPaymentLazyQuery = (options?: useLazyQuery.Options<RequestedPaymentQuery, RequestedPaymentQueryVariables>) =>
  useLazyQuery(RequestedPaymentDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useStartRequestedPaymentMutation = (
  options?: Omit<useMutation.Options<StartRequestedPaymentMutation, StartRequestedPaymentMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<StartRequestedPaymentMutation, StartRequestedPaymentMutationVariables> => useMutation(StartRequestedPaymentDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useConfirmRequestedPaymentMutation = (
  options?: Omit<useMutation.Options<ConfirmRequestedPaymentMutation, ConfirmRequestedPaymentMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<ConfirmRequestedPaymentMutation, ConfirmRequestedPaymentMutationVariables> => useMutation(ConfirmRequestedPaymentDocument, options);