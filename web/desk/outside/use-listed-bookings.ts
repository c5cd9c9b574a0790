import { useApolloClient } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { faultOf } from "#web/apollo/http-fault.ts";
import { useWhenSeen } from "../use-when-seen.ts";
import type { BookingOutside } from "./left-outside.ts";
import { type ListedNow, listedNow } from "./listed-now.ts";
import { BookingAsListedDocument } from "./outside.generated.ts";

export interface ListedBookings {
  /** Those that the last refusal listed and that still are as they were. */
  listed: readonly BookingOutside[];
  /** Those that the same once more keeps: all that are listed, unless one has moved and may be in the way elsewhere. */
  toKeep: readonly BookingOutside[];
  list: (bookings: readonly BookingOutside[]) => void;
  forget: () => void;
}

interface Refused {
  bookings: readonly BookingOutside[];
  hasMoved: boolean;
}

const NONE: Refused = { bookings: [], hasMoved: false };

/** The bookings for whose sake hours were refused, asked for again whenever the page is looked at. */
export function useListedBookings(coachId?: number): ListedBookings {
  const client = useApolloClient();
  const [refused, setRefused] = useState(NONE);
  const { bookings, hasMoved } = refused;

  const look = useCallback(async () => {
    const now = new Map(
      await Promise.all(
        bookings.map(async (booking): Promise<[number, ListedNow]> => {
          const variables = { id: booking.id };
          try {
            const { data } = await client.query({
              query: BookingAsListedDocument,
              variables,
              fetchPolicy: "network-only",
            });
            return [booking.id, listedNow(booking, data?.booking ?? undefined, coachId)];
          } catch (error) {
            // A coach does not see what another one has.
            const isOutOfSight = ["not_found", "forbidden"].includes(faultOf(error).code ?? "");
            return [booking.id, isOutOfSight ? "gone" : "stands"];
          }
        }),
      ),
    );
    setRefused((current) => {
      // Meanwhile other bookings were listed, or none.
      if (current.bookings !== bookings) return current;
      const left = bookings.filter(({ id }) => now.get(id) === "stands");
      if (left.length === bookings.length) return current;
      return { bookings: left, hasMoved: current.hasMoved || [...now.values()].includes("moved") };
    });
  }, [bookings, client, coachId]);
  useWhenSeen(bookings.length > 0 ? look : undefined);

  return {
    listed: bookings,
    toKeep: hasMoved ? NONE.bookings : bookings,
    list: (found) => setRefused({ bookings: found, hasMoved: false }),
    forget: () => setRefused(NONE),
  };
}
