/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ClassRowFragment = { id: number, series_id: number | null, name: string, level: string | null, resource_name: string | null, coach_name: string | null, local_start: string, local_end: string, capacity: number, seats_left: number, status: Types.ClassSessionStatus, price: { amount: number, currency: string } };

export type ClassListQueryVariables = Exact<{
  location_id: number;
  coach_id?: number | null | undefined;
  date_from: string;
  date_to: string;
}>;


export type ClassListQuery = { classSessions: { data: Array<{ id: number, series_id: number | null, name: string, level: string | null, resource_name: string | null, coach_name: string | null, local_start: string, local_end: string, capacity: number, seats_left: number, status: Types.ClassSessionStatus, price: { amount: number, currency: string } }>, meta: { total: number } } | null };

export type ClassDetailsFragment = { id: number, series_id: number | null, service_id: number, name: string, level: string | null, location_id: number, location_name: string, resource_id: number | null, resource_name: string | null, coach_id: number | null, coach_name: string | null, start_time: string, end_time: string, local_start: string, local_end: string, capacity: number, seats_left: number, status: Types.ClassSessionStatus, version: number, allowed_actions: Array<Types.ClassSessionAction>, price: { amount: number, currency: string }, attendees: Array<{ booking_id: number, name: string, seats: number, status: Types.BookingStatus, payment_status: Types.PaymentStatus, version: number }> };

export type ClassDetailsQueryVariables = Exact<{
  id: number;
}>;


export type ClassDetailsQuery = { classSession: { id: number, series_id: number | null, service_id: number, name: string, level: string | null, location_id: number, location_name: string, resource_id: number | null, resource_name: string | null, coach_id: number | null, coach_name: string | null, start_time: string, end_time: string, local_start: string, local_end: string, capacity: number, seats_left: number, status: Types.ClassSessionStatus, version: number, allowed_actions: Array<Types.ClassSessionAction>, price: { amount: number, currency: string }, attendees: Array<{ booking_id: number, name: string, seats: number, status: Types.BookingStatus, payment_status: Types.PaymentStatus, version: number }> } | null };

export type ClassChoicesQueryVariables = Exact<{
  location_id: number;
}>;


export type ClassChoicesQuery = { services: { data: Array<{ id: number, name: string, durations: Array<{ duration_minutes: number, price: { amount: number, currency: string } }> }> } | null, coaches: { data: Array<{ id: number, name: string }> } | null, resources: { data: Array<{ id: number, name: string }> } | null };

export type ClassCoachesQueryVariables = Exact<{ [key: string]: never; }>;


export type ClassCoachesQuery = { coaches: { data: Array<{ id: number, name: string }> } | null };

export type ClassDateFragment = { date: string, local_start: string | null, problem: Types.OccurrenceProblem | null, message: string | null };

export type PreviewClassScheduleQueryVariables = Exact<{
  input: Types.ScheduleClassSessionsInput;
}>;


export type PreviewClassScheduleQuery = { previewClassSchedule: { occurrences: Array<{ date: string, local_start: string | null, problem: Types.OccurrenceProblem | null, message: string | null }> } | null };

export type ScheduleClassSessionsMutationVariables = Exact<{
  input: Types.ScheduleClassSessionsInput;
}>;


export type ScheduleClassSessionsMutation = { scheduleClassSessions: { series_id: number | null, data: Array<{ id: number, series_id: number | null, name: string, level: string | null, resource_name: string | null, coach_name: string | null, local_start: string, local_end: string, capacity: number, seats_left: number, status: Types.ClassSessionStatus, price: { amount: number, currency: string } }>, left_out: Array<{ date: string }> } | null };

export type UpdateClassSessionMutationVariables = Exact<{
  id: number;
  input: Types.UpdateClassSessionInput;
}>;


export type UpdateClassSessionMutation = { updateClassSession: { data: Array<{ id: number, series_id: number | null, name: string, level: string | null, resource_name: string | null, coach_name: string | null, local_start: string, local_end: string, capacity: number, seats_left: number, status: Types.ClassSessionStatus, price: { amount: number, currency: string } }> } | null };

export type DeleteClassSessionMutationVariables = Exact<{
  id: number;
  version: number;
  notify: boolean;
  message?: string | null | undefined;
}>;


export type DeleteClassSessionMutation = { deleteClassSession: { bookings_cancelled: number, data: Array<{ id: number }> } | null };

