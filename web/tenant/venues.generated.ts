/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useFragment, useQuery, useLazyQuery, type SkipToken } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type VenueFragment = { id: number, name: string, city: string | null, timezone: string, locale: string, timeformat: string, dateformat: string, clock_changes: Array<{ from: string, utc_offset: string }> };

export type VenuesQueryVariables = Exact<{ [key: string]: never; }>;


export type VenuesQuery = { locations: { data: Array<{ id: number, name: string, city: string | null, timezone: string, locale: string, timeformat: string, dateformat: string, clock_changes: Array<{ from: string, utc_offset: string }> }> } | null };

export type PublicVenueFragment = { id: number, name: string, city: string | null, timezone: string, locale: string, timeformat: string, dateformat: string, clock_changes: Array<{ from: string, utc_offset: string }> };

export type PublicVenuesQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicVenuesQuery = { publicLocations: { data: Array<{ id: number, name: string, city: string | null, timezone: string, locale: string, timeformat: string, dateformat: string, clock_changes: Array<{ from: string, utc_offset: string }> }> } | null };

export const VenueFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Venue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"timeformat"}},{"kind":"Field","name":{"kind":"Name","value":"dateformat"}},{"kind":"Field","name":{"kind":"Name","value":"clock_changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"utc_offset"}}]}}]}}]} as unknown as DocumentNode<VenueFragment, unknown>;
export const PublicVenueFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicVenue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicLocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"timeformat"}},{"kind":"Field","name":{"kind":"Name","value":"dateformat"}},{"kind":"Field","name":{"kind":"Name","value":"clock_changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"utc_offset"}}]}}]}}]} as unknown as DocumentNode<PublicVenueFragment, unknown>;
export const VenuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Venues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"sortBy"},"value":{"kind":"EnumValue","value":"name"}},{"kind":"Argument","name":{"kind":"Name","value":"sortDir"},"value":{"kind":"EnumValue","value":"asc"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Venue"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Venue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"timeformat"}},{"kind":"Field","name":{"kind":"Name","value":"dateformat"}},{"kind":"Field","name":{"kind":"Name","value":"clock_changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"utc_offset"}}]}}]}}]} as unknown as DocumentNode<VenuesQuery, VenuesQueryVariables>;
export const PublicVenuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicVenues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicLocations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PublicVenue"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicVenue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicLocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"timeformat"}},{"kind":"Field","name":{"kind":"Name","value":"dateformat"}},{"kind":"Field","name":{"kind":"Name","value":"clock_changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"utc_offset"}}]}}]}}]} as unknown as DocumentNode<PublicVenuesQuery, PublicVenuesQueryVariables>;
/** Reads `fragment Venue` live from the cache. */
export const useVenueFragment = (from: useFragment.FromOptionValue<VenueFragment>) =>
  useFragment({ fragment: VenueFragmentDoc, fragmentName: "Venue", from });

export const useVenuesQuery = (options?: useQuery.Options<VenuesQuery, VenuesQueryVariables> | SkipToken) =>
  useQuery(VenuesDocument, options ?? {});

export const useVenuesLazyQuery = (options?: useLazyQuery.Options<VenuesQuery, VenuesQueryVariables>) =>
  useLazyQuery(VenuesDocument, options);

/** Reads `fragment PublicVenue` live from the cache. */
export const usePublicVenueFragment = (from: useFragment.FromOptionValue<PublicVenueFragment>) =>
  useFragment({ fragment: PublicVenueFragmentDoc, fragmentName: "PublicVenue", from });

export const usePublicVenuesQuery = (options?: useQuery.Options<PublicVenuesQuery, PublicVenuesQueryVariables> | SkipToken) =>
  useQuery(PublicVenuesDocument, options ?? {});

export const usePublicVenuesLazyQuery = (options?: useLazyQuery.Options<PublicVenuesQuery, PublicVenuesQueryVariables>) =>
  useLazyQuery(PublicVenuesDocument, options);