/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.generated.ts';

import { useQuery, useLazyQuery, type SkipToken, useFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type BookCatalogueQueryVariables = Exact<{ [key: string]: never; }>;


export type BookCatalogueQuery = { publicLocations: { data: Array<{ id: number, name: string, address_line: string | null, city: string | null, phone: string | null, timezone: string, timeformat: string, utc_offset: string }> } | null, publicServices: { data: Array<{ id: number, name: string, description: string | null, kind: Types.ServiceKind, resource_type_id: number | null, max_party_size: number, horizon_days: number, durations: Array<{ duration_minutes: number, price: { amount: number, currency: string }, peak_price: { amount: number, currency: string } | null }> }> } | null, publicResourceTypes: { data: Array<{ id: number, name: string, default_service_id: number | null }> } | null };

export type BookLocationFragment = { id: number, name: string, address_line: string | null, city: string | null, phone: string | null, timezone: string, timeformat: string, utc_offset: string };

export type BookServiceFragment = { id: number, name: string, description: string | null, kind: Types.ServiceKind, resource_type_id: number | null, max_party_size: number, horizon_days: number, durations: Array<{ duration_minutes: number, price: { amount: number, currency: string }, peak_price: { amount: number, currency: string } | null }> };

export type BookPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type BookPlacesQuery = { publicResources: { data: Array<{ id: number, location_id: number, resource_type_id: number }> } | null, publicCoaches: { data: Array<{ id: number, name: string, first_name: string, last_name: string, location_ids: Array<number>, service_ids: Array<number> }> } | null };

export type BookCoachFragment = { id: number, name: string, first_name: string, last_name: string, location_ids: Array<number>, service_ids: Array<number> };

export const BookLocationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookLocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicLocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address_line"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"timeformat"}},{"kind":"Field","name":{"kind":"Name","value":"utc_offset"}}]}}]} as unknown as DocumentNode<BookLocationFragment, unknown>;
export const BookServiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookService"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"resource_type_id"}},{"kind":"Field","name":{"kind":"Name","value":"durations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duration_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"peak_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"max_party_size"}},{"kind":"Field","name":{"kind":"Name","value":"horizon_days"}}]}}]} as unknown as DocumentNode<BookServiceFragment, unknown>;
export const BookCoachFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookCoach"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicCoach"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"location_ids"}},{"kind":"Field","name":{"kind":"Name","value":"service_ids"}}]}}]} as unknown as DocumentNode<BookCoachFragment, unknown>;
export const BookCatalogueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookCatalogue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicLocations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookLocation"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"publicServices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookService"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"publicResourceTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"default_service_id"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookLocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicLocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address_line"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"timeformat"}},{"kind":"Field","name":{"kind":"Name","value":"utc_offset"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookService"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"resource_type_id"}},{"kind":"Field","name":{"kind":"Name","value":"durations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duration_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"peak_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"max_party_size"}},{"kind":"Field","name":{"kind":"Name","value":"horizon_days"}}]}}]} as unknown as DocumentNode<BookCatalogueQuery, BookCatalogueQueryVariables>;
export const BookPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookPlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicResources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"resource_type_id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"publicCoaches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookCoach"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookCoach"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicCoach"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"location_ids"}},{"kind":"Field","name":{"kind":"Name","value":"service_ids"}}]}}]} as unknown as DocumentNode<BookPlacesQuery, BookPlacesQueryVariables>;
export const useBookCatalogueQuery = (options?: useQuery.Options<BookCatalogueQuery, BookCatalogueQueryVariables> | SkipToken) =>
  useQuery(BookCatalogueDocument, options ?? {});

export const useBookCatalogueLazyQuery = (options?: useLazyQuery.Options<BookCatalogueQuery, BookCatalogueQueryVariables>) =>
  useLazyQuery(BookCatalogueDocument, options);

/** For `refetchQueries`: this list as it stands with these variables. */
export const refetchBookCatalogueQuery = (variables?: BookCatalogueQueryVariables) => ({
  query: BookCatalogueDocument,
  ...(variables ? { variables } : {}),
});

/** Reads `fragment BookLocation` live from the cache. */
export const useBookLocationFragment = (from: useFragment.FromOptionValue<BookLocationFragment>) =>
  useFragment({ fragment: BookLocationFragmentDoc, fragmentName: "BookLocation", from });

/** Reads `fragment BookService` live from the cache. */
export const useBookServiceFragment = (from: useFragment.FromOptionValue<BookServiceFragment>) =>
  useFragment({ fragment: BookServiceFragmentDoc, fragmentName: "BookService", from });

export const useBookPlacesQuery = (options?: useQuery.Options<BookPlacesQuery, BookPlacesQueryVariables> | SkipToken) =>
  useQuery(BookPlacesDocument, options ?? {});

export const useBookPlacesLazyQuery = (options?: useLazyQuery.Options<BookPlacesQuery, BookPlacesQueryVariables>) =>
  useLazyQuery(BookPlacesDocument, options);

/** For `refetchQueries`: this list as it stands with these variables. */
export const refetchBookPlacesQuery = (variables?: BookPlacesQueryVariables) => ({
  query: BookPlacesDocument,
  ...(variables ? { variables } : {}),
});

/** Reads `fragment BookCoach` live from the cache. */
export const useBookCoachFragment = (from: useFragment.FromOptionValue<BookCoachFragment>) =>
  useFragment({ fragment: BookCoachFragmentDoc, fragmentName: "BookCoach", from });