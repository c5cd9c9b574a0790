/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CompanyProfileFragment = { id: string, name: string, timezone: string, locale: string, currency: string, brand_color: string | null, owners_need_two_factor: boolean, admins_need_two_factor: boolean, exporters_need_two_factor: boolean, version: number };

export type CompanyProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyProfileQuery = { company: { id: string, name: string, timezone: string, locale: string, currency: string, brand_color: string | null, owners_need_two_factor: boolean, admins_need_two_factor: boolean, exporters_need_two_factor: boolean, version: number } | null };

export type UpdateCompanyMutationVariables = Exact<{
  id: string;
  input: Types.UpdateCompanyInput;
}>;


export type UpdateCompanyMutation = { updateCompany: { id: string, name: string, timezone: string, locale: string, currency: string, brand_color: string | null, owners_need_two_factor: boolean, admins_need_two_factor: boolean, exporters_need_two_factor: boolean, version: number } | null };

export const CompanyProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"brand_color"}},{"kind":"Field","name":{"kind":"Name","value":"owners_need_two_factor"}},{"kind":"Field","name":{"kind":"Name","value":"admins_need_two_factor"}},{"kind":"Field","name":{"kind":"Name","value":"exporters_need_two_factor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CompanyProfileFragment, unknown>;
export const CompanyProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyProfile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"brand_color"}},{"kind":"Field","name":{"kind":"Name","value":"owners_need_two_factor"}},{"kind":"Field","name":{"kind":"Name","value":"admins_need_two_factor"}},{"kind":"Field","name":{"kind":"Name","value":"exporters_need_two_factor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CompanyProfileQuery, CompanyProfileQueryVariables>;
export const UpdateCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyProfile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"brand_color"}},{"kind":"Field","name":{"kind":"Name","value":"owners_need_two_factor"}},{"kind":"Field","name":{"kind":"Name","value":"admins_need_two_factor"}},{"kind":"Field","name":{"kind":"Name","value":"exporters_need_two_factor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateCompanyMutation, UpdateCompanyMutationVariables>;
/** Reads `fragment CompanyProfile` live from the cache. */
export const useCompanyProfileFragment = (from: useFragment.FromOptionValue<CompanyProfileFragment>) =>
  useFragment({ fragment: CompanyProfileFragmentDoc, fragmentName: "CompanyProfile", from });

export const useCompanyProfileQuery = (options?: useQuery.Options<CompanyProfileQuery, CompanyProfileQueryVariables> | SkipToken) =>
  useQuery(CompanyProfileDocument, options ?? {});

export const useCompanyProfileLazyQuery = (options?: useLazyQuery.Options<CompanyProfileQuery, CompanyProfileQueryVariables>) =>
  useLazyQuery(CompanyProfileDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useUpdateCompanyMutation = (
  options?: Omit<useMutation.Options<UpdateCompanyMutation, UpdateCompanyMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<UpdateCompanyMutation, UpdateCompanyMutationVariables> => useMutation(UpdateCompanyDocument, options);