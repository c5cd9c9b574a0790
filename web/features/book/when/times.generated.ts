/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useLazyQuery, type SkipToken, useFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type BookDaysQueryVariables = Exact<{
  service_id: number;
  location_id: number;
  date_from: string;
  date_to: string;
  coach_id?: number | null | undefined;
  party_size?: number | null | undefined;
  duration_minutes?: number | null | undefined;
  moving_booking_id?: number | null | undefined;
}>;


export type BookDaysQuery = { publicAvailability: { timezone: string, days: Array<{ date: string, free_count: number, is_closed: boolean }> } | null };

export type BookDayFragment = { date: string, free_count: number, is_closed: boolean };

export type BookTimesQueryVariables = Exact<{
  service_id: number;
  location_id: number;
  date: string;
  coach_id?: number | null | undefined;
  party_size?: number | null | undefined;
  duration_minutes?: number | null | undefined;
  moving_booking_id?: number | null | undefined;
}>;


export type BookTimesQuery = { publicAvailability: { timezone: string, data: Array<{ start_time: string, end_time: string, local_start: string, local_end: string, resource_ids: Array<number>, coach_ids: Array<number>, price: { amount: number, currency: string } }> } | null };

export type BookTimeFragment = { start_time: string, end_time: string, local_start: string, local_end: string, resource_ids: Array<number>, coach_ids: Array<number>, price: { amount: number, currency: string } };

export const BookDayFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookDay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"free_count"}},{"kind":"Field","name":{"kind":"Name","value":"is_closed"}}]}}]} as unknown as DocumentNode<BookDayFragment, unknown>;
export const BookTimeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookTime"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeTime"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start_time"}},{"kind":"Field","name":{"kind":"Name","value":"end_time"}},{"kind":"Field","name":{"kind":"Name","value":"local_start"}},{"kind":"Field","name":{"kind":"Name","value":"local_end"}},{"kind":"Field","name":{"kind":"Name","value":"resource_ids"}},{"kind":"Field","name":{"kind":"Name","value":"coach_ids"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<BookTimeFragment, unknown>;
export const BookDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"service_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date_from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date_to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"coach_id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"party_size"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"duration_minutes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moving_booking_id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicAvailability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"service_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"service_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"location_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"date_from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date_from"}}},{"kind":"Argument","name":{"kind":"Name","value":"date_to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date_to"}}},{"kind":"Argument","name":{"kind":"Name","value":"coach_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"coach_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"party_size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"party_size"}}},{"kind":"Argument","name":{"kind":"Name","value":"duration_minutes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"duration_minutes"}}},{"kind":"Argument","name":{"kind":"Name","value":"moving_booking_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moving_booking_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"days_only"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookDay"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookDay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"free_count"}},{"kind":"Field","name":{"kind":"Name","value":"is_closed"}}]}}]} as unknown as DocumentNode<BookDaysQuery, BookDaysQueryVariables>;
export const BookTimesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookTimes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"service_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"coach_id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"party_size"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"duration_minutes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moving_booking_id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicAvailability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"service_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"service_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"location_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"date_from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"date_to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"coach_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"coach_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"party_size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"party_size"}}},{"kind":"Argument","name":{"kind":"Name","value":"duration_minutes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"duration_minutes"}}},{"kind":"Argument","name":{"kind":"Name","value":"moving_booking_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moving_booking_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookTime"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookTime"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeTime"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start_time"}},{"kind":"Field","name":{"kind":"Name","value":"end_time"}},{"kind":"Field","name":{"kind":"Name","value":"local_start"}},{"kind":"Field","name":{"kind":"Name","value":"local_end"}},{"kind":"Field","name":{"kind":"Name","value":"resource_ids"}},{"kind":"Field","name":{"kind":"Name","value":"coach_ids"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<BookTimesQuery, BookTimesQueryVariables>;
export const useBookDaysQuery = (options: useQuery.Options<BookDaysQuery, BookDaysQueryVariables> | SkipToken) =>
  useQuery(BookDaysDocument, options);

export const useBookDaysLazyQuery = (options?: useLazyQuery.Options<BookDaysQuery, BookDaysQueryVariables>) =>
  useLazyQuery(BookDaysDocument, options);

/** For `refetchQueries`: this list as it stands with these variables. */
export const refetchBookDaysQuery = (variables: BookDaysQueryVariables) => ({
  query: BookDaysDocument,
  ...(variables ? { variables } : {}),
});

/** Reads `fragment BookDay` live from the cache. */
export const useBookDayFragment = (from: useFragment.FromOptionValue<BookDayFragment>) =>
  useFragment({ fragment: BookDayFragmentDoc, fragmentName: "BookDay", from });

export const useBookTimesQuery = (options: useQuery.Options<BookTimesQuery, BookTimesQueryVariables> | SkipToken) =>
  useQuery(BookTimesDocument, options);

export const useBookTimesLazyQuery = (options?: useLazyQuery.Options<BookTimesQuery, BookTimesQueryVariables>) =>
  useLazyQuery(BookTimesDocument, options);

/** For `refetchQueries`: this list as it stands with these variables. */
export const refetchBookTimesQuery = (variables: BookTimesQueryVariables) => ({
  query: BookTimesDocument,
  ...(variables ? { variables } : {}),
});

/** Reads `fragment BookTime` live from the cache. */
export const useBookTimeFragment = (from: useFragment.FromOptionValue<BookTimeFragment>) =>
  useFragment({ fragment: BookTimeFragmentDoc, fragmentName: "BookTime", from });