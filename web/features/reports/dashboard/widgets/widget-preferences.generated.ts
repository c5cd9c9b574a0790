/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type DashboardWidgetsFragment = { id: number, version: number, widgets: Array<{ widget: Types.WidgetName, size: Types.WidgetSize, saved_query_id: number | null }> };

export type WidgetPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type WidgetPreferencesQuery = { widgetPreferences: { id: number, version: number, widgets: Array<{ widget: Types.WidgetName, size: Types.WidgetSize, saved_query_id: number | null }> } | null };

export type UpdateWidgetPreferencesMutationVariables = Exact<{
  input: Types.UpdateWidgetPreferencesInput;
}>;


export type UpdateWidgetPreferencesMutation = { updateWidgetPreferences: { id: number, version: number, widgets: Array<{ widget: Types.WidgetName, size: Types.WidgetSize, saved_query_id: number | null }> } | null };

export type DashboardFiguresQueryVariables = Exact<{
  period: string;
  location_id: number;
}>;


export type DashboardFiguresQuery = { overview: { totals: { occupancy_percent: number | null, bookings: number, no_shows: number, no_show_percent: number | null } } | null, revenue: { totals: Array<{ revenue: { amount: number, currency: string } }> } | null };

export type DashboardBayRevenueQueryVariables = Exact<{
  period: string;
  location_id: number;
}>;


export type DashboardBayRevenueQuery = { analyticsRevenue: { bays: Array<{ resource_id: number, resource_name: string, per_hour: { amount: number, currency: string } | null }> | null } | null };

export type QueriesToShowQueryVariables = Exact<{ [key: string]: never; }>;


export type QueriesToShowQuery = { savedQueries: { data: Array<{ id: number, name: string }> } | null };

export type QueryToShowQueryVariables = Exact<{
  id: number;
}>;


export type QueryToShowQuery = { savedQuery: { id: number, name: string, version: number, query: string, variables: string } | null };

export const DashboardWidgetsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardWidgets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WidgetPreferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"widgets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"widget"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"saved_query_id"}}]}}]}}]} as unknown as DocumentNode<DashboardWidgetsFragment, unknown>;
export const WidgetPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WidgetPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"widgetPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardWidgets"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardWidgets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WidgetPreferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"widgets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"widget"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"saved_query_id"}}]}}]}}]} as unknown as DocumentNode<WidgetPreferencesQuery, WidgetPreferencesQueryVariables>;
export const UpdateWidgetPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWidgetPreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWidgetPreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWidgetPreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardWidgets"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardWidgets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WidgetPreferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"widgets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"widget"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"saved_query_id"}}]}}]}}]} as unknown as DocumentNode<UpdateWidgetPreferencesMutation, UpdateWidgetPreferencesMutationVariables>;
export const DashboardFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardFigures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"overview"},"name":{"kind":"Name","value":"analyticsOverview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"periodType"},"value":{"kind":"EnumValue","value":"week"}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"location_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"compact"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"occupancy_percent"}},{"kind":"Field","name":{"kind":"Name","value":"bookings"}},{"kind":"Field","name":{"kind":"Name","value":"no_shows"}},{"kind":"Field","name":{"kind":"Name","value":"no_show_percent"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"revenue"},"name":{"kind":"Name","value":"analyticsRevenue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"periodType"},"value":{"kind":"EnumValue","value":"week"}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"location_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"compact"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revenue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DashboardFiguresQuery, DashboardFiguresQueryVariables>;
export const DashboardBayRevenueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardBayRevenue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analyticsRevenue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"periodType"},"value":{"kind":"EnumValue","value":"month"}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"location_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resource_id"}},{"kind":"Field","name":{"kind":"Name","value":"resource_name"}},{"kind":"Field","name":{"kind":"Name","value":"per_hour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DashboardBayRevenueQuery, DashboardBayRevenueQueryVariables>;
export const QueriesToShowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QueriesToShow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedQueries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<QueriesToShowQuery, QueriesToShowQueryVariables>;
export const QueryToShowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QueryToShow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"variables"}}]}}]}}]} as unknown as DocumentNode<QueryToShowQuery, QueryToShowQueryVariables>;
/** Reads `fragment DashboardWidgets` live from the cache. */
export const useDashboardWidgetsFragment = (from: useFragment.FromOptionValue<DashboardWidgetsFragment>) =>
  useFragment({ fragment: DashboardWidgetsFragmentDoc, fragmentName: "DashboardWidgets", from });

export const useWidgetPreferencesQuery = (options?: useQuery.Options<WidgetPreferencesQuery, WidgetPreferencesQueryVariables> | SkipToken) =>
  useQuery(WidgetPreferencesDocument, options ?? {});

export const useWidgetPreferencesLazyQuery = (options?: useLazyQuery.Options<WidgetPreferencesQuery, WidgetPreferencesQueryVariables>) =>
  useLazyQuery(WidgetPreferencesDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useUpdateWidgetPreferencesMutation = (
  options?: Omit<useMutation.Options<UpdateWidgetPreferencesMutation, UpdateWidgetPreferencesMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<UpdateWidgetPreferencesMutation, UpdateWidgetPreferencesMutationVariables> => useMutation(UpdateWidgetPreferencesDocument, options);

export const useDashboardFiguresQuery = (options: useQuery.Options<DashboardFiguresQuery, DashboardFiguresQueryVariables> | SkipToken) =>
  useQuery(DashboardFiguresDocument, options);

export const useDashboardFiguresLazyQuery = (options?: useLazyQuery.Options<DashboardFiguresQuery, DashboardFiguresQueryVariables>) =>
  useLazyQuery(DashboardFiguresDocument, options);

export const useDashboardBayRevenueQuery = (options: useQuery.Options<DashboardBayRevenueQuery, DashboardBayRevenueQueryVariables> | SkipToken) =>
  useQuery(DashboardBayRevenueDocument, options);

export const useDashboardBayRevenueLazyQuery = (options?: useLazyQuery.Options<DashboardBayRevenueQuery, DashboardBayRevenueQueryVariables>) =>
  useLazyQuery(DashboardBayRevenueDocument, options);

export const useQueriesToShowQuery = (options?: useQuery.Options<QueriesToShowQuery, QueriesToShowQueryVariables> | SkipToken) =>
  useQuery(QueriesToShowDocument, options ?? {});

export const useQueriesToShowLazyQuery = (options?: useLazyQuery.Options<QueriesToShowQuery, QueriesToShowQueryVariables>) =>
  useLazyQuery(QueriesToShowDocument, options);

export const useQueryToShowQuery = (options: useQuery.Options<QueryToShowQuery, QueryToShowQueryVariables> | SkipToken) =>
  useQuery(QueryToShowDocument, options);

export const useQueryToShowLazyQuery = (options?: useLazyQuery.Options<QueryToShowQuery, QueryToShowQueryVariables>) =>
  useLazyQuery(QueryToShowDocument, options);