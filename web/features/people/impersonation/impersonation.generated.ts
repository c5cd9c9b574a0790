/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schema-types.generated.ts';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type RedeemImpersonationMutationVariables = Exact<{
  input: Types.RedeemImpersonationInput;
}>;


export type RedeemImpersonationMutation = { redeemImpersonation: { access_token: string } | null };

export type GiveImpersonationReasonMutationVariables = Exact<{
  input: Types.ImpersonationReasonInput;
}>;


export type GiveImpersonationReasonMutation = { giveImpersonationReason: { reason: string | null } | null };


export const RedeemImpersonationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedeemImpersonation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedeemImpersonationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeemImpersonation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access_token"}}]}}]}}]} as unknown as DocumentNode<RedeemImpersonationMutation, RedeemImpersonationMutationVariables>;
export const GiveImpersonationReasonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveImpersonationReason"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImpersonationReasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveImpersonationReason"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<GiveImpersonationReasonMutation, GiveImpersonationReasonMutationVariables>;
/** Variables are given at the call, so that the compiler can require them. */
export const useRedeemImpersonationMutation = (
  options?: Omit<useMutation.Options<RedeemImpersonationMutation, RedeemImpersonationMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<RedeemImpersonationMutation, RedeemImpersonationMutationVariables> => useMutation(RedeemImpersonationDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useGiveImpersonationReasonMutation = (
  options?: Omit<useMutation.Options<GiveImpersonationReasonMutation, GiveImpersonationReasonMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<GiveImpersonationReasonMutation, GiveImpersonationReasonMutationVariables> => useMutation(GiveImpersonationReasonDocument, options);