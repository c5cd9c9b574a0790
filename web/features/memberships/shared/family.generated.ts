/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import { useShownLists } from "#web/apollo/use-shown-lists.ts";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type FamilyLineFragment = { client_id: number, client_name: string, is_payer: boolean, joined_at: string | null, left_at: string | null, used_minutes: number, used_credits: number };

export type InvitedLineFragment = { id: number, name: string, email: string, expires_at: string };

export type SharedMembershipsQueryVariables = Exact<{
  id: number;
}>;


export type SharedMembershipsQuery = { sharedMemberships: { data: Array<{ id: number, plan_name: string, shared_by_id: number, shared_by_name: string, has_access: boolean, pause_from: string | null, pause_until: string | null, cancel_on: string | null, expires_on: string | null, allowances: Array<{ id: number, unit: Types.AllowanceUnit, service_id: number | null, service_name: string | null, resource_type_id: number | null, resource_type_name: string | null, granted: number, left: number, ending: number, ends_on: string | null }> }> } | null };

export type AddFamilyMemberMutationVariables = Exact<{
  id: number;
  input: Types.AddFamilyMemberInput;
}>;


export type AddFamilyMemberMutation = { addFamilyMember: { id: number, family: Array<{ client_id: number, client_name: string, is_payer: boolean, joined_at: string | null, left_at: string | null, used_minutes: number, used_credits: number }>, family_invitations: Array<{ id: number, name: string, email: string, expires_at: string }> } | null };

export type WithdrawFamilyInvitationMutationVariables = Exact<{
  id: number;
  invitationId: number;
}>;


export type WithdrawFamilyInvitationMutation = { withdrawFamilyInvitation: { id: number, family_invitations: Array<{ id: number, name: string, email: string, expires_at: string }> } | null };

export type ReceivedInvitationQueryVariables = Exact<{
  token: string;
}>;


export type ReceivedInvitationQuery = { familyInvitation: { plan_name: string, shared_by_name: string } | null };

export type AnswerInvitationMutationVariables = Exact<{
  token: string;
  input: Types.AnswerFamilyInvitationInput;
}>;


export type AnswerInvitationMutation = { answerFamilyInvitation: { message: string } | null };

export type RemoveFamilyMemberMutationVariables = Exact<{
  id: number;
  clientId: number;
  dry_run: boolean;
  dry_run_id?: string | null | undefined;
}>;


export type RemoveFamilyMemberMutation = { removeFamilyMember: { membership_id: number, client_id: number, client_name: string, bookings_to_come: number, is_dry_run: boolean, dry_run_id: string } | null };

