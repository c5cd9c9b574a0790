/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type PermissionLineFragment = { id: string, group: string, name: string, explanation: string, own_explanation: string | null, roles: Array<{ role: Types.Role, default_reach: Types.PermissionScope, reach: Types.PermissionScope, choices: Array<Types.PermissionScope> }> };

export type RolesPermissionsQueryVariables = Exact<{ [key: string]: never; }>;


export type RolesPermissionsQuery = { rolesPermissions: { may_change: boolean, roles: Array<{ role: Types.Role, people: number }>, permissions: Array<{ id: string, group: string, name: string, explanation: string, own_explanation: string | null, roles: Array<{ role: Types.Role, default_reach: Types.PermissionScope, reach: Types.PermissionScope, choices: Array<Types.PermissionScope> }> }> } | null };

export type UpdateRolesPermissionsMutationVariables = Exact<{
  input: Types.UpdateRolesPermissionsInput;
}>;


export type UpdateRolesPermissionsMutation = { updateRolesPermissions: { may_change: boolean, roles: Array<{ role: Types.Role, people: number }>, permissions: Array<{ id: string, group: string, name: string, explanation: string, own_explanation: string | null, roles: Array<{ role: Types.Role, default_reach: Types.PermissionScope, reach: Types.PermissionScope, choices: Array<Types.PermissionScope> }> }> } | null };

export type PeopleOfRoleQueryVariables = Exact<{
  type: Types.Role;
}>;


export type PeopleOfRoleQuery = { accounts: { data: Array<{ id: number, first_name: string }>, meta: { total: number } } | null };

export const PermissionLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PermissionLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PermissionRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"own_explanation"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"default_reach"}},{"kind":"Field","name":{"kind":"Name","value":"reach"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}}]}}]}}]} as unknown as DocumentNode<PermissionLineFragment, unknown>;
export const RolesPermissionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RolesPermissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rolesPermissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PermissionLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"may_change"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PermissionLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PermissionRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"own_explanation"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"default_reach"}},{"kind":"Field","name":{"kind":"Name","value":"reach"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}}]}}]}}]} as unknown as DocumentNode<RolesPermissionsQuery, RolesPermissionsQueryVariables>;
export const UpdateRolesPermissionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRolesPermissions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRolesPermissionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRolesPermissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PermissionLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"may_change"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PermissionLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PermissionRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"own_explanation"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"default_reach"}},{"kind":"Field","name":{"kind":"Name","value":"reach"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}}]}}]}}]} as unknown as DocumentNode<UpdateRolesPermissionsMutation, UpdateRolesPermissionsMutationVariables>;
export const PeopleOfRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PeopleOfRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<PeopleOfRoleQuery, PeopleOfRoleQueryVariables>;
/** Reads `fragment PermissionLine` live from the cache. */
export const usePermissionLineFragment = (from: useFragment.FromOptionValue<PermissionLineFragment>) =>
  useFragment({ fragment: PermissionLineFragmentDoc, fragmentName: "PermissionLine", from });

export const useRolesPermissionsQuery = (options?: useQuery.Options<RolesPermissionsQuery, RolesPermissionsQueryVariables> | SkipToken) =>
  useQuery(RolesPermissionsDocument, options ?? {});

export const useRolesPermissionsLazyQuery = (options?: useLazyQuery.Options<RolesPermissionsQuery, RolesPermissionsQueryVariables>) =>
  useLazyQuery(RolesPermissionsDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useUpdateRolesPermissionsMutation = (
  options?: Omit<useMutation.Options<UpdateRolesPermissionsMutation, UpdateRolesPermissionsMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<UpdateRolesPermissionsMutation, UpdateRolesPermissionsMutationVariables> => useMutation(UpdateRolesPermissionsDocument, options);

export const usePeopleOfRoleQuery = (options: useQuery.Options<PeopleOfRoleQuery, PeopleOfRoleQueryVariables> | SkipToken) =>
  useQuery(PeopleOfRoleDocument, options);

export const usePeopleOfRoleLazyQuery = (options?: useLazyQuery.Options<PeopleOfRoleQuery, PeopleOfRoleQueryVariables>) =>
  useLazyQuery(PeopleOfRoleDocument, options);