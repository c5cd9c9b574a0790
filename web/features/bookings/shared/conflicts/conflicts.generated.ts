/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema-types.generated.ts';

import { useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import { useShownLists } from "#web/apollo/use-shown-lists.ts";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type BookingAsListedQueryVariables = Exact<{
  id: number;
}>;


export type BookingAsListedQuery = { booking: { id: number, status: Types.BookingStatus, location_id: number, coach_id: number | null, start_time: string, end_time: string } | null };

export type ClassAsListedQueryVariables = Exact<{
  id: number;
}>;


export type ClassAsListedQuery = { classSession: { id: number, status: Types.ClassSessionStatus, location_id: number, coach_id: number | null, start_time: string, end_time: string } | null };

export type LessonSubstitutesQueryVariables = Exact<{
  id: number;
}>;


export type LessonSubstitutesQuery = { lessonSubstitutes: { booking_id: number, version: number, data: Array<{ coach_id: number, name: string }> } | null };

export type GiveLessonMutationVariables = Exact<{
  id: number;
  input: Types.UpdateBookingInput;
}>;


export type GiveLessonMutation = { updateBooking: { id: number, coach_id: number | null, version: number } | null };

export type CancelLessonMutationVariables = Exact<{
  id: number;
  version: number;
  message?: string | null | undefined;
}>;


export type CancelLessonMutation = { cancelBooking: { id: number, status: Types.BookingStatus, version: number } | null };


export const BookingAsListedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingAsListed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"coach_id"}},{"kind":"Field","name":{"kind":"Name","value":"start_time"}},{"kind":"Field","name":{"kind":"Name","value":"end_time"}}]}}]}}]} as unknown as DocumentNode<BookingAsListedQuery, BookingAsListedQueryVariables>;
export const ClassAsListedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClassAsListed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"coach_id"}},{"kind":"Field","name":{"kind":"Name","value":"start_time"}},{"kind":"Field","name":{"kind":"Name","value":"end_time"}}]}}]}}]} as unknown as DocumentNode<ClassAsListedQuery, ClassAsListedQueryVariables>;
export const LessonSubstitutesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LessonSubstitutes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lessonSubstitutes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coach_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<LessonSubstitutesQuery, LessonSubstitutesQueryVariables>;
export const GiveLessonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBookingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBooking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"coach_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<GiveLessonMutation, GiveLessonMutationVariables>;
export const CancelLessonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"message"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelBooking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"message"},"value":{"kind":"Variable","name":{"kind":"Name","value":"message"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"EnumValue","value":"venue"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<CancelLessonMutation, CancelLessonMutationVariables>;
export const useBookingAsListedQuery = (options: useQuery.Options<BookingAsListedQuery, BookingAsListedQueryVariables> | SkipToken) =>
  useQuery(BookingAsListedDocument, options);

export const useBookingAsListedLazyQuery = (options?: useLazyQuery.Options<BookingAsListedQuery, BookingAsListedQueryVariables>) =>
  useLazyQuery(BookingAsListedDocument, options);

export const useClassAsListedQuery = (options: useQuery.Options<ClassAsListedQuery, ClassAsListedQueryVariables> | SkipToken) =>
  useQuery(ClassAsListedDocument, options);

export const useClassAsListedLazyQuery = (options?: useLazyQuery.Options<ClassAsListedQuery, ClassAsListedQueryVariables>) =>
  useLazyQuery(ClassAsListedDocument, options);

export const useLessonSubstitutesQuery = (options: useQuery.Options<LessonSubstitutesQuery, LessonSubstitutesQueryVariables> | SkipToken) =>
  useQuery(LessonSubstitutesDocument, options);

export const useLessonSubstitutesLazyQuery = (options?: useLazyQuery.Options<LessonSubstitutesQuery, LessonSubstitutesQueryVariables>) =>
  useLazyQuery(LessonSubstitutesDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useGiveLessonMutation = (
  options?: Omit<useMutation.Options<GiveLessonMutation, GiveLessonMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<GiveLessonMutation, GiveLessonMutationVariables> => useMutation(GiveLessonDocument, { ...options, refetchQueries: useShownLists(["bookings","clientBookings","clientActivities","bookingsCompact","bookedDays","bookingSeries","classSession","classSessions","blockedTimes","bookingFees","bookingAccount","availability","currentMembership","sharedMemberships","clientAllowanceEntries"]) });

/** Variables are given at the call, so that the compiler can require them. */
export const useCancelLessonMutation = (
  options?: Omit<useMutation.Options<CancelLessonMutation, CancelLessonMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<CancelLessonMutation, CancelLessonMutationVariables> => useMutation(CancelLessonDocument, { ...options, refetchQueries: useShownLists(["bookings","clientBookings","clientActivities","bookingsCompact","bookedDays","bookingSeries","classSession","classSessions","blockedTimes","bookingFees","bookingAccount","availability","currentMembership","sharedMemberships","clientAllowanceEntries"]) });