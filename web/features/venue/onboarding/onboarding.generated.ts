/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import { useShownLists } from "#web/apollo/use-shown-lists.ts";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type OnboardingListFragment = { id: string, is_needed: boolean, is_complete: boolean, is_skipped: boolean, is_email_confirmed: boolean, country: string | null, first_location_id: number | null, first_coach_id: number | null, steps: Array<{ key: Types.OnboardingStepKey, is_done: boolean, is_optional: boolean, problem: string | null }> };

export type OnboardingStateQueryVariables = Exact<{ [key: string]: never; }>;


export type OnboardingStateQuery = { onboardingStatus: { id: string, is_needed: boolean, is_complete: boolean, is_skipped: boolean, is_email_confirmed: boolean, country: string | null, first_location_id: number | null, first_coach_id: number | null, steps: Array<{ key: Types.OnboardingStepKey, is_done: boolean, is_optional: boolean, problem: string | null }> } | null };

export type SeeBookingPageMutationVariables = Exact<{ [key: string]: never; }>;


export type SeeBookingPageMutation = { seeBookingPage: { id: string, is_needed: boolean, is_complete: boolean, is_skipped: boolean, is_email_confirmed: boolean, country: string | null, first_location_id: number | null, first_coach_id: number | null, steps: Array<{ key: Types.OnboardingStepKey, is_done: boolean, is_optional: boolean, problem: string | null }> } | null };

export type SkipOnboardingMutationVariables = Exact<{ [key: string]: never; }>;


export type SkipOnboardingMutation = { skipOnboarding: { id: string, is_needed: boolean, is_complete: boolean, is_skipped: boolean, is_email_confirmed: boolean, country: string | null, first_location_id: number | null, first_coach_id: number | null, steps: Array<{ key: Types.OnboardingStepKey, is_done: boolean, is_optional: boolean, problem: string | null }> } | null };

export type ConfirmCompanyMutationVariables = Exact<{
  input: Types.CreateCompanyInput;
}>;


export type ConfirmCompanyMutation = { createCompany: { id: string, name: string, timezone: string, locale: string, currency: string, version: number } | null };

export type MailConfirmationMutationVariables = Exact<{
  input: Types.RequestEmailChangeInput;
}>;


export type MailConfirmationMutation = { requestEmailChange: { message: string } | null };

export const OnboardingListFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OnboardingList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OnboardingStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"is_needed"}},{"kind":"Field","name":{"kind":"Name","value":"is_complete"}},{"kind":"Field","name":{"kind":"Name","value":"is_skipped"}},{"kind":"Field","name":{"kind":"Name","value":"is_email_confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"first_location_id"}},{"kind":"Field","name":{"kind":"Name","value":"first_coach_id"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"is_done"}},{"kind":"Field","name":{"kind":"Name","value":"is_optional"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]} as unknown as DocumentNode<OnboardingListFragment, unknown>;
export const OnboardingStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OnboardingState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"onboardingStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OnboardingList"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OnboardingList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OnboardingStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"is_needed"}},{"kind":"Field","name":{"kind":"Name","value":"is_complete"}},{"kind":"Field","name":{"kind":"Name","value":"is_skipped"}},{"kind":"Field","name":{"kind":"Name","value":"is_email_confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"first_location_id"}},{"kind":"Field","name":{"kind":"Name","value":"first_coach_id"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"is_done"}},{"kind":"Field","name":{"kind":"Name","value":"is_optional"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]} as unknown as DocumentNode<OnboardingStateQuery, OnboardingStateQueryVariables>;
export const SeeBookingPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SeeBookingPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeBookingPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OnboardingList"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OnboardingList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OnboardingStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"is_needed"}},{"kind":"Field","name":{"kind":"Name","value":"is_complete"}},{"kind":"Field","name":{"kind":"Name","value":"is_skipped"}},{"kind":"Field","name":{"kind":"Name","value":"is_email_confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"first_location_id"}},{"kind":"Field","name":{"kind":"Name","value":"first_coach_id"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"is_done"}},{"kind":"Field","name":{"kind":"Name","value":"is_optional"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]} as unknown as DocumentNode<SeeBookingPageMutation, SeeBookingPageMutationVariables>;
export const SkipOnboardingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SkipOnboarding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skipOnboarding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OnboardingList"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OnboardingList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OnboardingStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"is_needed"}},{"kind":"Field","name":{"kind":"Name","value":"is_complete"}},{"kind":"Field","name":{"kind":"Name","value":"is_skipped"}},{"kind":"Field","name":{"kind":"Name","value":"is_email_confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"first_location_id"}},{"kind":"Field","name":{"kind":"Name","value":"first_coach_id"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"is_done"}},{"kind":"Field","name":{"kind":"Name","value":"is_optional"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]} as unknown as DocumentNode<SkipOnboardingMutation, SkipOnboardingMutationVariables>;
export const ConfirmCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ConfirmCompanyMutation, ConfirmCompanyMutationVariables>;
export const MailConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MailConfirmation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestEmailChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<MailConfirmationMutation, MailConfirmationMutationVariables>;
/** Reads `fragment OnboardingList` live from the cache. */
export const useOnboardingListFragment = (from: useFragment.FromOptionValue<OnboardingListFragment>) =>
  useFragment({ fragment: OnboardingListFragmentDoc, fragmentName: "OnboardingList", from });

export const useOnboardingStateQuery = (options?: useQuery.Options<OnboardingStateQuery, OnboardingStateQueryVariables> | SkipToken) =>
  useQuery(OnboardingStateDocument, options ?? {});

export const useOnboardingStateLazyQuery = (options?: useLazyQuery.Options<OnboardingStateQuery, OnboardingStateQueryVariables>) =>
  useLazyQuery(OnboardingStateDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useSeeBookingPageMutation = (
  options?: Omit<useMutation.Options<SeeBookingPageMutation, SeeBookingPageMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<SeeBookingPageMutation, SeeBookingPageMutationVariables> => useMutation(SeeBookingPageDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useSkipOnboardingMutation = (
  options?: Omit<useMutation.Options<SkipOnboardingMutation, SkipOnboardingMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<SkipOnboardingMutation, SkipOnboardingMutationVariables> => useMutation(SkipOnboardingDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useConfirmCompanyMutation = (
  options?: Omit<useMutation.Options<ConfirmCompanyMutation, ConfirmCompanyMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<ConfirmCompanyMutation, ConfirmCompanyMutationVariables> => useMutation(ConfirmCompanyDocument, { ...options, refetchQueries: useShownLists(["company","onboardingStatus"]) });

/** Variables are given at the call, so that the compiler can require them. */
export const useMailConfirmationMutation = (
  options?: Omit<useMutation.Options<MailConfirmationMutation, MailConfirmationMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<MailConfirmationMutation, MailConfirmationMutationVariables> => useMutation(MailConfirmationDocument, options);