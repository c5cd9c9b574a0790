/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useLazyQuery, type SkipToken } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AccountTrialQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountTrialQuery = { accountInfo: { id: string, is_trial: boolean, trial_days_left: number | null } | null };


export const AccountTrialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountTrial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"is_trial"}},{"kind":"Field","name":{"kind":"Name","value":"trial_days_left"}}]}}]}}]} as unknown as DocumentNode<AccountTrialQuery, AccountTrialQueryVariables>;
export const useAccountTrialQuery = (options?: useQuery.Options<AccountTrialQuery, AccountTrialQueryVariables> | SkipToken) =>
  useQuery(AccountTrialDocument, options ?? {});

export const useAccountTrialLazyQuery = (options?: useLazyQuery.Options<AccountTrialQuery, AccountTrialQueryVariables>) =>
  useLazyQuery(AccountTrialDocument, options);