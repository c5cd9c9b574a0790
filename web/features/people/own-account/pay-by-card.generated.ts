/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useLazyQuery, type SkipToken } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type TakesCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type TakesCardsQuery = { publicEcommerceConfig: { can_accept_payments: boolean } | null };


export const TakesCardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TakesCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicEcommerceConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"can_accept_payments"}}]}}]}}]} as unknown as DocumentNode<TakesCardsQuery, TakesCardsQueryVariables>;
export const useTakesCardsQuery = (options?: useQuery.Options<TakesCardsQuery, TakesCardsQueryVariables> | SkipToken) =>
  useQuery(TakesCardsDocument, options ?? {});

export const useTakesCardsLazyQuery = (options?: useLazyQuery.Options<TakesCardsQuery, TakesCardsQueryVariables>) =>
  useLazyQuery(TakesCardsDocument, options);