/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import { useShownLists } from "#web/apollo/use-shown-lists.ts";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CardAccountFragment = { id: string, status: Types.ConnectStatus, payment_mode: Types.PaymentMode, can_accept_payments: boolean, account_id: string | null, account_name: string | null, charges_enabled: boolean, payouts_enabled: boolean, requirements_due: Array<string>, requirements_due_by: string | null, connected_at: string | null, platform_fee_percentage: number | null };

export type EcommerceConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type EcommerceConfigQuery = { ecommerceConfig: { id: string, status: Types.ConnectStatus, payment_mode: Types.PaymentMode, can_accept_payments: boolean, account_id: string | null, account_name: string | null, charges_enabled: boolean, payouts_enabled: boolean, requirements_due: Array<string>, requirements_due_by: string | null, connected_at: string | null, platform_fee_percentage: number | null } | null };

export type ShownTaxFragment = { name: string, rate: number, is_inclusive: boolean, number: string | null, on: Array<Types.TaxSubject> };

export type CompanyTaxQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyTaxQuery = { company: { id: string, version: number, taxes: Array<{ name: string, rate: number, is_inclusive: boolean, number: string | null, on: Array<Types.TaxSubject> }> } | null };

export type SaveCompanyTaxMutationVariables = Exact<{
  id: string;
  input: Types.UpdateCompanyInput;
}>;


export type SaveCompanyTaxMutation = { updateCompany: { id: string, version: number, taxes: Array<{ name: string, rate: number, is_inclusive: boolean, number: string | null, on: Array<Types.TaxSubject> }> } | null };

export type StripeOverviewQueryVariables = Exact<{
  tenant: string;
  days: number;
  bypass: boolean;
}>;


export type StripeOverviewQuery = { stripeOverview: { fetched_at: string, problem: string | null, account: { id: string, status: Types.ConnectStatus, payment_mode: Types.PaymentMode, can_accept_payments: boolean, account_id: string | null, account_name: string | null, charges_enabled: boolean, payouts_enabled: boolean, requirements_due: Array<string>, requirements_due_by: string | null, connected_at: string | null, platform_fee_percentage: number | null }, available: Array<{ amount: number, currency: string }>, fees: { window_days: number, payment_count: number, is_whole: boolean, taken: { amount: number, currency: string }, provider_fees: { amount: number, currency: string }, platform_fees: { amount: number, currency: string }, net: { amount: number, currency: string } } | null, payouts: Array<{ id: string, status: string, created_at: string, arrives_at: string, bank: string | null, amount: { amount: number, currency: string } }>, invoices: Array<{ id: string, number: string | null, created_at: string, status: string, total: { amount: number, currency: string } }> } | null };

export type StartStripeOauthQueryVariables = Exact<{
  tenant: string;
}>;


export type StartStripeOauthQuery = { startStripeOauth: { url: string } | null };

export type ConnectStripeMutationVariables = Exact<{
  input: Types.ConnectStripeInput;
}>;


export type ConnectStripeMutation = { connectStripe: { id: string, status: Types.ConnectStatus, payment_mode: Types.PaymentMode, can_accept_payments: boolean, account_id: string | null, account_name: string | null, charges_enabled: boolean, payouts_enabled: boolean, requirements_due: Array<string>, requirements_due_by: string | null, connected_at: string | null, platform_fee_percentage: number | null } | null };

export type DisconnectStripeMutationVariables = Exact<{ [key: string]: never; }>;


export type DisconnectStripeMutation = { disconnectStripe: { id: string, status: Types.ConnectStatus, payment_mode: Types.PaymentMode, can_accept_payments: boolean, account_id: string | null, account_name: string | null, charges_enabled: boolean, payouts_enabled: boolean, requirements_due: Array<string>, requirements_due_by: string | null, connected_at: string | null, platform_fee_percentage: number | null } | null };

export type CreateConnectOnboardingLinkMutationVariables = Exact<{
  input: Types.ConnectOnboardingInput;
}>;


export type CreateConnectOnboardingLinkMutation = { createConnectOnboardingLink: { url: string } | null };

export type CreateConnectDashboardLinkMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateConnectDashboardLinkMutation = { createConnectDashboardLink: { url: string } | null };

