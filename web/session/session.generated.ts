/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SessionPersonFragment = { id: number, roles: Array<Types.Role>, first_name: string, last_name: string, name: string, initials: string, email: string | null, permissions: Array<string>, own_permissions: Array<string> };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { userProfile: { id: number, roles: Array<Types.Role>, first_name: string, last_name: string, name: string, initials: string, email: string | null, permissions: Array<string>, own_permissions: Array<string> } | null };

export type LoginMutationVariables = Exact<{
  input: Types.LoginInput;
}>;


export type LoginMutation = { login: { access_token: string, expires_at: string } | null };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { message: string } | null };

export const SessionPersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"own_permissions"}}]}}]} as unknown as DocumentNode<SessionPersonFragment, unknown>;
export const ProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"own_permissions"}}]}}]} as unknown as DocumentNode<ProfileQuery, ProfileQueryVariables>;
export const LoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access_token"}},{"kind":"Field","name":{"kind":"Name","value":"expires_at"}}]}}]}}]} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
/** Reads `fragment SessionPerson` live from the cache. */
export const useSessionPersonFragment = (from: useFragment.FromOptionValue<SessionPersonFragment>) =>
  useFragment({ fragment: SessionPersonFragmentDoc, fragmentName: "SessionPerson", from });

export const useProfileQuery = (options?: useQuery.Options<ProfileQuery, ProfileQueryVariables> | SkipToken) =>
  useQuery(ProfileDocument, options ?? {});

export const useProfileLazyQuery = (options?: useLazyQuery.Options<ProfileQuery, ProfileQueryVariables>) =>
  useLazyQuery(ProfileDocument, options);

/** For `refetchQueries`: this list as it stands with these variables. */
export const refetchProfileQuery = (variables?: ProfileQueryVariables) => ({
  query: ProfileDocument,
  ...(variables ? { variables } : {}),
});

/** Variables are given at the call, so that the compiler can require them. */
export const useLoginMutation = (
  options?: Omit<useMutation.Options<LoginMutation, LoginMutationVariables>, "variables">,
): useMutation.ResultTuple<LoginMutation, LoginMutationVariables> => useMutation(LoginDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useLogoutMutation = (
  options?: Omit<useMutation.Options<LogoutMutation, LogoutMutationVariables>, "variables">,
): useMutation.ResultTuple<LogoutMutation, LogoutMutationVariables> => useMutation(LogoutDocument, options);