/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.generated.ts';

import { useQuery, useLazyQuery, type SkipToken } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type BookingAsListedQueryVariables = Exact<{
  id: number;
}>;


export type BookingAsListedQuery = { booking: { id: number, status: Types.BookingStatus, location_id: number, coach_id: number | null, start_time: string, end_time: string } | null };


export const BookingAsListedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingAsListed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"coach_id"}},{"kind":"Field","name":{"kind":"Name","value":"start_time"}},{"kind":"Field","name":{"kind":"Name","value":"end_time"}}]}}]}}]} as unknown as DocumentNode<BookingAsListedQuery, BookingAsListedQueryVariables>;
export const useBookingAsListedQuery = (options: useQuery.Options<BookingAsListedQuery, BookingAsListedQueryVariables> | SkipToken) =>
  useQuery(BookingAsListedDocument, options);

export const useBookingAsListedLazyQuery = (options?: useLazyQuery.Options<BookingAsListedQuery, BookingAsListedQueryVariables>) =>
  useLazyQuery(BookingAsListedDocument, options);