export const CardAccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EcommerceConfig"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payment_mode"}},{"kind":"Field","name":{"kind":"Name","value":"can_accept_payments"}},{"kind":"Field","name":{"kind":"Name","value":"account_id"}},{"kind":"Field","name":{"kind":"Name","value":"account_name"}},{"kind":"Field","name":{"kind":"Name","value":"charges_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"payouts_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"requirements_due"}},{"kind":"Field","name":{"kind":"Name","value":"requirements_due_by"}},{"kind":"Field","name":{"kind":"Name","value":"connected_at"}},{"kind":"Field","name":{"kind":"Name","value":"platform_fee_percentage"}}]}}]} as unknown as DocumentNode<CardAccountFragment, unknown>;
export const ShownTaxFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownTax"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedTax"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"is_inclusive"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"on"}}]}}]} as unknown as DocumentNode<ShownTaxFragment, unknown>;
export const EcommerceConfigDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EcommerceConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ecommerceConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardAccount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EcommerceConfig"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payment_mode"}},{"kind":"Field","name":{"kind":"Name","value":"can_accept_payments"}},{"kind":"Field","name":{"kind":"Name","value":"account_id"}},{"kind":"Field","name":{"kind":"Name","value":"account_name"}},{"kind":"Field","name":{"kind":"Name","value":"charges_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"payouts_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"requirements_due"}},{"kind":"Field","name":{"kind":"Name","value":"requirements_due_by"}},{"kind":"Field","name":{"kind":"Name","value":"connected_at"}},{"kind":"Field","name":{"kind":"Name","value":"platform_fee_percentage"}}]}}]} as unknown as DocumentNode<EcommerceConfigQuery, EcommerceConfigQueryVariables>;
export const CompanyTaxDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyTax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownTax"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownTax"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedTax"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"is_inclusive"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"on"}}]}}]} as unknown as DocumentNode<CompanyTaxQuery, CompanyTaxQueryVariables>;
export const SaveCompanyTaxDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCompanyTax"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownTax"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownTax"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedTax"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"is_inclusive"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"on"}}]}}]} as unknown as DocumentNode<SaveCompanyTaxMutation, SaveCompanyTaxMutationVariables>;
export const StripeOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StripeOverview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenant"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bypass"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stripeOverview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tenant"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenant"}}},{"kind":"Argument","name":{"kind":"Name","value":"include_fees"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"fees_window_days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}},{"kind":"Argument","name":{"kind":"Name","value":"invoices_limit"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"bypass_cache"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bypass"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardAccount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"available"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"window_days"}},{"kind":"Field","name":{"kind":"Name","value":"payment_count"}},{"kind":"Field","name":{"kind":"Name","value":"taken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"provider_fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"platform_fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"net"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"is_whole"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"arrives_at"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fetched_at"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EcommerceConfig"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payment_mode"}},{"kind":"Field","name":{"kind":"Name","value":"can_accept_payments"}},{"kind":"Field","name":{"kind":"Name","value":"account_id"}},{"kind":"Field","name":{"kind":"Name","value":"account_name"}},{"kind":"Field","name":{"kind":"Name","value":"charges_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"payouts_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"requirements_due"}},{"kind":"Field","name":{"kind":"Name","value":"requirements_due_by"}},{"kind":"Field","name":{"kind":"Name","value":"connected_at"}},{"kind":"Field","name":{"kind":"Name","value":"platform_fee_percentage"}}]}}]} as unknown as DocumentNode<StripeOverviewQuery, StripeOverviewQueryVariables>;
export const StartStripeOauthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StartStripeOauth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenant"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startStripeOauth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tenant"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenant"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<StartStripeOauthQuery, StartStripeOauthQueryVariables>;
export const ConnectStripeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConnectStripe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectStripeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectStripe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardAccount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EcommerceConfig"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payment_mode"}},{"kind":"Field","name":{"kind":"Name","value":"can_accept_payments"}},{"kind":"Field","name":{"kind":"Name","value":"account_id"}},{"kind":"Field","name":{"kind":"Name","value":"account_name"}},{"kind":"Field","name":{"kind":"Name","value":"charges_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"payouts_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"requirements_due"}},{"kind":"Field","name":{"kind":"Name","value":"requirements_due_by"}},{"kind":"Field","name":{"kind":"Name","value":"connected_at"}},{"kind":"Field","name":{"kind":"Name","value":"platform_fee_percentage"}}]}}]} as unknown as DocumentNode<ConnectStripeMutation, ConnectStripeMutationVariables>;
export const DisconnectStripeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisconnectStripe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disconnectStripe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardAccount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EcommerceConfig"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payment_mode"}},{"kind":"Field","name":{"kind":"Name","value":"can_accept_payments"}},{"kind":"Field","name":{"kind":"Name","value":"account_id"}},{"kind":"Field","name":{"kind":"Name","value":"account_name"}},{"kind":"Field","name":{"kind":"Name","value":"charges_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"payouts_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"requirements_due"}},{"kind":"Field","name":{"kind":"Name","value":"requirements_due_by"}},{"kind":"Field","name":{"kind":"Name","value":"connected_at"}},{"kind":"Field","name":{"kind":"Name","value":"platform_fee_percentage"}}]}}]} as unknown as DocumentNode<DisconnectStripeMutation, DisconnectStripeMutationVariables>;
export const CreateConnectOnboardingLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateConnectOnboardingLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectOnboardingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createConnectOnboardingLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<CreateConnectOnboardingLinkMutation, CreateConnectOnboardingLinkMutationVariables>;
export const CreateConnectDashboardLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateConnectDashboardLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createConnectDashboardLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<CreateConnectDashboardLinkMutation, CreateConnectDashboardLinkMutationVariables>;
/** Reads `fragment CardAccount` live from the cache. */
export const useCardAccountFragment = (from: useFragment.FromOptionValue<CardAccountFragment>) =>
  useFragment({ fragment: CardAccountFragmentDoc, fragmentName: "CardAccount", from });

