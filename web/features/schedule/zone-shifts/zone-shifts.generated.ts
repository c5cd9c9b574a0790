/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import { useShownLists } from "#web/apollo/use-shown-lists.ts";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ZoneShiftLineFragment = { id: number, kind: Types.ZoneShiftKind, thing_id: number, name: string, detail: string, location_id: number, location_name: string, timezone: string, local_before: string, local_after: string };

export type ZoneShiftListQueryVariables = Exact<{ [key: string]: never; }>;


export type ZoneShiftListQuery = { zoneShifts: { total: number, data: Array<{ id: number, kind: Types.ZoneShiftKind, thing_id: number, name: string, detail: string, location_id: number, location_name: string, timezone: string, local_before: string, local_after: string }> } | null };

export type SettledShiftsFragment = { settled: number, left: Array<{ reason: string, shift: { id: number } }> };

export type KeepWallTimesMutationVariables = Exact<{
  input: Types.SettleZoneShiftsInput;
}>;


export type KeepWallTimesMutation = { keepWallTimes: { settled: number, left: Array<{ reason: string, shift: { id: number } }> } | null };

export type KeepInstantsMutationVariables = Exact<{
  input: Types.SettleZoneShiftsInput;
}>;


export type KeepInstantsMutation = { keepInstants: { settled: number, left: Array<{ reason: string, shift: { id: number } }> } | null };

export const ZoneShiftLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ZoneShiftLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ZoneShift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"thing_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"location_name"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"local_before"}},{"kind":"Field","name":{"kind":"Name","value":"local_after"}}]}}]} as unknown as DocumentNode<ZoneShiftLineFragment, unknown>;
export const SettledShiftsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettledShifts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SettledZoneShifts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settled"}},{"kind":"Field","name":{"kind":"Name","value":"left"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SettledShiftsFragment, unknown>;
export const ZoneShiftListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ZoneShiftList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zoneShifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ZoneShiftLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ZoneShiftLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ZoneShift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"thing_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"location_name"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"local_before"}},{"kind":"Field","name":{"kind":"Name","value":"local_after"}}]}}]} as unknown as DocumentNode<ZoneShiftListQuery, ZoneShiftListQueryVariables>;
export const KeepWallTimesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepWallTimes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettleZoneShiftsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepWallTimes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettledShifts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettledShifts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SettledZoneShifts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settled"}},{"kind":"Field","name":{"kind":"Name","value":"left"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<KeepWallTimesMutation, KeepWallTimesMutationVariables>;
export const KeepInstantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepInstants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettleZoneShiftsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepInstants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettledShifts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettledShifts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SettledZoneShifts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settled"}},{"kind":"Field","name":{"kind":"Name","value":"left"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<KeepInstantsMutation, KeepInstantsMutationVariables>;
/** Reads `fragment ZoneShiftLine` live from the cache. */
export const useZoneShiftLineFragment = (from: useFragment.FromOptionValue<ZoneShiftLineFragment>) =>
  useFragment({ fragment: ZoneShiftLineFragmentDoc, fragmentName: "ZoneShiftLine", from });

export const useZoneShiftListQuery = (options?: useQuery.Options<ZoneShiftListQuery, ZoneShiftListQueryVariables> | SkipToken) =>
  useQuery(ZoneShiftListDocument, options ?? {});

export const useZoneShiftListLazyQuery = (options?: useLazyQuery.Options<ZoneShiftListQuery, ZoneShiftListQueryVariables>) =>
  useLazyQuery(ZoneShiftListDocument, options);

/** Reads `fragment SettledShifts` live from the cache. */
export const useSettledShiftsFragment = (from: useFragment.FromOptionValue<SettledShiftsFragment>) =>
  useFragment({ fragment: SettledShiftsFragmentDoc, fragmentName: "SettledShifts", from });

/** Variables are given at the call, so that the compiler can require them. */
export const useKeepWallTimesMutation = (
  options?: Omit<useMutation.Options<KeepWallTimesMutation, KeepWallTimesMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<KeepWallTimesMutation, KeepWallTimesMutationVariables> => useMutation(KeepWallTimesDocument, { ...options, refetchQueries: useShownLists(["bookings","clientBookings","clientActivities","bookingsCompact","bookedDays","bookingSeries","classSession","classSessions","blockedTimes","bookingFees","bookingAccount","availability","currentMembership","sharedMemberships","clientAllowanceEntries","zoneShifts"]) });

/** Variables are given at the call, so that the compiler can require them. */
export const useKeepInstantsMutation = (
  options?: Omit<useMutation.Options<KeepInstantsMutation, KeepInstantsMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<KeepInstantsMutation, KeepInstantsMutationVariables> => useMutation(KeepInstantsDocument, { ...options, refetchQueries: useShownLists(["bookings","clientBookings","clientActivities","bookingsCompact","bookedDays","bookingSeries","classSession","classSessions","blockedTimes","bookingFees","bookingAccount","availability","currentMembership","sharedMemberships","clientAllowanceEntries","zoneShifts"]) });