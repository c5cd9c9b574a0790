/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CoachHoursRowFragment = { id: number, coach_id: number, location_id: number | null, weekday: Types.CoachWeekday | null, date: string | null, starts: string | null, ends: string | null, note: string | null, version: number };

export type CoachPageQueryVariables = Exact<{
  id: number;
}>;


export type CoachPageQuery = { coach: { id: number, first_name: string, last_name: string, name: string, email: string | null, location_ids: Array<number>, availability_mode: Types.AvailabilityMode, availability_count: number, has_availability: boolean, version: number, details: { phone: string | null, bio: string | null }, outlook: { id: number, lessons_to_come: number, next_hours: { location_id: number, start_time: string, local_start: string, local_end: string } | null } | null } | null, coachAvailabilities: Array<{ id: number, coach_id: number, location_id: number | null, weekday: Types.CoachWeekday | null, date: string | null, starts: string | null, ends: string | null, note: string | null, version: number }> | null };

export type CoachVenueHoursQueryVariables = Exact<{
  locationId: number;
}>;


export type CoachVenueHoursQuery = { locationHours: { location_id: number, version: number, days: Array<{ weekday: Types.Weekday, ranges: Array<{ opens: string, closes: string }> }> } | null };

export type UpdateCoachHoursMutationVariables = Exact<{
  id: number;
  input: Types.UpdateCoachHoursInput;
}>;


export type UpdateCoachHoursMutation = { updateCoachHours: Array<{ id: number, coach_id: number, location_id: number | null, weekday: Types.CoachWeekday | null, date: string | null, starts: string | null, ends: string | null, note: string | null, version: number }> | null };

export type CreateCoachAvailabilityMutationVariables = Exact<{
  id: number;
  input: Types.CreateCoachAvailabilityInput;
}>;


export type CreateCoachAvailabilityMutation = { createCoachAvailability: { id: number, coach_id: number, location_id: number | null, weekday: Types.CoachWeekday | null, date: string | null, starts: string | null, ends: string | null, note: string | null, version: number } | null };

export type UpdateCoachAvailabilityMutationVariables = Exact<{
  id: number;
  availabilityId: number;
  input: Types.UpdateCoachAvailabilityInput;
}>;


export type UpdateCoachAvailabilityMutation = { updateCoachAvailability: { id: number, coach_id: number, location_id: number | null, weekday: Types.CoachWeekday | null, date: string | null, starts: string | null, ends: string | null, note: string | null, version: number } | null };

export type DeleteCoachAvailabilityMutationVariables = Exact<{
  id: number;
  availabilityId: number;
  version: number;
  keepBookings: boolean;
}>;


export type DeleteCoachAvailabilityMutation = { deleteCoachAvailability: { id: number } | null };

export const CoachHoursRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoachHoursRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoachAvailability"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"coach_id"}},{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"starts"}},{"kind":"Field","name":{"kind":"Name","value":"ends"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CoachHoursRowFragment, unknown>;
export const CoachPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CoachPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coach"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoachRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coachAvailabilities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoachHoursRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoachRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Coach"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"location_ids"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availability_mode"}},{"kind":"Field","name":{"kind":"Name","value":"availability_count"}},{"kind":"Field","name":{"kind":"Name","value":"has_availability"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"outlook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lessons_to_come"}},{"kind":"Field","name":{"kind":"Name","value":"next_hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"start_time"}},{"kind":"Field","name":{"kind":"Name","value":"local_start"}},{"kind":"Field","name":{"kind":"Name","value":"local_end"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoachHoursRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoachAvailability"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"coach_id"}},{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"starts"}},{"kind":"Field","name":{"kind":"Name","value":"ends"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CoachPageQuery, CoachPageQueryVariables>;
export const CoachVenueHoursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CoachVenueHours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locationHours"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"ranges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CoachVenueHoursQuery, CoachVenueHoursQueryVariables>;
export const UpdateCoachHoursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCoachHours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCoachHoursInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCoachHours"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoachHoursRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoachHoursRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoachAvailability"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"coach_id"}},{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"starts"}},{"kind":"Field","name":{"kind":"Name","value":"ends"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateCoachHoursMutation, UpdateCoachHoursMutationVariables>;
export const CreateCoachAvailabilityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCoachAvailability"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCoachAvailabilityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCoachAvailability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoachHoursRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoachHoursRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoachAvailability"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"coach_id"}},{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"starts"}},{"kind":"Field","name":{"kind":"Name","value":"ends"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateCoachAvailabilityMutation, CreateCoachAvailabilityMutationVariables>;
export const UpdateCoachAvailabilityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCoachAvailability"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"availabilityId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCoachAvailabilityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCoachAvailability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"availabilityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"availabilityId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoachHoursRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoachHoursRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoachAvailability"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"coach_id"}},{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"starts"}},{"kind":"Field","name":{"kind":"Name","value":"ends"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateCoachAvailabilityMutation, UpdateCoachAvailabilityMutationVariables>;
export const DeleteCoachAvailabilityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCoachAvailability"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"availabilityId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keepBookings"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCoachAvailability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"availabilityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"availabilityId"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"keep_bookings"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keepBookings"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteCoachAvailabilityMutation, DeleteCoachAvailabilityMutationVariables>;
/** Reads `fragment CoachHoursRow` live from the cache. */
export const useCoachHoursRowFragment = (from: useFragment.FromOptionValue<CoachHoursRowFragment>) =>
  useFragment({ fragment: CoachHoursRowFragmentDoc, fragmentName: "CoachHoursRow", from });

export const useCoachPageQuery = (options: useQuery.Options<CoachPageQuery, CoachPageQueryVariables> | SkipToken) =>
  useQuery(CoachPageDocument, options);

export const useCoachPageLazyQuery = (options?: useLazyQuery.Options<CoachPageQuery, CoachPageQueryVariables>) =>
  useLazyQuery(CoachPageDocument, options);

export const useCoachVenueHoursQuery = (options: useQuery.Options<CoachVenueHoursQuery, CoachVenueHoursQueryVariables> | SkipToken) =>
  useQuery(CoachVenueHoursDocument, options);

export const useCoachVenueHoursLazyQuery = (options?: useLazyQuery.Options<CoachVenueHoursQuery, CoachVenueHoursQueryVariables>) =>
  useLazyQuery(CoachVenueHoursDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useUpdateCoachHoursMutation = (
  options?: Omit<useMutation.Options<UpdateCoachHoursMutation, UpdateCoachHoursMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<UpdateCoachHoursMutation, UpdateCoachHoursMutationVariables> => useMutation(UpdateCoachHoursDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useCreateCoachAvailabilityMutation = (
  options?: Omit<useMutation.Options<CreateCoachAvailabilityMutation, CreateCoachAvailabilityMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<CreateCoachAvailabilityMutation, CreateCoachAvailabilityMutationVariables> => useMutation(CreateCoachAvailabilityDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useUpdateCoachAvailabilityMutation = (
  options?: Omit<useMutation.Options<UpdateCoachAvailabilityMutation, UpdateCoachAvailabilityMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<UpdateCoachAvailabilityMutation, UpdateCoachAvailabilityMutationVariables> => useMutation(UpdateCoachAvailabilityDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useDeleteCoachAvailabilityMutation = (
  options?: Omit<useMutation.Options<DeleteCoachAvailabilityMutation, DeleteCoachAvailabilityMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<DeleteCoachAvailabilityMutation, DeleteCoachAvailabilityMutationVariables> => useMutation(DeleteCoachAvailabilityDocument, options);