/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schema-types.generated.ts';

import { useFragment, useMutation } from "@apollo/client/react";
import { useShownLists } from "#web/apollo/use-shown-lists.ts";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type MailLineFragment = { id: number, kind: string, subject: string, state: Types.ClientMessageState, sent_to: string | null, queued_at: string, sent_at: string | null, failure: string | null, campaign_id: number | null, resend_to: string | null, resend_refusal: string | null };

export type ResendMailMutationVariables = Exact<{
  id: number;
}>;


export type ResendMailMutation = { resendMail: { id: number, kind: string, subject: string, state: Types.ClientMessageState, sent_to: string | null, queued_at: string, sent_at: string | null, failure: string | null, campaign_id: number | null, resend_to: string | null, resend_refusal: string | null } | null };

export const MailLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClientMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sent_to"}},{"kind":"Field","name":{"kind":"Name","value":"queued_at"}},{"kind":"Field","name":{"kind":"Name","value":"sent_at"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"campaign_id"}},{"kind":"Field","name":{"kind":"Name","value":"resend_to"}},{"kind":"Field","name":{"kind":"Name","value":"resend_refusal"}}]}}]} as unknown as DocumentNode<MailLineFragment, unknown>;
export const ResendMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClientMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sent_to"}},{"kind":"Field","name":{"kind":"Name","value":"queued_at"}},{"kind":"Field","name":{"kind":"Name","value":"sent_at"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"campaign_id"}},{"kind":"Field","name":{"kind":"Name","value":"resend_to"}},{"kind":"Field","name":{"kind":"Name","value":"resend_refusal"}}]}}]} as unknown as DocumentNode<ResendMailMutation, ResendMailMutationVariables>;
/** Reads `fragment MailLine` live from the cache. */
export const useMailLineFragment = (from: useFragment.FromOptionValue<MailLineFragment>) =>
  useFragment({ fragment: MailLineFragmentDoc, fragmentName: "MailLine", from });

/** Variables are given at the call, so that the compiler can require them. */
export const useResendMailMutation = (
  options?: Omit<useMutation.Options<ResendMailMutation, ResendMailMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<ResendMailMutation, ResendMailMutationVariables> => useMutation(ResendMailDocument, { ...options, refetchQueries: useShownLists(["campaignAnalytics","clientActivities"]) });