/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useLazyQuery, type SkipToken } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type PastDueCountQueryVariables = Exact<{ [key: string]: never; }>;


export type PastDueCountQuery = { membershipCounts: { past_due: number } | null };


export const PastDueCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PastDueCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"membershipCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"past_due"}}]}}]}}]} as unknown as DocumentNode<PastDueCountQuery, PastDueCountQueryVariables>;
export const usePastDueCountQuery = (options?: useQuery.Options<PastDueCountQuery, PastDueCountQueryVariables> | SkipToken) =>
  useQuery(PastDueCountDocument, options ?? {});

export const usePastDueCountLazyQuery = (options?: useLazyQuery.Options<PastDueCountQuery, PastDueCountQueryVariables>) =>
  useLazyQuery(PastDueCountDocument, options);