import { useState } from "react";
import type { KeptHold } from "../when/kept-hold.ts";
import { type CardPaymentsQuery, useCardPaymentsQuery } from "./pay.generated.ts";

/** How long the venue's card settings are considered fresh. */
const FRESH_MS = 30_000;
let readAt = Number.NEGATIVE_INFINITY;

export type CardPayments = NonNullable<CardPaymentsQuery["publicEcommerceConfig"]>;

/** Returns the card settings if this time is paid in advance: undefined while loading, null if it is paid at the venue. */
export function useCardPayments({ booking }: KeptHold): CardPayments | null | undefined {
  return useCardPaymentsFor(booking.terms.deposit.amount);
}

/** Same for an amount due in advance. */
export function useCardPaymentsFor(deposit: number): CardPayments | null | undefined {
  const isAsked = deposit > 0;
  // Decided when the step opens, so that re-rendering does not refetch.
  const [fetchPolicy] = useState(() => {
    if (!isAsked || Date.now() - readAt < FRESH_MS) return "cache-first" as const;
    readAt = Date.now();
    return "network-only" as const;
  });
  const { data, error } = useCardPaymentsQuery({ skip: !isAsked, fetchPolicy });
  if (!isAsked || error) return null;
  const config = data?.publicEcommerceConfig;
  if (!config) return undefined;
  return config.can_accept_payments ? config : null;
}
