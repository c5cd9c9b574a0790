/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CompanyFaceFragment = { id: string, name: string, timezone: string, locale: string, currency: string, brand_color: string | null, is_locked: boolean, lock_kind: Types.LockKind | null, google_sign_in: boolean, payment_mode: Types.PaymentMode, hold_minutes: number };

export type CompanyFaceQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyFaceQuery = { publicCompany: { id: string, name: string, timezone: string, locale: string, currency: string, brand_color: string | null, is_locked: boolean, lock_kind: Types.LockKind | null, google_sign_in: boolean, payment_mode: Types.PaymentMode, hold_minutes: number } | null };

export const CompanyFaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyFace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicCompany"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"brand_color"}},{"kind":"Field","name":{"kind":"Name","value":"is_locked"}},{"kind":"Field","name":{"kind":"Name","value":"lock_kind"}},{"kind":"Field","name":{"kind":"Name","value":"google_sign_in"}},{"kind":"Field","name":{"kind":"Name","value":"payment_mode"}},{"kind":"Field","name":{"kind":"Name","value":"hold_minutes"}}]}}]} as unknown as DocumentNode<CompanyFaceFragment, unknown>;
export const CompanyFaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyFace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyFace"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyFace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicCompany"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"brand_color"}},{"kind":"Field","name":{"kind":"Name","value":"is_locked"}},{"kind":"Field","name":{"kind":"Name","value":"lock_kind"}},{"kind":"Field","name":{"kind":"Name","value":"google_sign_in"}},{"kind":"Field","name":{"kind":"Name","value":"payment_mode"}},{"kind":"Field","name":{"kind":"Name","value":"hold_minutes"}}]}}]} as unknown as DocumentNode<CompanyFaceQuery, CompanyFaceQueryVariables>;
/** Reads `fragment CompanyFace` live from the cache. */
export const useCompanyFaceFragment = (from: useFragment.FromOptionValue<CompanyFaceFragment>) =>
  useFragment({ fragment: CompanyFaceFragmentDoc, fragmentName: "CompanyFace", from });

export const useCompanyFaceQuery = (options?: useQuery.Options<CompanyFaceQuery, CompanyFaceQueryVariables> | SkipToken) =>
  useQuery(CompanyFaceDocument, options ?? {});

export const useCompanyFaceLazyQuery = (options?: useLazyQuery.Options<CompanyFaceQuery, CompanyFaceQueryVariables>) =>
  useLazyQuery(CompanyFaceDocument, options);