export type DeleteClassSeriesOccurrencesMutationVariables = Exact<{
  id: number;
  input: Types.DeleteClassOccurrencesInput;
}>;


export type DeleteClassSeriesOccurrencesMutation = { deleteClassSeriesOccurrences: { bookings_cancelled: number, data: Array<{ id: number }> } | null };

export type CheckInClassMutationVariables = Exact<{
  id: number;
}>;


export type CheckInClassMutation = { checkInClass: { id: number, series_id: number | null, service_id: number, name: string, level: string | null, location_id: number, location_name: string, resource_id: number | null, resource_name: string | null, coach_id: number | null, coach_name: string | null, start_time: string, end_time: string, local_start: string, local_end: string, capacity: number, seats_left: number, status: Types.ClassSessionStatus, version: number, allowed_actions: Array<Types.ClassSessionAction>, price: { amount: number, currency: string }, attendees: Array<{ booking_id: number, name: string, seats: number, status: Types.BookingStatus, payment_status: Types.PaymentStatus, version: number }> } | null };

export const ClassRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClassRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClassSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"series_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"resource_name"}},{"kind":"Field","name":{"kind":"Name","value":"coach_name"}},{"kind":"Field","name":{"kind":"Name","value":"local_start"}},{"kind":"Field","name":{"kind":"Name","value":"local_end"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"seats_left"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<ClassRowFragment, unknown>;
export const ClassDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClassDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClassSessionDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"series_id"}},{"kind":"Field","name":{"kind":"Name","value":"service_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"location_name"}},{"kind":"Field","name":{"kind":"Name","value":"resource_id"}},{"kind":"Field","name":{"kind":"Name","value":"resource_name"}},{"kind":"Field","name":{"kind":"Name","value":"coach_id"}},{"kind":"Field","name":{"kind":"Name","value":"coach_name"}},{"kind":"Field","name":{"kind":"Name","value":"start_time"}},{"kind":"Field","name":{"kind":"Name","value":"end_time"}},{"kind":"Field","name":{"kind":"Name","value":"local_start"}},{"kind":"Field","name":{"kind":"Name","value":"local_end"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"seats_left"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_actions"}},{"kind":"Field","name":{"kind":"Name","value":"attendees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payment_status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ClassDetailsFragment, unknown>;
export const ClassDateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClassDate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClassOccurrence"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"local_start"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<ClassDateFragment, unknown>;
export const ClassListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClassList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"coach_id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date_from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date_to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"location_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"coach_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"coach_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"date_from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date_from"}}},{"kind":"Argument","name":{"kind":"Name","value":"date_to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date_to"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClassRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClassRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClassSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"series_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"resource_name"}},{"kind":"Field","name":{"kind":"Name","value":"coach_name"}},{"kind":"Field","name":{"kind":"Name","value":"local_start"}},{"kind":"Field","name":{"kind":"Name","value":"local_end"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"seats_left"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<ClassListQuery, ClassListQueryVariables>;
export const ClassDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClassDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClassDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClassDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClassSessionDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"series_id"}},{"kind":"Field","name":{"kind":"Name","value":"service_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"location_name"}},{"kind":"Field","name":{"kind":"Name","value":"resource_id"}},{"kind":"Field","name":{"kind":"Name","value":"resource_name"}},{"kind":"Field","name":{"kind":"Name","value":"coach_id"}},{"kind":"Field","name":{"kind":"Name","value":"coach_name"}},{"kind":"Field","name":{"kind":"Name","value":"start_time"}},{"kind":"Field","name":{"kind":"Name","value":"end_time"}},{"kind":"Field","name":{"kind":"Name","value":"local_start"}},{"kind":"Field","name":{"kind":"Name","value":"local_end"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"seats_left"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_actions"}},{"kind":"Field","name":{"kind":"Name","value":"attendees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payment_status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ClassDetailsQuery, ClassDetailsQueryVariables>;
export const ClassChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClassChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"services"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"class"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"durations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duration_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"coaches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"location_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"location_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ClassChoicesQuery, ClassChoicesQueryVariables>;
export const ClassCoachesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClassCoaches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coaches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ClassCoachesQuery, ClassCoachesQueryVariables>;
export const PreviewClassScheduleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewClassSchedule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleClassSessionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewClassSchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"occurrences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClassDate"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClassDate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClassOccurrence"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"local_start"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<PreviewClassScheduleQuery, PreviewClassScheduleQueryVariables>;
export const ScheduleClassSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ScheduleClassSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleClassSessionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleClassSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"series_id"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClassRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"left_out"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClassRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClassSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"series_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"resource_name"}},{"kind":"Field","name":{"kind":"Name","value":"coach_name"}},{"kind":"Field","name":{"kind":"Name","value":"local_start"}},{"kind":"Field","name":{"kind":"Name","value":"local_end"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"seats_left"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<ScheduleClassSessionsMutation, ScheduleClassSessionsMutationVariables>;
export const UpdateClassSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateClassSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateClassSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateClassSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClassRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClassRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClassSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"series_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"resource_name"}},{"kind":"Field","name":{"kind":"Name","value":"coach_name"}},{"kind":"Field","name":{"kind":"Name","value":"local_start"}},{"kind":"Field","name":{"kind":"Name","value":"local_end"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"seats_left"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<UpdateClassSessionMutation, UpdateClassSessionMutationVariables>;
export const DeleteClassSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteClassSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"notify"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"message"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteClassSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"notify"},"value":{"kind":"Variable","name":{"kind":"Name","value":"notify"}}},{"kind":"Argument","name":{"kind":"Name","value":"message"},"value":{"kind":"Variable","name":{"kind":"Name","value":"message"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings_cancelled"}}]}}]}}]} as unknown as DocumentNode<DeleteClassSessionMutation, DeleteClassSessionMutationVariables>;
export const DeleteClassSeriesOccurrencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteClassSeriesOccurrences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteClassOccurrencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteClassSeriesOccurrences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings_cancelled"}}]}}]}}]} as unknown as DocumentNode<DeleteClassSeriesOccurrencesMutation, DeleteClassSeriesOccurrencesMutationVariables>;
export const CheckInClassDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckInClass"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkInClass"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClassDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClassDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClassSessionDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"series_id"}},{"kind":"Field","name":{"kind":"Name","value":"service_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"location_name"}},{"kind":"Field","name":{"kind":"Name","value":"resource_id"}},{"kind":"Field","name":{"kind":"Name","value":"resource_name"}},{"kind":"Field","name":{"kind":"Name","value":"coach_id"}},{"kind":"Field","name":{"kind":"Name","value":"coach_name"}},{"kind":"Field","name":{"kind":"Name","value":"start_time"}},{"kind":"Field","name":{"kind":"Name","value":"end_time"}},{"kind":"Field","name":{"kind":"Name","value":"local_start"}},{"kind":"Field","name":{"kind":"Name","value":"local_end"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"seats_left"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_actions"}},{"kind":"Field","name":{"kind":"Name","value":"attendees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payment_status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<CheckInClassMutation, CheckInClassMutationVariables>;
/** Reads `fragment ClassRow` live from the cache. */
export const useClassRowFragment = (from: useFragment.FromOptionValue<ClassRowFragment>) =>
  useFragment({ fragment: ClassRowFragmentDoc, fragmentName: "ClassRow", from });

export const useClassListQuery = (options: useQuery.Options<ClassListQuery, ClassListQueryVariables> | SkipToken) =>
  useQuery(ClassListDocument, options);

export const useClassListLazyQuery = (options?: useLazyQuery.Options<ClassListQuery, ClassListQueryVariables>) =>
  useLazyQuery(ClassListDocument, options);

/** For `refetchQueries`: this list as it stands with these variables. */
export const refetchClassListQuery = (variables: ClassListQueryVariables) => ({
  query: ClassListDocument,
  ...(variables ? { variables } : {}),
});

/** Reads `fragment ClassDetails` live from the cache. */
export const useClassDetailsFragment = (from: useFragment.FromOptionValue<ClassDetailsFragment>) =>
  useFragment({ fragment: ClassDetailsFragmentDoc, fragmentName: "ClassDetails", from });

export const useClassDetailsQuery = (options: useQuery.Options<ClassDetailsQuery, ClassDetailsQueryVariables> | SkipToken) =>
  useQuery(ClassDetailsDocument, options);

export const useClassDetailsLazyQuery = (options?: useLazyQuery.Options<ClassDetailsQuery, ClassDetailsQueryVariables>) =>
  useLazyQuery(ClassDetailsDocument, options);

/** For `refetchQueries`: this list as it stands with these variables. */
export const refetchClassDetailsQuery = (variables: ClassDetailsQueryVariables) => ({
  query: ClassDetailsDocument,
  ...(variables ? { variables } : {}),
});

export const useClassChoicesQuery = (options: useQuery.Options<ClassChoicesQuery, ClassChoicesQueryVariables> | SkipToken) =>
  useQuery(ClassChoicesDocument, options);

export const useClassChoicesLazyQuery = (options?: useLazyQuery.Options<ClassChoicesQuery, ClassChoicesQueryVariables>) =>
  useLazyQuery(ClassChoicesDocument, options);

/** For `refetchQueries`: this list as it stands with these variables. */
export const refetchClassChoicesQuery = (variables: ClassChoicesQueryVariables) => ({
  query: ClassChoicesDocument,
  ...(variables ? { variables } : {}),
});

export const useClassCoachesQuery = (options?: useQuery.Options<ClassCoachesQuery, ClassCoachesQueryVariables> | SkipToken) =>
  useQuery(ClassCoachesDocument, options ?? {});

export const useClassCoachesLazyQuery = (options?: useLazyQuery.Options<ClassCoachesQuery, ClassCoachesQueryVariables>) =>
  useLazyQuery(ClassCoachesDocument, options);

/** For `refetchQueries`: this list as it stands with these variables. */
export const refetchClassCoachesQuery = (variables?: ClassCoachesQueryVariables) => ({
  query: ClassCoachesDocument,
  ...(variables ? { variables } : {}),
});

/** Reads `fragment ClassDate` live from the cache. */
export const useClassDateFragment = (from: useFragment.FromOptionValue<ClassDateFragment>) =>
  useFragment({ fragment: ClassDateFragmentDoc, fragmentName: "ClassDate", from });

export const usePreviewClassScheduleQuery = (options: useQuery.Options<PreviewClassScheduleQuery, PreviewClassScheduleQueryVariables> | SkipToken) =>
  useQuery(PreviewClassScheduleDocument, options);

export const usePreviewClassScheduleLazyQuery = (options?: useLazyQuery.Options<PreviewClassScheduleQuery, PreviewClassScheduleQueryVariables>) =>
  useLazyQuery(PreviewClassScheduleDocument, options);

/** For `refetchQueries`: this list as it stands with these variables. */
export const refetchPreviewClassScheduleQuery = (variables: PreviewClassScheduleQueryVariables) => ({
  query: PreviewClassScheduleDocument,
  ...(variables ? { variables } : {}),
});

/** Variables are given at the call, so that the compiler can require them. */
export const useScheduleClassSessionsMutation = (
  options?: Omit<useMutation.Options<ScheduleClassSessionsMutation, ScheduleClassSessionsMutationVariables>, "variables">,
): useMutation.ResultTuple<ScheduleClassSessionsMutation, ScheduleClassSessionsMutationVariables> => useMutation(ScheduleClassSessionsDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useUpdateClassSessionMutation = (
  options?: Omit<useMutation.Options<UpdateClassSessionMutation, UpdateClassSessionMutationVariables>, "variables">,
): useMutation.ResultTuple<UpdateClassSessionMutation, UpdateClassSessionMutationVariables> => useMutation(UpdateClassSessionDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useDeleteClassSessionMutation = (
  options?: Omit<useMutation.Options<DeleteClassSessionMutation, DeleteClassSessionMutationVariables>, "variables">,
): useMutation.ResultTuple<DeleteClassSessionMutation, DeleteClassSessionMutationVariables> => useMutation(DeleteClassSessionDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useDeleteClassSeriesOccurrencesMutation = (
  options?: Omit<useMutation.Options<DeleteClassSeriesOccurrencesMutation, DeleteClassSeriesOccurrencesMutationVariables>, "variables">,
): useMutation.ResultTuple<DeleteClassSeriesOccurrencesMutation, DeleteClassSeriesOccurrencesMutationVariables> => useMutation(DeleteClassSeriesOccurrencesDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useCheckInClassMutation = (
  options?: Omit<useMutation.Options<CheckInClassMutation, CheckInClassMutationVariables>, "variables">,
): useMutation.ResultTuple<CheckInClassMutation, CheckInClassMutationVariables> => useMutation(CheckInClassDocument, options);