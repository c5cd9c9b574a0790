/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useLazyQuery, type SkipToken } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type LockedPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type LockedPlacesQuery = { publicLocations: { data: Array<{ id: number, name: string, address_line: string | null, city: string | null, phone: string | null }> } | null };


export const LockedPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LockedPlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicLocations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address_line"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]}}]} as unknown as DocumentNode<LockedPlacesQuery, LockedPlacesQueryVariables>;
export const useLockedPlacesQuery = (options?: useQuery.Options<LockedPlacesQuery, LockedPlacesQueryVariables> | SkipToken) =>
  useQuery(LockedPlacesDocument, options ?? {});

export const useLockedPlacesLazyQuery = (options?: useLazyQuery.Options<LockedPlacesQuery, LockedPlacesQueryVariables>) =>
  useLazyQuery(LockedPlacesDocument, options);