/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.generated.ts';

import { useQuery, useLazyQuery, type SkipToken, useFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type DifferingChargesQueryVariables = Exact<{ [key: string]: never; }>;


export type DifferingChargesQuery = { differingCharges: { total: number, open: number, data: Array<{ id: number, booking_id: number | null, client_id: number | null, payer_name: string, description: string, state: Types.CardChargeState, failure: string | null, refund_failure: string | null, provider_payment_id: string | null, local_time: string, amount: { amount: number, currency: string } }> } | null };

export type DifferingChargeItemFragment = { id: number, booking_id: number | null, client_id: number | null, payer_name: string, description: string, state: Types.CardChargeState, failure: string | null, refund_failure: string | null, provider_payment_id: string | null, local_time: string, amount: { amount: number, currency: string } };

export const DifferingChargeItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DifferingChargeItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DifferingCharge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"booking_id"}},{"kind":"Field","name":{"kind":"Name","value":"client_id"}},{"kind":"Field","name":{"kind":"Name","value":"payer_name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"refund_failure"}},{"kind":"Field","name":{"kind":"Name","value":"provider_payment_id"}},{"kind":"Field","name":{"kind":"Name","value":"local_time"}}]}}]} as unknown as DocumentNode<DifferingChargeItemFragment, unknown>;
export const DifferingChargesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DifferingCharges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"differingCharges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DifferingChargeItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DifferingChargeItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DifferingCharge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"booking_id"}},{"kind":"Field","name":{"kind":"Name","value":"client_id"}},{"kind":"Field","name":{"kind":"Name","value":"payer_name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"refund_failure"}},{"kind":"Field","name":{"kind":"Name","value":"provider_payment_id"}},{"kind":"Field","name":{"kind":"Name","value":"local_time"}}]}}]} as unknown as DocumentNode<DifferingChargesQuery, DifferingChargesQueryVariables>;
export const useDifferingChargesQuery = (options?: useQuery.Options<DifferingChargesQuery, DifferingChargesQueryVariables> | SkipToken) =>
  useQuery(DifferingChargesDocument, options ?? {});

export const useDifferingChargesLazyQuery = (options?: useLazyQuery.Options<DifferingChargesQuery, DifferingChargesQueryVariables>) =>
  useLazyQuery(DifferingChargesDocument, options);

/** Reads `fragment DifferingChargeItem` live from the cache. */
export const useDifferingChargeItemFragment = (from: useFragment.FromOptionValue<DifferingChargeItemFragment>) =>
  useFragment({ fragment: DifferingChargeItemFragmentDoc, fragmentName: "DifferingChargeItem", from });