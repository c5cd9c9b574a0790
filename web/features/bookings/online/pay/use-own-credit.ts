import { skipToken } from "@apollo/client/react";
import { useState } from "react";
import { creditToUse } from "#schema/shared/card-amounts.ts";
import { useClientCreditQuery } from "#web/features/memberships/shared/credit.generated.ts";
import { useSession } from "#web/session/session.ts";
import type { Amount } from "./HowMuch.tsx";

/**
 * Returns the signed-in client's remaining credit in a currency: undefined while loading, null for everyone else and if no
 * currency is given.
 */
export function useOwnCredit(currency: string | undefined): number | null | undefined {
  const { session } = useSession();
  const isClient = currency !== undefined && session.status === "signed_in" && session.person.roles.includes("client");
  const { data, loading } = useClientCreditQuery(
    isClient ? { variables: { id: session.person.id }, fetchPolicy: "cache-and-network" } : skipToken,
  );
  if (session.status === "loading") return undefined;
  if (!isClient) return null;
  if (!data) return loading ? undefined : null;
  return data.clientCredit?.left.find((left) => left.currency === currency)?.amount ?? 0;
}

export interface CreditUse {
  /** The client's remaining credit. */
  left: number | null;
  isUsed: boolean;
  setUsed: (isUsed: boolean) => void;
  /** Returns how much of an amount is paid by credit. */
  of: (due: Amount) => number;
}

/** Tracks whether the client chose to pay with credit, and how much of the amount due it covers. */
export function useCreditUse(left: number | null): CreditUse {
  const [isUsed, setUsed] = useState(false);
  const of = ({ amount: due, currency }: Amount) =>
    isUsed && left !== null && left > 0 ? creditToUse({ left, due, currency }) : 0;
  return { left, isUsed, setUsed, of };
}
