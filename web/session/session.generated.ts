/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SessionPersonFragment = { id: number, roles: Array<Types.Role>, first_name: string, last_name: string, name: string, initials: string, email: string | null, phone: string | null, permissions: Array<string>, own_permissions: Array<string>, must_set_up_two_factor: boolean, version: number, impersonation: { actor_id: number, actor_name: string, reason: string | null, expires_at: string } | null, preferences: { theme: Types.ColorTheme, drag_bookings: boolean, single_keys: boolean, opening_lens: string | null, version: number, schedule_lenses: Array<{ name: string, by: Types.LensColumns, view: Types.LensSpan, location_id: number | null, hidden_statuses: Array<Types.BookingStanding> }>, columns: Array<{ grid: string, hidden: Array<string> }>, tours: Array<{ key: string, version: number }> } };

export type SessionPreferencesFragment = { theme: Types.ColorTheme, drag_bookings: boolean, single_keys: boolean, opening_lens: string | null, version: number, schedule_lenses: Array<{ name: string, by: Types.LensColumns, view: Types.LensSpan, location_id: number | null, hidden_statuses: Array<Types.BookingStanding> }>, columns: Array<{ grid: string, hidden: Array<string> }>, tours: Array<{ key: string, version: number }> };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { userProfile: { id: number, roles: Array<Types.Role>, first_name: string, last_name: string, name: string, initials: string, email: string | null, phone: string | null, permissions: Array<string>, own_permissions: Array<string>, must_set_up_two_factor: boolean, version: number, impersonation: { actor_id: number, actor_name: string, reason: string | null, expires_at: string } | null, preferences: { theme: Types.ColorTheme, drag_bookings: boolean, single_keys: boolean, opening_lens: string | null, version: number, schedule_lenses: Array<{ name: string, by: Types.LensColumns, view: Types.LensSpan, location_id: number | null, hidden_statuses: Array<Types.BookingStanding> }>, columns: Array<{ grid: string, hidden: Array<string> }>, tours: Array<{ key: string, version: number }> } } | null };

export type LoginMutationVariables = Exact<{
  input: Types.LoginInput;
}>;


export type LoginMutation = { login: { access_token: string | null, second_factor: { challenge: string, expires_at: string } | null } | null };

export type CompleteLoginMutationVariables = Exact<{
  input: Types.CompleteLoginInput;
}>;


export type CompleteLoginMutation = { completeLogin: { access_token: string } | null };

export type StartImpersonationMutationVariables = Exact<{
  input: Types.StartImpersonationInput;
}>;


export type StartImpersonationMutation = { startImpersonation: { url: string } | null };

export type EndImpersonationMutationVariables = Exact<{ [key: string]: never; }>;


export type EndImpersonationMutation = { endImpersonation: { message: string } | null };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { message: string } | null };

export type UpdateUserProfileMutationVariables = Exact<{
  input: Types.UpdateUserProfileInput;
}>;


export type UpdateUserProfileMutation = { updateUserProfile: { id: number, roles: Array<Types.Role>, first_name: string, last_name: string, name: string, initials: string, email: string | null, phone: string | null, permissions: Array<string>, own_permissions: Array<string>, must_set_up_two_factor: boolean, version: number, impersonation: { actor_id: number, actor_name: string, reason: string | null, expires_at: string } | null, preferences: { theme: Types.ColorTheme, drag_bookings: boolean, single_keys: boolean, opening_lens: string | null, version: number, schedule_lenses: Array<{ name: string, by: Types.LensColumns, view: Types.LensSpan, location_id: number | null, hidden_statuses: Array<Types.BookingStanding> }>, columns: Array<{ grid: string, hidden: Array<string> }>, tours: Array<{ key: string, version: number }> } } | null };

export type ConfirmSignInMutationVariables = Exact<{
  input: Types.ConfirmSignInInput;
}>;


export type ConfirmSignInMutation = { confirmSignIn: { fresh_until: string } | null };

export type FreshSignInQueryVariables = Exact<{ [key: string]: never; }>;


export type FreshSignInQuery = { freshSignIn: { fresh_until: string } | null };