export const FamilyLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client_id"}},{"kind":"Field","name":{"kind":"Name","value":"client_name"}},{"kind":"Field","name":{"kind":"Name","value":"is_payer"}},{"kind":"Field","name":{"kind":"Name","value":"joined_at"}},{"kind":"Field","name":{"kind":"Name","value":"left_at"}},{"kind":"Field","name":{"kind":"Name","value":"used_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"used_credits"}}]}}]} as unknown as DocumentNode<FamilyLineFragment, unknown>;
export const InvitedLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitedLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"expires_at"}}]}}]} as unknown as DocumentNode<InvitedLineFragment, unknown>;
export const SharedMembershipsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedMemberships"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedMemberships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan_name"}},{"kind":"Field","name":{"kind":"Name","value":"shared_by_id"}},{"kind":"Field","name":{"kind":"Name","value":"shared_by_name"}},{"kind":"Field","name":{"kind":"Name","value":"has_access"}},{"kind":"Field","name":{"kind":"Name","value":"pause_from"}},{"kind":"Field","name":{"kind":"Name","value":"pause_until"}},{"kind":"Field","name":{"kind":"Name","value":"cancel_on"}},{"kind":"Field","name":{"kind":"Name","value":"expires_on"}},{"kind":"Field","name":{"kind":"Name","value":"allowances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AllowanceLine"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllowanceLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Allowance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"service_id"}},{"kind":"Field","name":{"kind":"Name","value":"service_name"}},{"kind":"Field","name":{"kind":"Name","value":"resource_type_id"}},{"kind":"Field","name":{"kind":"Name","value":"resource_type_name"}},{"kind":"Field","name":{"kind":"Name","value":"granted"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"ends_on"}}]}}]} as unknown as DocumentNode<SharedMembershipsQuery, SharedMembershipsQueryVariables>;
export const AddFamilyMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddFamilyMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddFamilyMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addFamilyMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"family_invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitedLine"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client_id"}},{"kind":"Field","name":{"kind":"Name","value":"client_name"}},{"kind":"Field","name":{"kind":"Name","value":"is_payer"}},{"kind":"Field","name":{"kind":"Name","value":"joined_at"}},{"kind":"Field","name":{"kind":"Name","value":"left_at"}},{"kind":"Field","name":{"kind":"Name","value":"used_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"used_credits"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitedLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"expires_at"}}]}}]} as unknown as DocumentNode<AddFamilyMemberMutation, AddFamilyMemberMutationVariables>;
export const WithdrawFamilyInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawFamilyInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invitationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawFamilyInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"invitationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invitationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"family_invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitedLine"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitedLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"expires_at"}}]}}]} as unknown as DocumentNode<WithdrawFamilyInvitationMutation, WithdrawFamilyInvitationMutationVariables>;
export const ReceivedInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReceivedInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"familyInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan_name"}},{"kind":"Field","name":{"kind":"Name","value":"shared_by_name"}}]}}]}}]} as unknown as DocumentNode<ReceivedInvitationQuery, ReceivedInvitationQueryVariables>;
export const AnswerInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerFamilyInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerFamilyInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AnswerInvitationMutation, AnswerInvitationMutationVariables>;
export const RemoveFamilyMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFamilyMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dry_run"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dry_run_id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFamilyMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"dry_run"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dry_run"}}},{"kind":"Argument","name":{"kind":"Name","value":"dry_run_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dry_run_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"membership_id"}},{"kind":"Field","name":{"kind":"Name","value":"client_id"}},{"kind":"Field","name":{"kind":"Name","value":"client_name"}},{"kind":"Field","name":{"kind":"Name","value":"bookings_to_come"}},{"kind":"Field","name":{"kind":"Name","value":"is_dry_run"}},{"kind":"Field","name":{"kind":"Name","value":"dry_run_id"}}]}}]}}]} as unknown as DocumentNode<RemoveFamilyMemberMutation, RemoveFamilyMemberMutationVariables>;
/** Reads `fragment FamilyLine` live from the cache. */
export const useFamilyLineFragment = (from: useFragment.FromOptionValue<FamilyLineFragment>) =>
  useFragment({ fragment: FamilyLineFragmentDoc, fragmentName: "FamilyLine", from });

/** Reads `fragment InvitedLine` live from the cache. */
export const useInvitedLineFragment = (from: useFragment.FromOptionValue<InvitedLineFragment>) =>
  useFragment({ fragment: InvitedLineFragmentDoc, fragmentName: "InvitedLine", from });

export const useSharedMembershipsQuery = (options: useQuery.Options<SharedMembershipsQuery, SharedMembershipsQueryVariables> | SkipToken) =>
  useQuery(SharedMembershipsDocument, options);

export const useSharedMembershipsLazyQuery = (options?: useLazyQuery.Options<SharedMembershipsQuery, SharedMembershipsQueryVariables>) =>
  useLazyQuery(SharedMembershipsDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useAddFamilyMemberMutation = (
  options?: Omit<useMutation.Options<AddFamilyMemberMutation, AddFamilyMemberMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<AddFamilyMemberMutation, AddFamilyMemberMutationVariables> => useMutation(AddFamilyMemberDocument, { ...options, refetchQueries: useShownLists(["payments","cashUpSheet","clientCredit","refundsDue","memberships","membershipCounts","membershipPlans","currentMembership","sharedMemberships","clientActivities"]) });

/** Variables are given at the call, so that the compiler can require them. */
export const useWithdrawFamilyInvitationMutation = (
  options?: Omit<useMutation.Options<WithdrawFamilyInvitationMutation, WithdrawFamilyInvitationMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<WithdrawFamilyInvitationMutation, WithdrawFamilyInvitationMutationVariables> => useMutation(WithdrawFamilyInvitationDocument, { ...options, refetchQueries: useShownLists(["payments","cashUpSheet","clientCredit","refundsDue","memberships","membershipCounts","membershipPlans","currentMembership","sharedMemberships","clientActivities"]) });

export const useReceivedInvitationQuery = (options: useQuery.Options<ReceivedInvitationQuery, ReceivedInvitationQueryVariables> | SkipToken) =>
  useQuery(ReceivedInvitationDocument, options);

export const useReceivedInvitationLazyQuery = (options?: useLazyQuery.Options<ReceivedInvitationQuery, ReceivedInvitationQueryVariables>) =>
  useLazyQuery(ReceivedInvitationDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useAnswerInvitationMutation = (
  options?: Omit<useMutation.Options<AnswerInvitationMutation, AnswerInvitationMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<AnswerInvitationMutation, AnswerInvitationMutationVariables> => useMutation(AnswerInvitationDocument, { ...options, refetchQueries: useShownLists(["payments","cashUpSheet","clientCredit","refundsDue","memberships","membershipCounts","membershipPlans","currentMembership","sharedMemberships","clientActivities"]) });

/** Variables are given at the call, so that the compiler can require them. */
export const useRemoveFamilyMemberMutation = (
  options?: Omit<useMutation.Options<RemoveFamilyMemberMutation, RemoveFamilyMemberMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<RemoveFamilyMemberMutation, RemoveFamilyMemberMutationVariables> => useMutation(RemoveFamilyMemberDocument, { ...options, refetchQueries: useShownLists(["payments","cashUpSheet","clientCredit","refundsDue","memberships","membershipCounts","membershipPlans","currentMembership","sharedMemberships","clientActivities"]) });