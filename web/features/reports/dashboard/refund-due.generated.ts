/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useLazyQuery, type SkipToken } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type RefundDueCountQueryVariables = Exact<{ [key: string]: never; }>;


export type RefundDueCountQuery = { refundsDue: { meta: { total: number } } | null };


export const RefundDueCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RefundDueCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundsDue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<RefundDueCountQuery, RefundDueCountQueryVariables>;
export const useRefundDueCountQuery = (options?: useQuery.Options<RefundDueCountQuery, RefundDueCountQueryVariables> | SkipToken) =>
  useQuery(RefundDueCountDocument, options ?? {});

export const useRefundDueCountLazyQuery = (options?: useLazyQuery.Options<RefundDueCountQuery, RefundDueCountQueryVariables>) =>
  useLazyQuery(RefundDueCountDocument, options);