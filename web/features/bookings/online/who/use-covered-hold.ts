import { skipToken } from "@apollo/client/react";
import {
  useAllowanceQuoteQuery,
  type AllowanceQuoteQuery,
} from "#web/features/memberships/shared/allowances.generated.ts";
import { useSession } from "#web/session/session.ts";
import type { KeptHold } from "../when/kept-hold.ts";

export interface CoveredHold extends KeptHold {
  /** The allowances that the membership uses. */
  uses: NonNullable<AllowanceQuoteQuery["allowanceQuote"]>["uses"];
}

/** The held time at the signed-in member's price and allowance coverage; undefined while loading. */
export function useCoveredHold(hold: KeptHold): CoveredHold | undefined {
  const { session } = useSession();
  const { booking } = hold;
  const client = session.status === "signed_in" && session.person.roles.includes("client") ? session.person : undefined;
  const { data, loading } = useAllowanceQuoteQuery(
    client && booking.price.amount > 0
      ? {
          variables: {
            client_id: client.id,
            service_id: booking.service.id,
            location_id: booking.location.id,
            start_time: booking.start_time,
            end_time: booking.end_time,
            price_amount: booking.price.amount,
            seats: booking.service.kind === "class" ? booking.party_size : 1,
          },
          fetchPolicy: "network-only",
        }
      : skipToken,
  );
  const isAsked = client !== undefined && booking.price.amount > 0;
  const quote = data?.allowanceQuote;
  if (isAsked && !quote && loading) return undefined;
  if (!isAsked || !quote || quote.covered.amount + quote.member_discount.amount === 0) return { ...hold, uses: [] };
  const { to_pay: price, covered, member_discount, terms, uses } = quote;
  return { ...hold, booking: { ...booking, price, covered, member_discount, terms }, uses };
}