export const SessionPreferencesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionPreferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"drag_bookings"}},{"kind":"Field","name":{"kind":"Name","value":"single_keys"}},{"kind":"Field","name":{"kind":"Name","value":"schedule_lenses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"hidden_statuses"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opening_lens"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grid"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SessionPreferencesFragment, unknown>;
export const SessionPersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"own_permissions"}},{"kind":"Field","name":{"kind":"Name","value":"impersonation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actor_id"}},{"kind":"Field","name":{"kind":"Name","value":"actor_name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"expires_at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"must_set_up_two_factor"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionPreferences"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionPreferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"drag_bookings"}},{"kind":"Field","name":{"kind":"Name","value":"single_keys"}},{"kind":"Field","name":{"kind":"Name","value":"schedule_lenses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"hidden_statuses"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opening_lens"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grid"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SessionPersonFragment, unknown>;
export const ProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionPreferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"drag_bookings"}},{"kind":"Field","name":{"kind":"Name","value":"single_keys"}},{"kind":"Field","name":{"kind":"Name","value":"schedule_lenses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"hidden_statuses"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opening_lens"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grid"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"own_permissions"}},{"kind":"Field","name":{"kind":"Name","value":"impersonation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actor_id"}},{"kind":"Field","name":{"kind":"Name","value":"actor_name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"expires_at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"must_set_up_two_factor"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionPreferences"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ProfileQuery, ProfileQueryVariables>;
export const LoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access_token"}},{"kind":"Field","name":{"kind":"Name","value":"second_factor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"expires_at"}}]}}]}}]}}]} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const CompleteLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompleteLoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access_token"}}]}}]}}]} as unknown as DocumentNode<CompleteLoginMutation, CompleteLoginMutationVariables>;
export const StartImpersonationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartImpersonation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartImpersonationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startImpersonation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<StartImpersonationMutation, StartImpersonationMutationVariables>;
export const EndImpersonationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndImpersonation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endImpersonation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<EndImpersonationMutation, EndImpersonationMutationVariables>;
export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const UpdateUserProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUserProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUserProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionPreferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"drag_bookings"}},{"kind":"Field","name":{"kind":"Name","value":"single_keys"}},{"kind":"Field","name":{"kind":"Name","value":"schedule_lenses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"hidden_statuses"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opening_lens"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grid"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"own_permissions"}},{"kind":"Field","name":{"kind":"Name","value":"impersonation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actor_id"}},{"kind":"Field","name":{"kind":"Name","value":"actor_name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"expires_at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"must_set_up_two_factor"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionPreferences"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateUserProfileMutation, UpdateUserProfileMutationVariables>;
export const ConfirmSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fresh_until"}}]}}]}}]} as unknown as DocumentNode<ConfirmSignInMutation, ConfirmSignInMutationVariables>;
export const FreshSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreshSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freshSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fresh_until"}}]}}]}}]} as unknown as DocumentNode<FreshSignInQuery, FreshSignInQueryVariables>;
/** Reads `fragment SessionPerson` live from the cache. */
export const useSessionPersonFragment = (from: useFragment.FromOptionValue<SessionPersonFragment>) =>
  useFragment({ fragment: SessionPersonFragmentDoc, fragmentName: "SessionPerson", from });

/** Reads `fragment SessionPreferences` live from the cache. */
export const useSessionPreferencesFragment = (from: useFragment.FromOptionValue<SessionPreferencesFragment>) =>
  useFragment({ fragment: SessionPreferencesFragmentDoc, fragmentName: "SessionPreferences", from });

export const useProfileQuery = (options?: useQuery.Options<ProfileQuery, ProfileQueryVariables> | SkipToken) =>
  useQuery(ProfileDocument, options ?? {});

export const useProfileLazyQuery = (options?: useLazyQuery.Options<ProfileQuery, ProfileQueryVariables>) =>
  useLazyQuery(ProfileDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useLoginMutation = (
  options?: Omit<useMutation.Options<LoginMutation, LoginMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<LoginMutation, LoginMutationVariables> => useMutation(LoginDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useCompleteLoginMutation = (
  options?: Omit<useMutation.Options<CompleteLoginMutation, CompleteLoginMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<CompleteLoginMutation, CompleteLoginMutationVariables> => useMutation(CompleteLoginDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useStartImpersonationMutation = (
  options?: Omit<useMutation.Options<StartImpersonationMutation, StartImpersonationMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<StartImpersonationMutation, StartImpersonationMutationVariables> => useMutation(StartImpersonationDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useEndImpersonationMutation = (
  options?: Omit<useMutation.Options<EndImpersonationMutation, EndImpersonationMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<EndImpersonationMutation, EndImpersonationMutationVariables> => useMutation(EndImpersonationDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useLogoutMutation = (
  options?: Omit<useMutation.Options<LogoutMutation, LogoutMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<LogoutMutation, LogoutMutationVariables> => useMutation(LogoutDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useUpdateUserProfileMutation = (
  options?: Omit<useMutation.Options<UpdateUserProfileMutation, UpdateUserProfileMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<UpdateUserProfileMutation, UpdateUserProfileMutationVariables> => useMutation(UpdateUserProfileDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useConfirmSignInMutation = (
  options?: Omit<useMutation.Options<ConfirmSignInMutation, ConfirmSignInMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<ConfirmSignInMutation, ConfirmSignInMutationVariables> => useMutation(ConfirmSignInDocument, options);

export const useFreshSignInQuery = (options?: useQuery.Options<FreshSignInQuery, FreshSignInQueryVariables> | SkipToken) =>
  useQuery(FreshSignInDocument, options ?? {});

export const useFreshSignInLazyQuery = (options?: useLazyQuery.Options<FreshSignInQuery, FreshSignInQueryVariables>) =>
  useLazyQuery(FreshSignInDocument, options);