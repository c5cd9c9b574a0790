/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useLazyQuery, type SkipToken, useFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type BookedMonthQueryVariables = Exact<{
  location_id: number;
  date_from: string;
  date_to: string;
}>;


export type BookedMonthQuery = { bookedDays: { location_id: number, days: Array<{ date: string, is_closed: boolean, closed_for: string | null, holiday: string | null, bookings: number, classes: number, load_percent: number | null }> } | null };

export type BookedDayFragment = { date: string, is_closed: boolean, closed_for: string | null, holiday: string | null, bookings: number, classes: number, load_percent: number | null };

export const BookedDayFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookedDay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookedDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"is_closed"}},{"kind":"Field","name":{"kind":"Name","value":"closed_for"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}},{"kind":"Field","name":{"kind":"Name","value":"bookings"}},{"kind":"Field","name":{"kind":"Name","value":"classes"}},{"kind":"Field","name":{"kind":"Name","value":"load_percent"}}]}}]} as unknown as DocumentNode<BookedDayFragment, unknown>;
export const BookedMonthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookedMonth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date_from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date_to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookedDays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"location_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"date_from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date_from"}}},{"kind":"Argument","name":{"kind":"Name","value":"date_to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date_to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookedDay"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookedDay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookedDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"is_closed"}},{"kind":"Field","name":{"kind":"Name","value":"closed_for"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}},{"kind":"Field","name":{"kind":"Name","value":"bookings"}},{"kind":"Field","name":{"kind":"Name","value":"classes"}},{"kind":"Field","name":{"kind":"Name","value":"load_percent"}}]}}]} as unknown as DocumentNode<BookedMonthQuery, BookedMonthQueryVariables>;
export const useBookedMonthQuery = (options: useQuery.Options<BookedMonthQuery, BookedMonthQueryVariables> | SkipToken) =>
  useQuery(BookedMonthDocument, options);

export const useBookedMonthLazyQuery = (options?: useLazyQuery.Options<BookedMonthQuery, BookedMonthQueryVariables>) =>
  useLazyQuery(BookedMonthDocument, options);

/** Reads `fragment BookedDay` live from the cache. */
export const useBookedDayFragment = (from: useFragment.FromOptionValue<BookedDayFragment>) =>
  useFragment({ fragment: BookedDayFragmentDoc, fragmentName: "BookedDay", from });