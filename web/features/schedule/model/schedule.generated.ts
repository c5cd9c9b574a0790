/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schema-types.generated.ts';

import { useQuery, useLazyQuery, type SkipToken, useFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type WeekScheduleQueryVariables = Exact<{
  location_id: number;
  date_from: string;
  date_to: string;
}>;


export type WeekScheduleQuery = { bookingsCompact: { location_id: number, timezone: string, days: Array<{ date: string, weekday: Types.Weekday, start_time: string, end_time: string, local_start: string, local_end: string, hours: Array<{ start_time: string, local_start: string }>, open: Array<{ start_time: string, end_time: string }> }>, data: Array<{ id: number, group_id: number | null, client_id: number | null, client_name: string | null, service_id: number, service_name: string, resource_id: number | null, coach_id: number | null, coach_name: string | null, start_time: string, end_time: string, local_start: string, local_end: string, party_size: number, status: Types.BookingStatus, payment_status: Types.PaymentStatus, late_minutes: number | null, expires_at: string | null, version: number, allowed_actions: Array<Types.BookingAction>, price: { amount: number, currency: string } }> } | null };

export type CoachHoursQueryVariables = Exact<{
  location_id: number;
  date_from: string;
  date_to: string;
}>;


export type CoachHoursQuery = { coachHours: Array<{ id: number, name: string, service_ids: Array<number>, hours: Array<{ start_time: string, end_time: string }> }> | null };

export type ScheduleClassFragment = { id: number, name: string, status: Types.ClassSessionStatus, resource_id: number | null, coach_id: number | null, coach_name: string | null, resource_name: string | null, start_time: string, end_time: string, capacity: number, seats_left: number };

export type ScheduleClassesQueryVariables = Exact<{
  location_id: number;
  date_from: string;
  date_to: string;
}>;


export type ScheduleClassesQuery = { classSessions: { data: Array<{ id: number, name: string, status: Types.ClassSessionStatus, resource_id: number | null, coach_id: number | null, coach_name: string | null, resource_name: string | null, start_time: string, end_time: string, capacity: number, seats_left: number }> } | null };

export const ScheduleClassFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduleClass"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClassSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"resource_id"}},{"kind":"Field","name":{"kind":"Name","value":"coach_id"}},{"kind":"Field","name":{"kind":"Name","value":"coach_name"}},{"kind":"Field","name":{"kind":"Name","value":"resource_name"}},{"kind":"Field","name":{"kind":"Name","value":"start_time"}},{"kind":"Field","name":{"kind":"Name","value":"end_time"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"seats_left"}}]}}]} as unknown as DocumentNode<ScheduleClassFragment, unknown>;
export const WeekScheduleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WeekSchedule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date_from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date_to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingsCompact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"location_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"date_from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date_from"}}},{"kind":"Argument","name":{"kind":"Name","value":"date_to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date_to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduleDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduleBooking"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduleDay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"start_time"}},{"kind":"Field","name":{"kind":"Name","value":"end_time"}},{"kind":"Field","name":{"kind":"Name","value":"local_start"}},{"kind":"Field","name":{"kind":"Name","value":"local_end"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start_time"}},{"kind":"Field","name":{"kind":"Name","value":"local_start"}}]}},{"kind":"Field","name":{"kind":"Name","value":"open"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start_time"}},{"kind":"Field","name":{"kind":"Name","value":"end_time"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduleBooking"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompactBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"group_id"}},{"kind":"Field","name":{"kind":"Name","value":"client_id"}},{"kind":"Field","name":{"kind":"Name","value":"client_name"}},{"kind":"Field","name":{"kind":"Name","value":"service_id"}},{"kind":"Field","name":{"kind":"Name","value":"service_name"}},{"kind":"Field","name":{"kind":"Name","value":"resource_id"}},{"kind":"Field","name":{"kind":"Name","value":"coach_id"}},{"kind":"Field","name":{"kind":"Name","value":"coach_name"}},{"kind":"Field","name":{"kind":"Name","value":"start_time"}},{"kind":"Field","name":{"kind":"Name","value":"end_time"}},{"kind":"Field","name":{"kind":"Name","value":"local_start"}},{"kind":"Field","name":{"kind":"Name","value":"local_end"}},{"kind":"Field","name":{"kind":"Name","value":"party_size"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payment_status"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"late_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"expires_at"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_actions"}}]}}]} as unknown as DocumentNode<WeekScheduleQuery, WeekScheduleQueryVariables>;
export const CoachHoursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CoachHours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date_from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date_to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coachHours"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"location_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"date_from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date_from"}}},{"kind":"Argument","name":{"kind":"Name","value":"date_to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date_to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"service_ids"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start_time"}},{"kind":"Field","name":{"kind":"Name","value":"end_time"}}]}}]}}]}}]} as unknown as DocumentNode<CoachHoursQuery, CoachHoursQueryVariables>;
export const ScheduleClassesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScheduleClasses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date_from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date_to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"location_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"date_from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date_from"}}},{"kind":"Argument","name":{"kind":"Name","value":"date_to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date_to"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduleClass"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduleClass"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClassSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"resource_id"}},{"kind":"Field","name":{"kind":"Name","value":"coach_id"}},{"kind":"Field","name":{"kind":"Name","value":"coach_name"}},{"kind":"Field","name":{"kind":"Name","value":"resource_name"}},{"kind":"Field","name":{"kind":"Name","value":"start_time"}},{"kind":"Field","name":{"kind":"Name","value":"end_time"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"seats_left"}}]}}]} as unknown as DocumentNode<ScheduleClassesQuery, ScheduleClassesQueryVariables>;
export const useWeekScheduleQuery = (options: useQuery.Options<WeekScheduleQuery, WeekScheduleQueryVariables> | SkipToken) =>
  useQuery(WeekScheduleDocument, options);