export const useEcommerceConfigQuery = (options?: useQuery.Options<EcommerceConfigQuery, EcommerceConfigQueryVariables> | SkipToken) =>
  useQuery(EcommerceConfigDocument, options ?? {});

export const useEcommerceConfigLazyQuery = (options?: useLazyQuery.Options<EcommerceConfigQuery, EcommerceConfigQueryVariables>) =>
  useLazyQuery(EcommerceConfigDocument, options);

/** Reads `fragment ShownTax` live from the cache. */
export const useShownTaxFragment = (from: useFragment.FromOptionValue<ShownTaxFragment>) =>
  useFragment({ fragment: ShownTaxFragmentDoc, fragmentName: "ShownTax", from });

export const useCompanyTaxQuery = (options?: useQuery.Options<CompanyTaxQuery, CompanyTaxQueryVariables> | SkipToken) =>
  useQuery(CompanyTaxDocument, options ?? {});

export const useCompanyTaxLazyQuery = (options?: useLazyQuery.Options<CompanyTaxQuery, CompanyTaxQueryVariables>) =>
  useLazyQuery(CompanyTaxDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useSaveCompanyTaxMutation = (
  options?: Omit<useMutation.Options<SaveCompanyTaxMutation, SaveCompanyTaxMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<SaveCompanyTaxMutation, SaveCompanyTaxMutationVariables> => useMutation(SaveCompanyTaxDocument, options);

export const useStripeOverviewQuery = (options: useQuery.Options<StripeOverviewQuery, StripeOverviewQueryVariables> | SkipToken) =>
  useQuery(StripeOverviewDocument, options);

export const useStripeOverviewLazyQuery = (options?: useLazyQuery.Options<StripeOverviewQuery, StripeOverviewQueryVariables>) =>
  useLazyQuery(StripeOverviewDocument, options);

export const useStartStripeOauthQuery = (options: useQuery.Options<StartStripeOauthQuery, StartStripeOauthQueryVariables> | SkipToken) =>
  useQuery(StartStripeOauthDocument, options);

export const useStartStripeOauthLazyQuery = (options?: useLazyQuery.Options<StartStripeOauthQuery, StartStripeOauthQueryVariables>) =>
  useLazyQuery(StartStripeOauthDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useConnectStripeMutation = (
  options?: Omit<useMutation.Options<ConnectStripeMutation, ConnectStripeMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<ConnectStripeMutation, ConnectStripeMutationVariables> => useMutation(ConnectStripeDocument, { ...options, refetchQueries: useShownLists(["ecommerceConfig","stripeOverview"]) });

/** Variables are given at the call, so that the compiler can require them. */
export const useDisconnectStripeMutation = (
  options?: Omit<useMutation.Options<DisconnectStripeMutation, DisconnectStripeMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<DisconnectStripeMutation, DisconnectStripeMutationVariables> => useMutation(DisconnectStripeDocument, { ...options, refetchQueries: useShownLists(["ecommerceConfig","stripeOverview","unsettledPayments"]) });

/** Variables are given at the call, so that the compiler can require them. */
export const useCreateConnectOnboardingLinkMutation = (
  options?: Omit<useMutation.Options<CreateConnectOnboardingLinkMutation, CreateConnectOnboardingLinkMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<CreateConnectOnboardingLinkMutation, CreateConnectOnboardingLinkMutationVariables> => useMutation(CreateConnectOnboardingLinkDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useCreateConnectDashboardLinkMutation = (
  options?: Omit<useMutation.Options<CreateConnectDashboardLinkMutation, CreateConnectDashboardLinkMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<CreateConnectDashboardLinkMutation, CreateConnectDashboardLinkMutationVariables> => useMutation(CreateConnectDashboardLinkDocument, options);