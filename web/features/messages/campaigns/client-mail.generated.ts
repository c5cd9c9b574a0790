/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import { useShownLists } from "#web/apollo/use-shown-lists.ts";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type MarketingConsentLineFragment = { client_id: number, state: Types.MarketingState, source: Types.ConsentSource | null, changed_at: string | null };

export type ClientMessagesQueryVariables = Exact<{
  id: number;
  page: number;
  perPage: number;
}>;


export type ClientMessagesQuery = { clientMessages: { data: Array<{ id: number, kind: string, subject: string, state: Types.ClientMessageState, sent_to: string | null, queued_at: string, sent_at: string | null, failure: string | null, campaign_id: number | null, resend_to: string | null, resend_refusal: string | null }>, meta: { total: number } } | null };

export type MarketingConsentQueryVariables = Exact<{
  id: number;
}>;


export type MarketingConsentQuery = { marketingConsent: { client_id: number, state: Types.MarketingState, source: Types.ConsentSource | null, changed_at: string | null } | null };

export type UpdateMarketingConsentMutationVariables = Exact<{
  id: number;
  input: Types.UpdateMarketingConsentInput;
}>;


export type UpdateMarketingConsentMutation = { updateMarketingConsent: { client_id: number, state: Types.MarketingState, source: Types.ConsentSource | null, changed_at: string | null } | null };

export type OwnMarketingConsentQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnMarketingConsentQuery = { ownMarketingConsent: { client_id: number, state: Types.MarketingState, source: Types.ConsentSource | null, changed_at: string | null } | null };

export type UpdateOwnMarketingConsentMutationVariables = Exact<{
  input: Types.UpdateMarketingConsentInput;
}>;


export type UpdateOwnMarketingConsentMutation = { updateOwnMarketingConsent: { client_id: number, state: Types.MarketingState, source: Types.ConsentSource | null, changed_at: string | null } | null };

export type MailSubscriptionQueryVariables = Exact<{
  token: string;
}>;


export type MailSubscriptionQuery = { mailSubscription: { company: string, is_subscribed: boolean } | null };

export type UnsubscribeMutationVariables = Exact<{
  token: string;
}>;


export type UnsubscribeMutation = { unsubscribe: { company: string, is_subscribed: boolean } | null };

export const MarketingConsentLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarketingConsentLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarketingConsent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client_id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"changed_at"}}]}}]} as unknown as DocumentNode<MarketingConsentLineFragment, unknown>;
export const ClientMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClientMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sent_to"}},{"kind":"Field","name":{"kind":"Name","value":"queued_at"}},{"kind":"Field","name":{"kind":"Name","value":"sent_at"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"campaign_id"}},{"kind":"Field","name":{"kind":"Name","value":"resend_to"}},{"kind":"Field","name":{"kind":"Name","value":"resend_refusal"}}]}}]} as unknown as DocumentNode<ClientMessagesQuery, ClientMessagesQueryVariables>;
export const MarketingConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarketingConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marketingConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarketingConsentLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarketingConsentLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarketingConsent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client_id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"changed_at"}}]}}]} as unknown as DocumentNode<MarketingConsentQuery, MarketingConsentQueryVariables>;
export const UpdateMarketingConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMarketingConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMarketingConsentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMarketingConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarketingConsentLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarketingConsentLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarketingConsent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client_id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"changed_at"}}]}}]} as unknown as DocumentNode<UpdateMarketingConsentMutation, UpdateMarketingConsentMutationVariables>;
export const OwnMarketingConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnMarketingConsent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownMarketingConsent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarketingConsentLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarketingConsentLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarketingConsent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client_id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"changed_at"}}]}}]} as unknown as DocumentNode<OwnMarketingConsentQuery, OwnMarketingConsentQueryVariables>;
export const UpdateOwnMarketingConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateOwnMarketingConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMarketingConsentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOwnMarketingConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarketingConsentLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarketingConsentLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarketingConsent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client_id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"changed_at"}}]}}]} as unknown as DocumentNode<UpdateOwnMarketingConsentMutation, UpdateOwnMarketingConsentMutationVariables>;
export const MailSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"is_subscribed"}}]}}]}}]} as unknown as DocumentNode<MailSubscriptionQuery, MailSubscriptionQueryVariables>;
export const UnsubscribeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Unsubscribe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"is_subscribed"}}]}}]}}]} as unknown as DocumentNode<UnsubscribeMutation, UnsubscribeMutationVariables>;
/** Reads `fragment MarketingConsentLine` live from the cache. */
export const useMarketingConsentLineFragment = (from: useFragment.FromOptionValue<MarketingConsentLineFragment>) =>
  useFragment({ fragment: MarketingConsentLineFragmentDoc, fragmentName: "MarketingConsentLine", from });

export const useClientMessagesQuery = (options: useQuery.Options<ClientMessagesQuery, ClientMessagesQueryVariables> | SkipToken) =>
  useQuery(ClientMessagesDocument, options);

export const useClientMessagesLazyQuery = (options?: useLazyQuery.Options<ClientMessagesQuery, ClientMessagesQueryVariables>) =>
  useLazyQuery(ClientMessagesDocument, options);

export const useMarketingConsentQuery = (options: useQuery.Options<MarketingConsentQuery, MarketingConsentQueryVariables> | SkipToken) =>
  useQuery(MarketingConsentDocument, options);

export const useMarketingConsentLazyQuery = (options?: useLazyQuery.Options<MarketingConsentQuery, MarketingConsentQueryVariables>) =>
  useLazyQuery(MarketingConsentDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useUpdateMarketingConsentMutation = (
  options?: Omit<useMutation.Options<UpdateMarketingConsentMutation, UpdateMarketingConsentMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<UpdateMarketingConsentMutation, UpdateMarketingConsentMutationVariables> => useMutation(UpdateMarketingConsentDocument, { ...options, refetchQueries: useShownLists(["clientActivities"]) });

export const useOwnMarketingConsentQuery = (options?: useQuery.Options<OwnMarketingConsentQuery, OwnMarketingConsentQueryVariables> | SkipToken) =>
  useQuery(OwnMarketingConsentDocument, options ?? {});

export const useOwnMarketingConsentLazyQuery = (options?: useLazyQuery.Options<OwnMarketingConsentQuery, OwnMarketingConsentQueryVariables>) =>
  useLazyQuery(OwnMarketingConsentDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useUpdateOwnMarketingConsentMutation = (
  options?: Omit<useMutation.Options<UpdateOwnMarketingConsentMutation, UpdateOwnMarketingConsentMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<UpdateOwnMarketingConsentMutation, UpdateOwnMarketingConsentMutationVariables> => useMutation(UpdateOwnMarketingConsentDocument, options);

export const useMailSubscriptionQuery = (options: useQuery.Options<MailSubscriptionQuery, MailSubscriptionQueryVariables> | SkipToken) =>
  useQuery(MailSubscriptionDocument, options);

export const useMailSubscriptionLazyQuery = (options?: useLazyQuery.Options<MailSubscriptionQuery, MailSubscriptionQueryVariables>) =>
  useLazyQuery(MailSubscriptionDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useUnsubscribeMutation = (
  options?: Omit<useMutation.Options<UnsubscribeMutation, UnsubscribeMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<UnsubscribeMutation, UnsubscribeMutationVariables> => useMutation(UnsubscribeDocument, options);