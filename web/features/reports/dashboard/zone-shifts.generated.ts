/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useLazyQuery, type SkipToken } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ZoneShiftCountQueryVariables = Exact<{ [key: string]: never; }>;


export type ZoneShiftCountQuery = { zoneShifts: { total: number } | null };


export const ZoneShiftCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ZoneShiftCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zoneShifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<ZoneShiftCountQuery, ZoneShiftCountQueryVariables>;
export const useZoneShiftCountQuery = (options?: useQuery.Options<ZoneShiftCountQuery, ZoneShiftCountQueryVariables> | SkipToken) =>
  useQuery(ZoneShiftCountDocument, options ?? {});

export const useZoneShiftCountLazyQuery = (options?: useLazyQuery.Options<ZoneShiftCountQuery, ZoneShiftCountQueryVariables>) =>
  useLazyQuery(ZoneShiftCountDocument, options);