/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ServiceChoiceFragment = { id: number, name: string, kind: Types.ServiceKind, resource_type_id: number | null, max_party_size: number, coach_ids: Array<number>, grid_minutes: number, buffer_before_minutes: number, buffer_after_minutes: number, durations: Array<{ duration_minutes: number, price: { amount: number, currency: string }, peak_price: { amount: number, currency: string } | null }>, peak_hours: Array<{ weekdays: Array<Types.Weekday>, from: string, to: string }> };

export type ResourceChoiceFragment = { id: number, name: string, resource_type_id: number, capacity: number, position: number };

export type BookableResourcesQueryVariables = Exact<{
  location_id: number;
}>;


export type BookableResourcesQuery = { resources: { data: Array<{ id: number, name: string, resource_type_id: number, capacity: number, position: number }> } | null, resourceTypes: { data: Array<{ id: number, name: string, default_service_id: number | null }> } | null };

export type BookingChoicesQueryVariables = Exact<{
  location_id: number;
}>;


export type BookingChoicesQuery = { services: { data: Array<{ id: number, name: string, kind: Types.ServiceKind, resource_type_id: number | null, max_party_size: number, coach_ids: Array<number>, grid_minutes: number, buffer_before_minutes: number, buffer_after_minutes: number, durations: Array<{ duration_minutes: number, price: { amount: number, currency: string }, peak_price: { amount: number, currency: string } | null }>, peak_hours: Array<{ weekdays: Array<Types.Weekday>, from: string, to: string }> }> } | null, coaches: { data: Array<{ id: number, name: string }> } | null };

export type ClientSearchQueryVariables = Exact<{
  search: string;
}>;


export type ClientSearchQuery = { clients: { data: Array<{ id: number, name: string, email: string | null, contact_email: string | null, phone: string | null }> } | null };

export type FreeTimeFragment = { start_time: string, end_time: string, local_start: string, local_end: string, resource_ids: Array<number>, coach_ids: Array<number>, price: { amount: number, currency: string } };

export type FreeTimesQueryVariables = Exact<{
  service_id: number;
  location_id: number;
  date: string;
  duration_minutes: number;
  party_size: number;
}>;


export type FreeTimesQuery = { availability: { timezone: string, data: Array<{ start_time: string, end_time: string, local_start: string, local_end: string, resource_ids: Array<number>, coach_ids: Array<number>, price: { amount: number, currency: string } }> } | null };

