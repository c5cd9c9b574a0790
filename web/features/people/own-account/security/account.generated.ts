/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import { useShownLists } from "#web/apollo/use-shown-lists.ts";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SessionRowFragment = { id: number, kind: Types.SessionKind, device: string, ip_address: string | null, created_at: string, last_used_at: string, expires_at: string, is_current: boolean };

export type AccountSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountSessionsQuery = { sessions: { data: Array<{ id: number, kind: Types.SessionKind, device: string, ip_address: string | null, created_at: string, last_used_at: string, expires_at: string, is_current: boolean }> } | null };

export type SignInRowFragment = { id: number, at: string, outcome: Types.SignInOutcome, how: string, device: string | null, ip_address: string | null };

export type AccountSignInsQueryVariables = Exact<{
  perPage: number;
}>;


export type AccountSignInsQuery = { signIns: { data: Array<{ id: number, at: string, outcome: Types.SignInOutcome, how: string, device: string | null, ip_address: string | null }>, meta: { total: number } } | null };

export type PasswordAgeQueryVariables = Exact<{ [key: string]: never; }>;


export type PasswordAgeQuery = { userProfile: { id: number, password_changed_at: string | null } | null };

export type RevokeSessionMutationVariables = Exact<{
  id: number;
}>;


export type RevokeSessionMutation = { revokeSession: { message: string } | null };

export type RevokeOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeOtherSessionsMutation = { revokeOtherSessions: { message: string } | null };

export type ChangePasswordMutationVariables = Exact<{
  input: Types.ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { message: string } | null };

export type TwoFactorStateQueryVariables = Exact<{ [key: string]: never; }>;


export type TwoFactorStateQuery = { twoFactor: { is_on: boolean, since: string | null, recovery_codes_left: number, is_required: boolean } | null };

export type AppSecretFragment = { secret: string, uri: string };

export type StartTwoFactorMutationVariables = Exact<{
  input: Types.StartTwoFactorInput;
}>;


export type StartTwoFactorMutation = { startTwoFactor: { secret: string, uri: string } | null };

export type ConfirmTwoFactorMutationVariables = Exact<{
  input: Types.TwoFactorCodeInput;
}>;


export type ConfirmTwoFactorMutation = { confirmTwoFactor: { codes: Array<string> } | null };

export type RenewRecoveryCodesMutationVariables = Exact<{
  input: Types.TwoFactorCodeInput;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { codes: Array<string> } | null };

export type DisableTwoFactorMutationVariables = Exact<{
  input: Types.DisableTwoFactorInput;
}>;


export type DisableTwoFactorMutation = { disableTwoFactor: { message: string } | null };

export type RequestEmailChangeMutationVariables = Exact<{
  input: Types.RequestEmailChangeInput;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: { message: string } | null };

export const SessionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip_address"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"last_used_at"}},{"kind":"Field","name":{"kind":"Name","value":"expires_at"}},{"kind":"Field","name":{"kind":"Name","value":"is_current"}}]}}]} as unknown as DocumentNode<SessionRowFragment, unknown>;
export const SignInRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignInRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"how"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip_address"}}]}}]} as unknown as DocumentNode<SignInRowFragment, unknown>;
export const AppSecretFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppSecret"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TwoFactorSecret"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]} as unknown as DocumentNode<AppSecretFragment, unknown>;
export const AccountSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip_address"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"last_used_at"}},{"kind":"Field","name":{"kind":"Name","value":"expires_at"}},{"kind":"Field","name":{"kind":"Name","value":"is_current"}}]}}]} as unknown as DocumentNode<AccountSessionsQuery, AccountSessionsQueryVariables>;
export const AccountSignInsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountSignIns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignInRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignInRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"how"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip_address"}}]}}]} as unknown as DocumentNode<AccountSignInsQuery, AccountSignInsQueryVariables>;
export const PasswordAgeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordAge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"password_changed_at"}}]}}]}}]} as unknown as DocumentNode<PasswordAgeQuery, PasswordAgeQueryVariables>;
export const RevokeSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RevokeSessionMutation, RevokeSessionMutationVariables>;
export const RevokeOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RevokeOtherSessionsMutation, RevokeOtherSessionsMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const TwoFactorStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TwoFactorState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"twoFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"is_on"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"recovery_codes_left"}},{"kind":"Field","name":{"kind":"Name","value":"is_required"}}]}}]}}]} as unknown as DocumentNode<TwoFactorStateQuery, TwoFactorStateQueryVariables>;
export const StartTwoFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartTwoFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartTwoFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTwoFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppSecret"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppSecret"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TwoFactorSecret"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]} as unknown as DocumentNode<StartTwoFactorMutation, StartTwoFactorMutationVariables>;
export const ConfirmTwoFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmTwoFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TwoFactorCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmTwoFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}}]}}]}}]} as unknown as DocumentNode<ConfirmTwoFactorMutation, ConfirmTwoFactorMutationVariables>;
export const RenewRecoveryCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TwoFactorCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}}]}}]}}]} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const DisableTwoFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableTwoFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DisableTwoFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableTwoFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DisableTwoFactorMutation, DisableTwoFactorMutationVariables>;
export const RequestEmailChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestEmailChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>;
/** Reads `fragment SessionRow` live from the cache. */
export const useSessionRowFragment = (from: useFragment.FromOptionValue<SessionRowFragment>) =>
  useFragment({ fragment: SessionRowFragmentDoc, fragmentName: "SessionRow", from });

