import { Suspense, useState, type ReactNode } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { LoadFailure } from "../frame/LoadFailure.tsx";
import { PageSkeleton } from "../frame/PageSkeleton.tsx";
import { useCardPaymentsQuery, type CardPaymentsQuery } from "./pay.generated.ts";

/** How long the venue's card settings are considered fresh. */
const FRESH_MS = 30_000;
let readAt = Number.NEGATIVE_INFINITY;

export type CardPayments = NonNullable<CardPaymentsQuery["publicEcommerceConfig"]>;

interface WithCardPaymentsProps {
  /** Due in advance, in minor units. */
  due: number;
  /** Gets the card settings; null if nothing is due in advance or the venue takes no cards online. */
  children: (payments: CardPayments | null) => ReactNode;
}

/** Reads whether an amount is paid here by card, before anything is drawn that depends on it. */
export function WithCardPayments({ due, children }: WithCardPaymentsProps) {
  const isAsked = due > 0;
  // Decided when the step opens, so that re-rendering does not refetch.
  const [fetchPolicy] = useState(() => {
    if (!isAsked || Date.now() - readAt < FRESH_MS) return "cache-first" as const;
    readAt = Date.now();
    return "network-only" as const;
  });
  const { data, error, refetch } = useCardPaymentsQuery({ skip: !isAsked, fetchPolicy });
  const config = data?.publicEcommerceConfig;
  if (isAsked && !config) {
    if (!error) return <PageSkeleton />;
    return <LoadFailure title="The payment did not load" error={explain(error)} onRetry={() => void refetch()} />;
  }
  // The card fields are loaded only where something is paid.
  return (
    <Suspense fallback={<PageSkeleton />}>{children(isAsked && config?.can_accept_payments ? config : null)}</Suspense>
  );
}