export const ServiceChoiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"resource_type_id"}},{"kind":"Field","name":{"kind":"Name","value":"durations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duration_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"peak_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"peak_hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"max_party_size"}},{"kind":"Field","name":{"kind":"Name","value":"coach_ids"}},{"kind":"Field","name":{"kind":"Name","value":"grid_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"buffer_before_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"buffer_after_minutes"}}]}}]} as unknown as DocumentNode<ServiceChoiceFragment, unknown>;
export const ResourceChoiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResourceChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Resource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"resource_type_id"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]} as unknown as DocumentNode<ResourceChoiceFragment, unknown>;
export const FreeTimeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeTime"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeTime"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start_time"}},{"kind":"Field","name":{"kind":"Name","value":"end_time"}},{"kind":"Field","name":{"kind":"Name","value":"local_start"}},{"kind":"Field","name":{"kind":"Name","value":"local_end"}},{"kind":"Field","name":{"kind":"Name","value":"resource_ids"}},{"kind":"Field","name":{"kind":"Name","value":"coach_ids"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<FreeTimeFragment, unknown>;
export const BookableResourcesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookableResources"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"location_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResourceChoice"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"resourceTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"default_service_id"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResourceChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Resource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"resource_type_id"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]} as unknown as DocumentNode<BookableResourcesQuery, BookableResourcesQueryVariables>;
export const BookingChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"services"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"location_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceChoice"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"coaches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"location_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"resource_type_id"}},{"kind":"Field","name":{"kind":"Name","value":"durations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duration_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"peak_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"peak_hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"max_party_size"}},{"kind":"Field","name":{"kind":"Name","value":"coach_ids"}},{"kind":"Field","name":{"kind":"Name","value":"grid_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"buffer_before_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"buffer_after_minutes"}}]}}]} as unknown as DocumentNode<BookingChoicesQuery, BookingChoicesQueryVariables>;
export const ClientSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contact_email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]}}]} as unknown as DocumentNode<ClientSearchQuery, ClientSearchQueryVariables>;
export const FreeTimesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreeTimes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"service_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"duration_minutes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"party_size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"availability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"service_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"service_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"location_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"date_from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"date_to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"duration_minutes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"duration_minutes"}}},{"kind":"Argument","name":{"kind":"Name","value":"party_size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"party_size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreeTime"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeTime"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeTime"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start_time"}},{"kind":"Field","name":{"kind":"Name","value":"end_time"}},{"kind":"Field","name":{"kind":"Name","value":"local_start"}},{"kind":"Field","name":{"kind":"Name","value":"local_end"}},{"kind":"Field","name":{"kind":"Name","value":"resource_ids"}},{"kind":"Field","name":{"kind":"Name","value":"coach_ids"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<FreeTimesQuery, FreeTimesQueryVariables>;
/** Reads `fragment ServiceChoice` live from the cache. */
export const useServiceChoiceFragment = (from: useFragment.FromOptionValue<ServiceChoiceFragment>) =>
  useFragment({ fragment: ServiceChoiceFragmentDoc, fragmentName: "ServiceChoice", from });

/** Reads `fragment ResourceChoice` live from the cache. */
export const useResourceChoiceFragment = (from: useFragment.FromOptionValue<ResourceChoiceFragment>) =>
  useFragment({ fragment: ResourceChoiceFragmentDoc, fragmentName: "ResourceChoice", from });

export const useBookableResourcesQuery = (options: useQuery.Options<BookableResourcesQuery, BookableResourcesQueryVariables> | SkipToken) =>
  useQuery(BookableResourcesDocument, options);

export const useBookableResourcesLazyQuery = (options?: useLazyQuery.Options<BookableResourcesQuery, BookableResourcesQueryVariables>) =>
  useLazyQuery(BookableResourcesDocument, options);

/** For `refetchQueries`: this list as it stands with these variables. */
export const refetchBookableResourcesQuery = (variables: BookableResourcesQueryVariables) => ({
  query: BookableResourcesDocument,
  ...(variables ? { variables } : {}),
});

export const useBookingChoicesQuery = (options: useQuery.Options<BookingChoicesQuery, BookingChoicesQueryVariables> | SkipToken) =>
  useQuery(BookingChoicesDocument, options);

export const useBookingChoicesLazyQuery = (options?: useLazyQuery.Options<BookingChoicesQuery, BookingChoicesQueryVariables>) =>
  useLazyQuery(BookingChoicesDocument, options);

/** For `refetchQueries`: this list as it stands with these variables. */
export const refetchBookingChoicesQuery = (variables: BookingChoicesQueryVariables) => ({
  query: BookingChoicesDocument,
  ...(variables ? { variables } : {}),
});

export const useClientSearchQuery = (options: useQuery.Options<ClientSearchQuery, ClientSearchQueryVariables> | SkipToken) =>
  useQuery(ClientSearchDocument, options);

export const useClientSearchLazyQuery = (options?: useLazyQuery.Options<ClientSearchQuery, ClientSearchQueryVariables>) =>
  useLazyQuery(ClientSearchDocument, options);

/** For `refetchQueries`: this list as it stands with these variables. */
export const refetchClientSearchQuery = (variables: ClientSearchQueryVariables) => ({
  query: ClientSearchDocument,
  ...(variables ? { variables } : {}),
});

/** Reads `fragment FreeTime` live from the cache. */
export const useFreeTimeFragment = (from: useFragment.FromOptionValue<FreeTimeFragment>) =>
  useFragment({ fragment: FreeTimeFragmentDoc, fragmentName: "FreeTime", from });

export const useFreeTimesQuery = (options: useQuery.Options<FreeTimesQuery, FreeTimesQueryVariables> | SkipToken) =>
  useQuery(FreeTimesDocument, options);

export const useFreeTimesLazyQuery = (options?: useLazyQuery.Options<FreeTimesQuery, FreeTimesQueryVariables>) =>
  useLazyQuery(FreeTimesDocument, options);

/** For `refetchQueries`: this list as it stands with these variables. */
export const refetchFreeTimesQuery = (variables: FreeTimesQueryVariables) => ({
  query: FreeTimesDocument,
  ...(variables ? { variables } : {}),
});