/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema-types.generated.ts';

import { useQuery, useLazyQuery, type SkipToken } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ExplainTimeQueryVariables = Exact<{
  service_id: number;
  location_id: number;
  start_time: string;
  duration_minutes?: number | null | undefined;
  coach_id?: number | null | undefined;
  resource_id?: number | null | undefined;
  party_size: number;
  asked_as: Types.AskedAs;
}>;


export type ExplainTimeQuery = { explainAvailability: { asked_as: Types.AskedAs, is_offered: boolean, rules: Array<{ rule: Types.AvailabilityRule, passes: boolean, message: string | null, permission_name: string | null, may_change: boolean }> } | null };


export const ExplainTimeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExplainTime"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"service_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start_time"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"duration_minutes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"coach_id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"resource_id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"party_size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asked_as"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AskedAs"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"explainAvailability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"service_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"service_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"location_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"start_time"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start_time"}}},{"kind":"Argument","name":{"kind":"Name","value":"duration_minutes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"duration_minutes"}}},{"kind":"Argument","name":{"kind":"Name","value":"coach_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"coach_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"resource_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resource_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"party_size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"party_size"}}},{"kind":"Argument","name":{"kind":"Name","value":"asked_as"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asked_as"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asked_as"}},{"kind":"Field","name":{"kind":"Name","value":"is_offered"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"passes"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"permission_name"}},{"kind":"Field","name":{"kind":"Name","value":"may_change"}}]}}]}}]}}]} as unknown as DocumentNode<ExplainTimeQuery, ExplainTimeQueryVariables>;
export const useExplainTimeQuery = (options: useQuery.Options<ExplainTimeQuery, ExplainTimeQueryVariables> | SkipToken) =>
  useQuery(ExplainTimeDocument, options);

export const useExplainTimeLazyQuery = (options?: useLazyQuery.Options<ExplainTimeQuery, ExplainTimeQueryVariables>) =>
  useLazyQuery(ExplainTimeDocument, options);