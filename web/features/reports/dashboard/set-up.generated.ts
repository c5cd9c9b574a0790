/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schema-types.generated.ts';

import { useQuery, useLazyQuery, type SkipToken } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SetUpNeededQueryVariables = Exact<{ [key: string]: never; }>;


export type SetUpNeededQuery = { onboardingStatus: { id: string, is_needed: boolean, steps: Array<{ key: Types.OnboardingStepKey, is_done: boolean, is_optional: boolean }> } | null };


export const SetUpNeededDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetUpNeeded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"onboardingStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"is_needed"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"is_done"}},{"kind":"Field","name":{"kind":"Name","value":"is_optional"}}]}}]}}]}}]} as unknown as DocumentNode<SetUpNeededQuery, SetUpNeededQueryVariables>;
export const useSetUpNeededQuery = (options?: useQuery.Options<SetUpNeededQuery, SetUpNeededQueryVariables> | SkipToken) =>
  useQuery(SetUpNeededDocument, options ?? {});

export const useSetUpNeededLazyQuery = (options?: useLazyQuery.Options<SetUpNeededQuery, SetUpNeededQueryVariables>) =>
  useLazyQuery(SetUpNeededDocument, options);