import { useState } from "react";
import { useEcommerceConfigQuery } from "./ecommerce.generated.ts";

/** What is known is good for so long; whoever looks later sees it at once, and what it is now. */
const FRESH_MS = 30_000;
let readAt = Number.NEGATIVE_INFINITY;

export function useEcommerceConfig() {
  // Settled when the screen opens: asking again is the reader's, not each render's.
  const [fetchPolicy] = useState(() => {
    if (Date.now() - readAt < FRESH_MS) return "cache-first" as const;
    readAt = Date.now();
    return "cache-and-network" as const;
  });
  const { data, error, refetch } = useEcommerceConfigQuery({ fetchPolicy });
  return { account: data?.ecommerceConfig ?? undefined, error, refetch: () => void refetch() };
}
