/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schema-types.generated.ts';

import { useFragment, useQuery, useLazyQuery, type SkipToken, useMutation } from "@apollo/client/react";
import { useShownLists } from "#web/apollo/use-shown-lists.ts";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ImportLineFragment = { id: number, kind: Types.ImportKind, file_name: string, status: Types.ImportStatus, total_rows: number, done_rows: number, added: number, left_out: number, kept: number, kept_names: Array<string>, left_out_rows: Array<string>, created_at: string, created_by_name: string, can_roll_back: boolean, roll_back_until: string | null };

export type ImportListQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportListQuery = { imports: Array<{ id: number, kind: Types.ImportKind, file_name: string, status: Types.ImportStatus, total_rows: number, done_rows: number, added: number, left_out: number, kept: number, kept_names: Array<string>, left_out_rows: Array<string>, created_at: string, created_by_name: string, can_roll_back: boolean, roll_back_until: string | null }> | null };

export type ImportDryRunQueryVariables = Exact<{
  input: Types.PreviewImportInput;
}>;


export type ImportDryRunQuery = { previewImport: { import_id: number, file_name: string, encoding: Types.ImportEncoding | null, delimiter: string, kind: Types.ImportKind, has_dates: boolean, date_order: Types.DateOrder | null, problem: string | null, problem_code: string | null, notes: Array<string>, records: number, ready: number, skipped: number, waiting: number, columns: Array<{ name: string, sample: string, field: Types.ImportColumnField }>, rows: Array<{ row: number, name: string, result: Types.ImportResult, reason: string, sentence: string, value: string }> } | null };

export type CreateImportMutationVariables = Exact<{
  input: Types.CreateImportInput;
}>;


export type CreateImportMutation = { createImport: { id: number } | null };

export type AddImportPartMutationVariables = Exact<{
  id: number;
  part: number;
  input: Types.ImportPartInput;
}>;


export type AddImportPartMutation = { addImportPart: { message: string } | null };

export type SubmitImportMutationVariables = Exact<{
  input: Types.SubmitImportInput;
}>;


export type SubmitImportMutation = { submitImport: { id: number, kind: Types.ImportKind, file_name: string, status: Types.ImportStatus, total_rows: number, done_rows: number, added: number, left_out: number, kept: number, kept_names: Array<string>, left_out_rows: Array<string>, created_at: string, created_by_name: string, can_roll_back: boolean, roll_back_until: string | null } | null };

export type RollbackImportMutationVariables = Exact<{
  id: number;
}>;


export type RollbackImportMutation = { rollbackImport: { id: number, kind: Types.ImportKind, file_name: string, status: Types.ImportStatus, total_rows: number, done_rows: number, added: number, left_out: number, kept: number, kept_names: Array<string>, left_out_rows: Array<string>, created_at: string, created_by_name: string, can_roll_back: boolean, roll_back_until: string | null } | null };

export const ImportLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total_rows"}},{"kind":"Field","name":{"kind":"Name","value":"done_rows"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"left_out"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"kept_names"}},{"kind":"Field","name":{"kind":"Name","value":"left_out_rows"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"created_by_name"}},{"kind":"Field","name":{"kind":"Name","value":"can_roll_back"}},{"kind":"Field","name":{"kind":"Name","value":"roll_back_until"}}]}}]} as unknown as DocumentNode<ImportLineFragment, unknown>;
export const ImportListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total_rows"}},{"kind":"Field","name":{"kind":"Name","value":"done_rows"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"left_out"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"kept_names"}},{"kind":"Field","name":{"kind":"Name","value":"left_out_rows"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"created_by_name"}},{"kind":"Field","name":{"kind":"Name","value":"can_roll_back"}},{"kind":"Field","name":{"kind":"Name","value":"roll_back_until"}}]}}]} as unknown as DocumentNode<ImportListQuery, ImportListQueryVariables>;
export const ImportDryRunDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportDryRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import_id"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"delimiter"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"has_dates"}},{"kind":"Field","name":{"kind":"Name","value":"date_order"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sample"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"problem_code"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"ready"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]} as unknown as DocumentNode<ImportDryRunQuery, ImportDryRunQueryVariables>;
export const CreateImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateImportMutation, CreateImportMutationVariables>;
export const AddImportPartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddImportPart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"part"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportPartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addImportPart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"part"},"value":{"kind":"Variable","name":{"kind":"Name","value":"part"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AddImportPartMutation, AddImportPartMutationVariables>;
export const SubmitImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total_rows"}},{"kind":"Field","name":{"kind":"Name","value":"done_rows"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"left_out"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"kept_names"}},{"kind":"Field","name":{"kind":"Name","value":"left_out_rows"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"created_by_name"}},{"kind":"Field","name":{"kind":"Name","value":"can_roll_back"}},{"kind":"Field","name":{"kind":"Name","value":"roll_back_until"}}]}}]} as unknown as DocumentNode<SubmitImportMutation, SubmitImportMutationVariables>;
export const RollbackImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RollbackImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rollbackImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total_rows"}},{"kind":"Field","name":{"kind":"Name","value":"done_rows"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"left_out"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"kept_names"}},{"kind":"Field","name":{"kind":"Name","value":"left_out_rows"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"created_by_name"}},{"kind":"Field","name":{"kind":"Name","value":"can_roll_back"}},{"kind":"Field","name":{"kind":"Name","value":"roll_back_until"}}]}}]} as unknown as DocumentNode<RollbackImportMutation, RollbackImportMutationVariables>;
/** Reads `fragment ImportLine` live from the cache. */
export const useImportLineFragment = (from: useFragment.FromOptionValue<ImportLineFragment>) =>
  useFragment({ fragment: ImportLineFragmentDoc, fragmentName: "ImportLine", from });

export const useImportListQuery = (options?: useQuery.Options<ImportListQuery, ImportListQueryVariables> | SkipToken) =>
  useQuery(ImportListDocument, options ?? {});

export const useImportListLazyQuery = (options?: useLazyQuery.Options<ImportListQuery, ImportListQueryVariables>) =>
  useLazyQuery(ImportListDocument, options);

export const useImportDryRunQuery = (options: useQuery.Options<ImportDryRunQuery, ImportDryRunQueryVariables> | SkipToken) =>
  useQuery(ImportDryRunDocument, options);

export const useImportDryRunLazyQuery = (options?: useLazyQuery.Options<ImportDryRunQuery, ImportDryRunQueryVariables>) =>
  useLazyQuery(ImportDryRunDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useCreateImportMutation = (
  options?: Omit<useMutation.Options<CreateImportMutation, CreateImportMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<CreateImportMutation, CreateImportMutationVariables> => useMutation(CreateImportDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useAddImportPartMutation = (
  options?: Omit<useMutation.Options<AddImportPartMutation, AddImportPartMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<AddImportPartMutation, AddImportPartMutationVariables> => useMutation(AddImportPartDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useSubmitImportMutation = (
  options?: Omit<useMutation.Options<SubmitImportMutation, SubmitImportMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<SubmitImportMutation, SubmitImportMutationVariables> => useMutation(SubmitImportDocument, { ...options, refetchQueries: useShownLists(["imports","clients","tags","bookings","coaches","resources","memberships"]) });

/** Variables are given at the call, so that the compiler can require them. */
export const useRollbackImportMutation = (
  options?: Omit<useMutation.Options<RollbackImportMutation, RollbackImportMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<RollbackImportMutation, RollbackImportMutationVariables> => useMutation(RollbackImportDocument, { ...options, refetchQueries: useShownLists(["imports","clients","tags","bookings","coaches","resources","memberships"]) });