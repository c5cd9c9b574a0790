/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.generated.ts';

import { useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import { useShownLists } from "#web/apollo/use-shown-lists.ts";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type GoogleRedirectQueryVariables = Exact<{
  tenant: string;
  original_domain: string;
}>;


export type GoogleRedirectQuery = { googleRedirect: { url: string } | null };

export type RedeemHandoverMutationVariables = Exact<{
  input: Types.RedeemHandoverInput;
}>;


export type RedeemHandoverMutation = { redeemHandover: { outcome: Types.CodeExchangeOutcome, email: string, link_token: string | null, session: { access_token: string | null, second_factor: { challenge: string, expires_at: string } | null } | null } | null };

export type GoogleLinkQueryVariables = Exact<{ [key: string]: never; }>;


export type GoogleLinkQuery = { googleLink: { email: string | null, is_available: boolean } | null };

export type UnlinkGoogleMutationVariables = Exact<{ [key: string]: never; }>;


export type UnlinkGoogleMutation = { unlinkGoogle: { message: string } | null };


export const GoogleRedirectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoogleRedirect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenant"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"original_domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"googleRedirect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tenant"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenant"}}},{"kind":"Argument","name":{"kind":"Name","value":"context"},"value":{"kind":"EnumValue","value":"tenant"}},{"kind":"Argument","name":{"kind":"Name","value":"original_domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"original_domain"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<GoogleRedirectQuery, GoogleRedirectQueryVariables>;
export const RedeemHandoverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedeemHandover"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedeemHandoverInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeemHandover"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"link_token"}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access_token"}},{"kind":"Field","name":{"kind":"Name","value":"second_factor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"expires_at"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RedeemHandoverMutation, RedeemHandoverMutationVariables>;
export const GoogleLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoogleLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"googleLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"is_available"}}]}}]}}]} as unknown as DocumentNode<GoogleLinkQuery, GoogleLinkQueryVariables>;
export const UnlinkGoogleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlinkGoogle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlinkGoogle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<UnlinkGoogleMutation, UnlinkGoogleMutationVariables>;
export const useGoogleRedirectQuery = (options: useQuery.Options<GoogleRedirectQuery, GoogleRedirectQueryVariables> | SkipToken) =>
  useQuery(GoogleRedirectDocument, options);

export const useGoogleRedirectLazyQuery = (options?: useLazyQuery.Options<GoogleRedirectQuery, GoogleRedirectQueryVariables>) =>
  useLazyQuery(GoogleRedirectDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useRedeemHandoverMutation = (
  options?: Omit<useMutation.Options<RedeemHandoverMutation, RedeemHandoverMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<RedeemHandoverMutation, RedeemHandoverMutationVariables> => useMutation(RedeemHandoverDocument, options);

export const useGoogleLinkQuery = (options?: useQuery.Options<GoogleLinkQuery, GoogleLinkQueryVariables> | SkipToken) =>
  useQuery(GoogleLinkDocument, options ?? {});

export const useGoogleLinkLazyQuery = (options?: useLazyQuery.Options<GoogleLinkQuery, GoogleLinkQueryVariables>) =>
  useLazyQuery(GoogleLinkDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useUnlinkGoogleMutation = (
  options?: Omit<useMutation.Options<UnlinkGoogleMutation, UnlinkGoogleMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<UnlinkGoogleMutation, UnlinkGoogleMutationVariables> => useMutation(UnlinkGoogleDocument, { ...options, refetchQueries: useShownLists(["googleLink"]) });