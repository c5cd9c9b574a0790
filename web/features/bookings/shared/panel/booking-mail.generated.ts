/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema-types.generated.ts';

import { useQuery, useLazyQuery, type SkipToken } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type BookingMessagesQueryVariables = Exact<{
  id: number;
}>;


export type BookingMessagesQuery = { bookingMessages: { booking_id: number, undelivered: Array<{ id: number, kind: string, subject: string, state: Types.ClientMessageState, sent_to: string | null, queued_at: string, sent_at: string | null, failure: string | null, campaign_id: number | null, resend_to: string | null, resend_refusal: string | null }> } | null };


export const BookingMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking_id"}},{"kind":"Field","name":{"kind":"Name","value":"undelivered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailLine"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClientMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sent_to"}},{"kind":"Field","name":{"kind":"Name","value":"queued_at"}},{"kind":"Field","name":{"kind":"Name","value":"sent_at"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"campaign_id"}},{"kind":"Field","name":{"kind":"Name","value":"resend_to"}},{"kind":"Field","name":{"kind":"Name","value":"resend_refusal"}}]}}]} as unknown as DocumentNode<BookingMessagesQuery, BookingMessagesQueryVariables>;
export const useBookingMessagesQuery = (options: useQuery.Options<BookingMessagesQuery, BookingMessagesQueryVariables> | SkipToken) =>
  useQuery(BookingMessagesDocument, options);

export const useBookingMessagesLazyQuery = (options?: useLazyQuery.Options<BookingMessagesQuery, BookingMessagesQueryVariables>) =>
  useLazyQuery(BookingMessagesDocument, options);