import { skipToken } from "@apollo/client/react";
import { useState } from "react";
import { creditToUse } from "#schema/shared/card-amounts.ts";
import { useClientCreditQuery } from "#web/memberships/credit.generated.ts";
import { useSession } from "#web/session/session.ts";
import type { Amount } from "./HowMuch.tsx";

/** What the signed-in client has left as credit in a currency: undefined until that is known, null of everybody else, and where none is asked for. */
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
  /** What the client has. */
  left: number | null;
  isUsed: boolean;
  setUsed: (isUsed: boolean) => void;
  /** What of an amount is taken from it. */
  of: (due: Amount) => number;
}

/** Whether credit pays, which it does only where that is chosen, and how much of what is due. */
export function useCreditUse(left: number | null): CreditUse {
  const [isUsed, setUsed] = useState(false);
  const of = ({ amount: due, currency }: Amount) =>
    isUsed && left !== null && left > 0 ? creditToUse({ left, due, currency }) : 0;
  return { left, isUsed, setUsed, of };
}
