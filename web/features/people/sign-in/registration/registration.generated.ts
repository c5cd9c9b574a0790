/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema-types.generated.ts';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type RegisterClientMutationVariables = Exact<{
  input: Types.RegisterClientInput;
}>;


export type RegisterClientMutation = { registerClient: { message: string } | null };

export type ConfirmRegistrationMutationVariables = Exact<{
  input: Types.ConfirmRegistrationInput;
}>;


export type ConfirmRegistrationMutation = { confirmRegistration: { message: string, email: string } | null };


export const RegisterClientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterClientInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerClient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RegisterClientMutation, RegisterClientMutationVariables>;
export const ConfirmRegistrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmRegistration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmRegistrationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmRegistration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables>;
/** Variables are given at the call, so that the compiler can require them. */
export const useRegisterClientMutation = (
  options?: Omit<useMutation.Options<RegisterClientMutation, RegisterClientMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<RegisterClientMutation, RegisterClientMutationVariables> => useMutation(RegisterClientDocument, options);

/** Variables are given at the call, so that the compiler can require them. */
export const useConfirmRegistrationMutation = (
  options?: Omit<useMutation.Options<ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables>, "variables" | "refetchQueries">,
): useMutation.ResultTuple<ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables> => useMutation(ConfirmRegistrationDocument, options);