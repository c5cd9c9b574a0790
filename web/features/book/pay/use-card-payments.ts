import { useState } from "react";
import type { KeptHold } from "../when/kept-hold.ts";
import { type CardPaymentsQuery, useCardPaymentsQuery } from "./pay.generated.ts";

/** How the venue takes cards is known for so long. */
const FRESH_MS = 30_000;
let readAt = Number.NEGATIVE_INFINITY;

export type CardPayments = NonNullable<CardPaymentsQuery["publicEcommerceConfig"]>;

/** Whether this time is paid for in advance: undefined until that is known, null where it is paid at the venue. */
export function useCardPayments({ booking }: KeptHold): CardPayments | null | undefined {
  return useCardPaymentsFor(booking.terms.deposit.amount);
}

/** The same of an amount that is asked for in advance. */
export function useCardPaymentsFor(deposit: number): CardPayments | null | undefined {
  const isAsked = deposit > 0;
  // Settled when the step opens: a render asks nothing again.
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
