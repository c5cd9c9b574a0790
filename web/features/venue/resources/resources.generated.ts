/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import { useShownLists } from "#web/apollo/use-shown-lists.ts";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ResourceRowFragment = { id: number, name: string, location_id: number, resource_type_id: number, capacity: number, follows_location_hours: boolean, version: number, hours: Array<{ weekday: Types.Weekday, ranges: Array<{ opens: string, closes: string }> }> };

export type ResourceListQueryVariables = Exact<{
  page: number;
  perPage: number;
  location_id?: number | null | undefined;
  resource_type_id?: number | null | undefined;
}>;


export type ResourceListQuery = { resources: { data: Array<{ id: number, name: string, location_id: number, resource_type_id: number, capacity: number, follows_location_hours: boolean, version: number, hours: Array<{ weekday: Types.Weekday, ranges: Array<{ opens: string, closes: string }> }> }>, meta: { total: number } } | null };

export type TypeRowFragment = { id: number, name: string, resource_count: number, version: number };

export type ResourceVenueHoursQueryVariables = Exact<{
  locationId: number;
}>;


export type ResourceVenueHoursQuery = { locationHours: { location_id: number, version: number, days: Array<{ weekday: Types.Weekday, ranges: Array<{ opens: string, closes: string }> }> } | null };

export type ResourceTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type ResourceTypesQuery = { resourceTypes: { data: Array<{ id: number, name: string, resource_count: number, version: number }> } | null };

export type CreateResourceMutationVariables = Exact<{
  input: Types.CreateResourceInput;
}>;


export type CreateResourceMutation = { createResource: { id: number, name: string, location_id: number, resource_type_id: number, capacity: number, follows_location_hours: boolean, version: number, hours: Array<{ weekday: Types.Weekday, ranges: Array<{ opens: string, closes: string }> }> } | null };

export type UpdateResourceMutationVariables = Exact<{
  id: number;
  input: Types.UpdateResourceInput;
}>;


export type UpdateResourceMutation = { updateResource: { id: number, name: string, location_id: number, resource_type_id: number, capacity: number, follows_location_hours: boolean, version: number, hours: Array<{ weekday: Types.Weekday, ranges: Array<{ opens: string, closes: string }> }> } | null };

export type DeleteResourceMutationVariables = Exact<{
  id: number;
  version: number;
}>;


export type DeleteResourceMutation = { deleteResource: { id: number, is_archived: boolean } | null };

export type CreateResourceTypeMutationVariables = Exact<{
  input: Types.CreateResourceTypeInput;
}>;


export type CreateResourceTypeMutation = { createResourceType: { id: number, name: string, resource_count: number, version: number } | null };

export type UpdateResourceTypeMutationVariables = Exact<{
  id: number;
  input: Types.UpdateResourceTypeInput;
}>;


export type UpdateResourceTypeMutation = { updateResourceType: { id: number, name: string, resource_count: number, version: number } | null };

export type DeleteResourceTypeMutationVariables = Exact<{
  id: number;
  version: number;
}>;


export type DeleteResourceTypeMutation = { deleteResourceType: { id: number } | null };

export const ResourceRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResourceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Resource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"resource_type_id"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"follows_location_hours"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"ranges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ResourceRowFragment, unknown>;
export const TypeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TypeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResourceType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"resource_count"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<TypeRowFragment, unknown>;
export const ResourceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResourceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"resource_type_id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}},{"kind":"Argument","name":{"kind":"Name","value":"location_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"resource_type_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resource_type_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResourceRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResourceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Resource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"resource_type_id"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"follows_location_hours"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"ranges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ResourceListQuery, ResourceListQueryVariables>;
export const ResourceVenueHoursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResourceVenueHours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locationHours"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"ranges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ResourceVenueHoursQuery, ResourceVenueHoursQueryVariables>;
export const ResourceTypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResourceTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resourceTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TypeRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TypeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResourceType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"resource_count"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ResourceTypesQuery, ResourceTypesQueryVariables>;
export const CreateResourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateResource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateResourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createResource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResourceRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResourceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Resource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"resource_type_id"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"follows_location_hours"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"ranges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateResourceMutation, CreateResourceMutationVariables>;
export const UpdateResourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateResource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateResourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateResource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResourceRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResourceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Resource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"resource_type_id"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"follows_location_hours"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"ranges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateResourceMutation, UpdateResourceMutationVariables>;
export const DeleteResourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteResource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteResource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"is_archived"}}]}}]}}]} as unknown as DocumentNode<DeleteResourceMutation, DeleteResourceMutationVariables>;
export const CreateResourceTypeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateResourceType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateResourceTypeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createResourceType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TypeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TypeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResourceType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"resource_count"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateResourceTypeMutation, CreateResourceTypeMutationVariables>;
export const UpdateResourceTypeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateResourceType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateResourceTypeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateResourceType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TypeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TypeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResourceType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"resource_count"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateResourceTypeMutation, UpdateResourceTypeMutationVariables>;
export const DeleteResourceTypeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteResourceType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteResourceType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteResourceTypeMutation, DeleteResourceTypeMutationVariables>;
/** Reads `fragment ResourceRow` live from the cache. */
export const useResourceRowFragment = (from: useFragment.FromOptionValue<ResourceRowFragment>) =>
  useFragment({ fragment: ResourceRowFragmentDoc, fragmentName: "ResourceRow", from });

