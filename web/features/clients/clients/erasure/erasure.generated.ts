/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema-types.generated.ts';

import { useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import { useShownLists } from "#web/apollo/use-shown-lists.ts";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ClientErasureDetailsQueryVariables = Exact<{
  id: number;
}>;


export type ClientErasureDetailsQuery = { clientErasure: { client_id: number, name: string, version: number, obstacles: Array<string>, goes: Array<{ what: string, count: number }>, stays: Array<{ what: string, count: number }> } | null };

export type AnonymizeClientMutationVariables = Exact<{
  id: number;
  input: Types.AnonymizeClientInput;
}>;


export type AnonymizeClientMutation = { anonymizeClient: { anonymized_at: string | null, id: number, first_name: string, last_name: string, name: string, email: string | null, contact_email: string | null, phone: string | null, created_at: string, version: number, tags: Array<{ id: number, name: string }> } | null };


export const ClientErasureDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientErasureDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientErasure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"obstacles"}},{"kind":"Field","name":{"kind":"Name","value":"goes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<ClientErasureDetailsQuery, ClientErasureDetailsQueryVariables>;
export const AnonymizeClientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnonymizeClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnonymizeClientInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anonymizeClient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientRow"}},{"kind":"Field","name":{"kind":"Name","value":"anonymized_at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Client"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contact_email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AnonymizeClientMutation, AnonymizeClientMutationVariables>;
export const useClientErasureDetailsQuery = (options: useQuery.Options<ClientErasureDetailsQuery, ClientErasureDetailsQueryVariables> | SkipToken) =>
  useQuery(ClientErasureDetailsDocument, options);

export const useClientErasureDetailsLazyQuery = (options?: useLazyQuery.Options<ClientErasureDetailsQuery, ClientErasureDetailsQueryVariables>) =>
  useLazyQuery(ClientErasureDetailsDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useAnonymizeClientMutation = (
  options?: Omit<useMutation.Options<AnonymizeClientMutation, AnonymizeClientMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<AnonymizeClientMutation, AnonymizeClientMutationVariables> => useMutation(AnonymizeClientDocument, { ...options, refetchQueries: useShownLists(["clients","clientActivities","memberships","tags","payments","cashUpSheet","clientCredit","refundsDue","bookings","clientBookings","bookingsCompact","bookedDays","bookingSeries","classSession","classSessions","blockedTimes","bookingFees","bookingAccount","availability","currentMembership","sharedMemberships","clientAllowanceEntries"]) });