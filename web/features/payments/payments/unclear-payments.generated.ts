/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schema-types.generated.ts';

import { useQuery, useLazyQuery, type SkipToken, useFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type UnclearPaymentsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnclearPaymentsQuery = { unclearPayments: { total: number, data: Array<{ id: string, kind: Types.UnclearPaymentKind, client_id: number | null, booking_id: number | null, payer_name: string, description: string, account_id: string, provider_payment_id: string | null, local_time: string, amount: { amount: number, currency: string } }> } | null };

export type UnclearPaymentItemFragment = { id: string, kind: Types.UnclearPaymentKind, client_id: number | null, booking_id: number | null, payer_name: string, description: string, account_id: string, provider_payment_id: string | null, local_time: string, amount: { amount: number, currency: string } };

export const UnclearPaymentItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnclearPaymentItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnclearPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"client_id"}},{"kind":"Field","name":{"kind":"Name","value":"booking_id"}},{"kind":"Field","name":{"kind":"Name","value":"payer_name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account_id"}},{"kind":"Field","name":{"kind":"Name","value":"provider_payment_id"}},{"kind":"Field","name":{"kind":"Name","value":"local_time"}}]}}]} as unknown as DocumentNode<UnclearPaymentItemFragment, unknown>;
export const UnclearPaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnclearPayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unclearPayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnclearPaymentItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnclearPaymentItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnclearPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"client_id"}},{"kind":"Field","name":{"kind":"Name","value":"booking_id"}},{"kind":"Field","name":{"kind":"Name","value":"payer_name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account_id"}},{"kind":"Field","name":{"kind":"Name","value":"provider_payment_id"}},{"kind":"Field","name":{"kind":"Name","value":"local_time"}}]}}]} as unknown as DocumentNode<UnclearPaymentsQuery, UnclearPaymentsQueryVariables>;
export const useUnclearPaymentsQuery = (options?: useQuery.Options<UnclearPaymentsQuery, UnclearPaymentsQueryVariables> | SkipToken) =>
  useQuery(UnclearPaymentsDocument, options ?? {});

export const useUnclearPaymentsLazyQuery = (options?: useLazyQuery.Options<UnclearPaymentsQuery, UnclearPaymentsQueryVariables>) =>
  useLazyQuery(UnclearPaymentsDocument, options);

/** Reads `fragment UnclearPaymentItem` live from the cache. */
export const useUnclearPaymentItemFragment = (from: useFragment.FromOptionValue<UnclearPaymentItemFragment>) =>
  useFragment({ fragment: UnclearPaymentItemFragmentDoc, fragmentName: "UnclearPaymentItem", from });