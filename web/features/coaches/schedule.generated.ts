/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CoachSpanFragment = { location_id: number, start_time: string, local_start: string, local_end: string };

export type CoachWeekQueryVariables = Exact<{
  id: number;
  start: string;
  end: string;
}>;


export type CoachWeekQuery = { coachSchedule: { coach_id: number, hours: Array<{ location_id: number, start_time: string, local_start: string, local_end: string }>, free: Array<{ location_id: number, start_time: string, local_start: string, local_end: string }>, bookings: Array<{ id: number, client_name: string, guest_names: Array<string>, service_name: string, resource_name: string | null, location_id: number, local_start: string, local_end: string, status: Types.BookingStatus, payment_status: Types.PaymentStatus }> } | null };

export const CoachSpanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoachSpan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoachTime"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"start_time"}},{"kind":"Field","name":{"kind":"Name","value":"local_start"}},{"kind":"Field","name":{"kind":"Name","value":"local_end"}}]}}]} as unknown as DocumentNode<CoachSpanFragment, unknown>;
export const CoachWeekDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CoachWeek"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coachSchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coach_id"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoachSpan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"free"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoachSpan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"client_name"}},{"kind":"Field","name":{"kind":"Name","value":"guest_names"}},{"kind":"Field","name":{"kind":"Name","value":"service_name"}},{"kind":"Field","name":{"kind":"Name","value":"resource_name"}},{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"local_start"}},{"kind":"Field","name":{"kind":"Name","value":"local_end"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payment_status"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoachSpan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoachTime"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"start_time"}},{"kind":"Field","name":{"kind":"Name","value":"local_start"}},{"kind":"Field","name":{"kind":"Name","value":"local_end"}}]}}]} as unknown as DocumentNode<CoachWeekQuery, CoachWeekQueryVariables>;
/** Reads `fragment CoachSpan` live from the cache. */
export const useCoachSpanFragment = (from: useFragment.FromOptionValue<CoachSpanFragment>) =>
  useFragment({ fragment: CoachSpanFragmentDoc, fragmentName: "CoachSpan", from });

export const useCoachWeekQuery = (options: useQuery.Options<CoachWeekQuery, CoachWeekQueryVariables> | SkipToken) =>
  useQuery(CoachWeekDocument, options);

export const useCoachWeekLazyQuery = (options?: useLazyQuery.Options<CoachWeekQuery, CoachWeekQueryVariables>) =>
  useLazyQuery(CoachWeekDocument, options);