/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AccountRowFragment = { id: number, first_name: string, last_name: string, name: string, email: string | null, roles: Array<Types.Role>, status: Types.AccountState, invited_at: string | null, invited_by_name: string | null, two_factor: boolean, last_seen_at: string | null, session_count: number, created_at: string, version: number, allowed_actions: Array<Types.AccountAction> };

export type AccountListQueryVariables = Exact<{
  page: number;
  perPage: number;
  sortBy: Types.AccountSort;
  sortDir: Types.SortDir;
  search?: string | null | undefined;
  type?: Types.Role | null | undefined;
  status?: Types.AccountState | null | undefined;
}>;


export type AccountListQuery = { accounts: { data: Array<{ id: number, first_name: string, last_name: string, name: string, email: string | null, roles: Array<Types.Role>, status: Types.AccountState, invited_at: string | null, invited_by_name: string | null, two_factor: boolean, last_seen_at: string | null, session_count: number, created_at: string, version: number, allowed_actions: Array<Types.AccountAction> }>, meta: { total: number } } | null };

export type AccountDetailsQueryVariables = Exact<{
  id: number;
}>;


export type AccountDetailsQuery = { account: { id: number, first_name: string, last_name: string, name: string, email: string | null, roles: Array<Types.Role>, status: Types.AccountState, invited_at: string | null, invited_by_name: string | null, two_factor: boolean, last_seen_at: string | null, session_count: number, created_at: string, version: number, allowed_actions: Array<Types.AccountAction> } | null };

export type CreateAccountMutationVariables = Exact<{
  input: Types.CreateAccountInput;
}>;


export type CreateAccountMutation = { createAccount: { id: number, first_name: string, last_name: string, name: string, email: string | null, roles: Array<Types.Role>, status: Types.AccountState, invited_at: string | null, invited_by_name: string | null, two_factor: boolean, last_seen_at: string | null, session_count: number, created_at: string, version: number, allowed_actions: Array<Types.AccountAction> } | null };

export type UpdateAccountMutationVariables = Exact<{
  id: number;
  input: Types.UpdateAccountInput;
}>;


export type UpdateAccountMutation = { updateAccount: { id: number, first_name: string, last_name: string, name: string, email: string | null, roles: Array<Types.Role>, status: Types.AccountState, invited_at: string | null, invited_by_name: string | null, two_factor: boolean, last_seen_at: string | null, session_count: number, created_at: string, version: number, allowed_actions: Array<Types.AccountAction> } | null };

export type DeleteAccountMutationVariables = Exact<{
  id: number;
  version?: number | null | undefined;
  keep_bookings?: boolean | null | undefined;
}>;


export type DeleteAccountMutation = { deleteAccount: { id: number } | null };

export type SendInvitationMutationVariables = Exact<{
  id: number;
}>;


export type SendInvitationMutation = { sendInvitation: { id: number, first_name: string, last_name: string, name: string, email: string | null, roles: Array<Types.Role>, status: Types.AccountState, invited_at: string | null, invited_by_name: string | null, two_factor: boolean, last_seen_at: string | null, session_count: number, created_at: string, version: number, allowed_actions: Array<Types.AccountAction> } | null };