export const useAccountSessionsQuery = (options?: useQuery.Options<AccountSessionsQuery, AccountSessionsQueryVariables> | SkipToken) =>
  useQuery(AccountSessionsDocument, options ?? {});

export const useAccountSessionsLazyQuery = (options?: useLazyQuery.Options<AccountSessionsQuery, AccountSessionsQueryVariables>) =>
  useLazyQuery(AccountSessionsDocument, options);

/** Reads `fragment SignInRow` live from the cache. */
export const useSignInRowFragment = (from: useFragment.FromOptionValue<SignInRowFragment>) =>
  useFragment({ fragment: SignInRowFragmentDoc, fragmentName: "SignInRow", from });

export const useAccountSignInsQuery = (options: useQuery.Options<AccountSignInsQuery, AccountSignInsQueryVariables> | SkipToken) =>
  useQuery(AccountSignInsDocument, options);

export const useAccountSignInsLazyQuery = (options?: useLazyQuery.Options<AccountSignInsQuery, AccountSignInsQueryVariables>) =>
  useLazyQuery(AccountSignInsDocument, options);

export const usePasswordAgeQuery = (options?: useQuery.Options<PasswordAgeQuery, PasswordAgeQueryVariables> | SkipToken) =>
  useQuery(PasswordAgeDocument, options ?? {});

export const usePasswordAgeLazyQuery = (options?: useLazyQuery.Options<PasswordAgeQuery, PasswordAgeQueryVariables>) =>
  useLazyQuery(PasswordAgeDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useRevokeSessionMutation = (
  options?: Omit<useMutation.Options<RevokeSessionMutation, RevokeSessionMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<RevokeSessionMutation, RevokeSessionMutationVariables> => useMutation(RevokeSessionDocument, { ...options, refetchQueries: useShownLists(["sessions"]) });

/** Variables are given at the call, so that the compiler can require them. */
export const useRevokeOtherSessionsMutation = (
  options?: Omit<useMutation.Options<RevokeOtherSessionsMutation, RevokeOtherSessionsMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<RevokeOtherSessionsMutation, RevokeOtherSessionsMutationVariables> => useMutation(RevokeOtherSessionsDocument, { ...options, refetchQueries: useShownLists(["sessions","accessTokens"]) });

/** Variables are given at the call, so that the compiler can require them. */
export const useChangePasswordMutation = (
  options?: Omit<useMutation.Options<ChangePasswordMutation, ChangePasswordMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<ChangePasswordMutation, ChangePasswordMutationVariables> => useMutation(ChangePasswordDocument, { ...options, refetchQueries: useShownLists(["sessions","accessTokens","userProfile"]) });

export const useTwoFactorStateQuery = (options?: useQuery.Options<TwoFactorStateQuery, TwoFactorStateQueryVariables> | SkipToken) =>
  useQuery(TwoFactorStateDocument, options ?? {});

export const useTwoFactorStateLazyQuery = (options?: useLazyQuery.Options<TwoFactorStateQuery, TwoFactorStateQueryVariables>) =>
  useLazyQuery(TwoFactorStateDocument, options);

/** Reads `fragment AppSecret` live from the cache. */
export const useAppSecretFragment = (from: useFragment.FromOptionValue<AppSecretFragment>) =>
  useFragment({ fragment: AppSecretFragmentDoc, fragmentName: "AppSecret", from });

/** Variables are given at the call, so that the compiler can require them. */
export const useStartTwoFactorMutation = (
  options?: Omit<useMutation.Options<StartTwoFactorMutation, StartTwoFactorMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<StartTwoFactorMutation, StartTwoFactorMutationVariables> => useMutation(StartTwoFactorDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useConfirmTwoFactorMutation = (
  options?: Omit<useMutation.Options<ConfirmTwoFactorMutation, ConfirmTwoFactorMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<ConfirmTwoFactorMutation, ConfirmTwoFactorMutationVariables> => useMutation(ConfirmTwoFactorDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useRenewRecoveryCodesMutation = (
  options?: Omit<useMutation.Options<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables> => useMutation(RenewRecoveryCodesDocument, { ...options, refetchQueries: useShownLists(["twoFactor"]) });

/** Variables are given at the call, so that the compiler can require them. */
export const useDisableTwoFactorMutation = (
  options?: Omit<useMutation.Options<DisableTwoFactorMutation, DisableTwoFactorMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<DisableTwoFactorMutation, DisableTwoFactorMutationVariables> => useMutation(DisableTwoFactorDocument, { ...options, refetchQueries: useShownLists(["twoFactor"]) });

/** Variables are given at the call, so that the compiler can require them. */
export const useRequestEmailChangeMutation = (
  options?: Omit<useMutation.Options<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<RequestEmailChangeMutation, RequestEmailChangeMutationVariables> => useMutation(RequestEmailChangeDocument, options);