export const useWeekScheduleLazyQuery = (options?: useLazyQuery.Options<WeekScheduleQuery, WeekScheduleQueryVariables>) =>
  useLazyQuery(WeekScheduleDocument, options);

/** For `refetchQueries`: this list as it stands with these variables. */
export const refetchWeekScheduleQuery = (variables: WeekScheduleQueryVariables) => ({
  query: WeekScheduleDocument,
  ...(variables ? { variables } : {}),
});

export const useCoachHoursQuery = (options: useQuery.Options<CoachHoursQuery, CoachHoursQueryVariables> | SkipToken) =>
  useQuery(CoachHoursDocument, options);

export const useCoachHoursLazyQuery = (options?: useLazyQuery.Options<CoachHoursQuery, CoachHoursQueryVariables>) =>
  useLazyQuery(CoachHoursDocument, options);

/** For `refetchQueries`: this list as it stands with these variables. */
export const refetchCoachHoursQuery = (variables: CoachHoursQueryVariables) => ({
  query: CoachHoursDocument,
  ...(variables ? { variables } : {}),
});

/** Reads `fragment ScheduleClass` live from the cache. */
export const useScheduleClassFragment = (from: useFragment.FromOptionValue<ScheduleClassFragment>) =>
  useFragment({ fragment: ScheduleClassFragmentDoc, fragmentName: "ScheduleClass", from });

export const useScheduleClassesQuery = (options: useQuery.Options<ScheduleClassesQuery, ScheduleClassesQueryVariables> | SkipToken) =>
  useQuery(ScheduleClassesDocument, options);

export const useScheduleClassesLazyQuery = (options?: useLazyQuery.Options<ScheduleClassesQuery, ScheduleClassesQueryVariables>) =>
  useLazyQuery(ScheduleClassesDocument, options);

/** For `refetchQueries`: this list as it stands with these variables. */
export const refetchScheduleClassesQuery = (variables: ScheduleClassesQueryVariables) => ({
  query: ScheduleClassesDocument,
  ...(variables ? { variables } : {}),
});