export const AccountRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invited_at"}},{"kind":"Field","name":{"kind":"Name","value":"invited_by_name"}},{"kind":"Field","name":{"kind":"Name","value":"two_factor"}},{"kind":"Field","name":{"kind":"Name","value":"last_seen_at"}},{"kind":"Field","name":{"kind":"Name","value":"session_count"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_actions"}}]}}]} as unknown as DocumentNode<AccountRowFragment, unknown>;
export const AccountListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sortBy"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sortDir"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDir"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountState"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}},{"kind":"Argument","name":{"kind":"Name","value":"sortBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sortBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"sortDir"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sortDir"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invited_at"}},{"kind":"Field","name":{"kind":"Name","value":"invited_by_name"}},{"kind":"Field","name":{"kind":"Name","value":"two_factor"}},{"kind":"Field","name":{"kind":"Name","value":"last_seen_at"}},{"kind":"Field","name":{"kind":"Name","value":"session_count"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_actions"}}]}}]} as unknown as DocumentNode<AccountListQuery, AccountListQueryVariables>;
export const AccountDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invited_at"}},{"kind":"Field","name":{"kind":"Name","value":"invited_by_name"}},{"kind":"Field","name":{"kind":"Name","value":"two_factor"}},{"kind":"Field","name":{"kind":"Name","value":"last_seen_at"}},{"kind":"Field","name":{"kind":"Name","value":"session_count"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_actions"}}]}}]} as unknown as DocumentNode<AccountDetailsQuery, AccountDetailsQueryVariables>;
export const CreateAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invited_at"}},{"kind":"Field","name":{"kind":"Name","value":"invited_by_name"}},{"kind":"Field","name":{"kind":"Name","value":"two_factor"}},{"kind":"Field","name":{"kind":"Name","value":"last_seen_at"}},{"kind":"Field","name":{"kind":"Name","value":"session_count"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_actions"}}]}}]} as unknown as DocumentNode<CreateAccountMutation, CreateAccountMutationVariables>;
export const UpdateAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invited_at"}},{"kind":"Field","name":{"kind":"Name","value":"invited_by_name"}},{"kind":"Field","name":{"kind":"Name","value":"two_factor"}},{"kind":"Field","name":{"kind":"Name","value":"last_seen_at"}},{"kind":"Field","name":{"kind":"Name","value":"session_count"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_actions"}}]}}]} as unknown as DocumentNode<UpdateAccountMutation, UpdateAccountMutationVariables>;
export const DeleteAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keep_bookings"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"keep_bookings"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keep_bookings"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const SendInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invited_at"}},{"kind":"Field","name":{"kind":"Name","value":"invited_by_name"}},{"kind":"Field","name":{"kind":"Name","value":"two_factor"}},{"kind":"Field","name":{"kind":"Name","value":"last_seen_at"}},{"kind":"Field","name":{"kind":"Name","value":"session_count"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_actions"}}]}}]} as unknown as DocumentNode<SendInvitationMutation, SendInvitationMutationVariables>;
/** Reads `fragment AccountRow` live from the cache. */
export const useAccountRowFragment = (from: useFragment.FromOptionValue<AccountRowFragment>) =>
  useFragment({ fragment: AccountRowFragmentDoc, fragmentName: "AccountRow", from });

export const useAccountListQuery = (options: useQuery.Options<AccountListQuery, AccountListQueryVariables> | SkipToken) =>
  useQuery(AccountListDocument, options);

export const useAccountListLazyQuery = (options?: useLazyQuery.Options<AccountListQuery, AccountListQueryVariables>) =>
  useLazyQuery(AccountListDocument, options);

/** For `refetchQueries`: this list as it stands with these variables. */
export const refetchAccountListQuery = (variables: AccountListQueryVariables) => ({
  query: AccountListDocument,
  ...(variables ? { variables } : {}),
});

export const useAccountDetailsQuery = (options: useQuery.Options<AccountDetailsQuery, AccountDetailsQueryVariables> | SkipToken) =>
  useQuery(AccountDetailsDocument, options);

export const useAccountDetailsLazyQuery = (options?: useLazyQuery.Options<AccountDetailsQuery, AccountDetailsQueryVariables>) =>
  useLazyQuery(AccountDetailsDocument, options);

/** For `refetchQueries`: this list as it stands with these variables. */
export const refetchAccountDetailsQuery = (variables: AccountDetailsQueryVariables) => ({
  query: AccountDetailsDocument,
  ...(variables ? { variables } : {}),
});

/** Variables are given at the call, so that the compiler can require them. */
export const useCreateAccountMutation = (
  options?: Omit<useMutation.Options<CreateAccountMutation, CreateAccountMutationVariables>, "variables">,
): useMutation.ResultTuple<CreateAccountMutation, CreateAccountMutationVariables> => useMutation(CreateAccountDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useUpdateAccountMutation = (
  options?: Omit<useMutation.Options<UpdateAccountMutation, UpdateAccountMutationVariables>, "variables">,
): useMutation.ResultTuple<UpdateAccountMutation, UpdateAccountMutationVariables> => useMutation(UpdateAccountDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useDeleteAccountMutation = (
  options?: Omit<useMutation.Options<DeleteAccountMutation, DeleteAccountMutationVariables>, "variables">,
): useMutation.ResultTuple<DeleteAccountMutation, DeleteAccountMutationVariables> => useMutation(DeleteAccountDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useSendInvitationMutation = (
  options?: Omit<useMutation.Options<SendInvitationMutation, SendInvitationMutationVariables>, "variables">,
): useMutation.ResultTuple<SendInvitationMutation, SendInvitationMutationVariables> => useMutation(SendInvitationDocument, options);