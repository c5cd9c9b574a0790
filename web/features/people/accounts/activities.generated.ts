/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useFragment, useQuery, useLazyQuery, type SkipToken } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ActivityLineFragment = { id: number, at: string, sentence: string, actor_name: string, on_behalf_of_name: string | null };

export type AccountActivitiesQueryVariables = Exact<{
  id: number;
  perPage: number;
}>;


export type AccountActivitiesQuery = { accountActivities: { data: Array<{ id: number, at: string, sentence: string, actor_name: string, on_behalf_of_name: string | null }>, meta: { total: number } } | null };

export const ActivityLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"actor_name"}},{"kind":"Field","name":{"kind":"Name","value":"on_behalf_of_name"}}]}}]} as unknown as DocumentNode<ActivityLineFragment, unknown>;
export const AccountActivitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountActivities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountActivities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivityLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"actor_name"}},{"kind":"Field","name":{"kind":"Name","value":"on_behalf_of_name"}}]}}]} as unknown as DocumentNode<AccountActivitiesQuery, AccountActivitiesQueryVariables>;
/** Reads `fragment ActivityLine` live from the cache. */
export const useActivityLineFragment = (from: useFragment.FromOptionValue<ActivityLineFragment>) =>
  useFragment({ fragment: ActivityLineFragmentDoc, fragmentName: "ActivityLine", from });

export const useAccountActivitiesQuery = (options: useQuery.Options<AccountActivitiesQuery, AccountActivitiesQueryVariables> | SkipToken) =>
  useQuery(AccountActivitiesDocument, options);

export const useAccountActivitiesLazyQuery = (options?: useLazyQuery.Options<AccountActivitiesQuery, AccountActivitiesQueryVariables>) =>
  useLazyQuery(AccountActivitiesDocument, options);