export const useResourceListQuery = (options: useQuery.Options<ResourceListQuery, ResourceListQueryVariables> | SkipToken) =>
  useQuery(ResourceListDocument, options);

export const useResourceListLazyQuery = (options?: useLazyQuery.Options<ResourceListQuery, ResourceListQueryVariables>) =>
  useLazyQuery(ResourceListDocument, options);

/** Reads `fragment TypeRow` live from the cache. */
export const useTypeRowFragment = (from: useFragment.FromOptionValue<TypeRowFragment>) =>
  useFragment({ fragment: TypeRowFragmentDoc, fragmentName: "TypeRow", from });

export const useResourceVenueHoursQuery = (options: useQuery.Options<ResourceVenueHoursQuery, ResourceVenueHoursQueryVariables> | SkipToken) =>
  useQuery(ResourceVenueHoursDocument, options);

export const useResourceVenueHoursLazyQuery = (options?: useLazyQuery.Options<ResourceVenueHoursQuery, ResourceVenueHoursQueryVariables>) =>
  useLazyQuery(ResourceVenueHoursDocument, options);

export const useResourceTypesQuery = (options?: useQuery.Options<ResourceTypesQuery, ResourceTypesQueryVariables> | SkipToken) =>
  useQuery(ResourceTypesDocument, options ?? {});

export const useResourceTypesLazyQuery = (options?: useLazyQuery.Options<ResourceTypesQuery, ResourceTypesQueryVariables>) =>
  useLazyQuery(ResourceTypesDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useCreateResourceMutation = (
  options?: Omit<useMutation.Options<CreateResourceMutation, CreateResourceMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<CreateResourceMutation, CreateResourceMutationVariables> => useMutation(CreateResourceDocument, { ...options, refetchQueries: useShownLists(["resources","resourceTypes"]) });

/** Variables are given at the call, so that the compiler can require them. */
export const useUpdateResourceMutation = (
  options?: Omit<useMutation.Options<UpdateResourceMutation, UpdateResourceMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<UpdateResourceMutation, UpdateResourceMutationVariables> => useMutation(UpdateResourceDocument, { ...options, refetchQueries: useShownLists(["resources","resourceTypes"]) });

/** Variables are given at the call, so that the compiler can require them. */
export const useDeleteResourceMutation = (
  options?: Omit<useMutation.Options<DeleteResourceMutation, DeleteResourceMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<DeleteResourceMutation, DeleteResourceMutationVariables> => useMutation(DeleteResourceDocument, { ...options, refetchQueries: useShownLists(["resources","resourceTypes"]) });

/** Variables are given at the call, so that the compiler can require them. */
export const useCreateResourceTypeMutation = (
  options?: Omit<useMutation.Options<CreateResourceTypeMutation, CreateResourceTypeMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<CreateResourceTypeMutation, CreateResourceTypeMutationVariables> => useMutation(CreateResourceTypeDocument, { ...options, refetchQueries: useShownLists(["resourceTypes"]) });

/** Variables are given at the call, so that the compiler can require them. */
export const useUpdateResourceTypeMutation = (
  options?: Omit<useMutation.Options<UpdateResourceTypeMutation, UpdateResourceTypeMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<UpdateResourceTypeMutation, UpdateResourceTypeMutationVariables> => useMutation(UpdateResourceTypeDocument, { ...options, refetchQueries: useShownLists(["resourceTypes"]) });

/** Variables are given at the call, so that the compiler can require them. */
export const useDeleteResourceTypeMutation = (
  options?: Omit<useMutation.Options<DeleteResourceTypeMutation, DeleteResourceTypeMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<DeleteResourceTypeMutation, DeleteResourceTypeMutationVariables> => useMutation(DeleteResourceTypeDocument, { ...options, refetchQueries: useShownLists(["resourceTypes"]) });