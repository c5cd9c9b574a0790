import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { faultOf } from "#web/apollo/http-fault.ts";
import { useOnWindowFocus } from "#web/ui/page/use-on-window-focus.ts";
import { conflictKey, type ConflictingBooking } from "./conflicting-bookings.ts";
import {
  BookingAsListedDocument,
  ClassAsListedDocument,
  type BookingAsListedQuery,
  type ClassAsListedQuery,
} from "./conflicts.generated.ts";

type AsListed = NonNullable<BookingAsListedQuery["booking"] | ClassAsListedQuery["classSession"]>;

const STANDING: ReadonlySet<AsListed["status"]> = new Set(["confirmed", "checked_in", "scheduled"]);

export interface ListedConflicts {
  /** Bookings listed by the last refusal that are still unchanged. */
  listed: readonly ConflictingBooking[];
  /** Bookings that submitting again keeps: all that are listed, or none once one has moved and may conflict elsewhere. */
  toKeep: readonly ConflictingBooking[];
  list: (bookings: readonly ConflictingBooking[]) => void;
  forget: () => void;
  /** Checks again what became of them, after one was moved or cancelled here. */
  look: () => Promise<void>;
}

interface Refused {
  bookings: readonly ConflictingBooking[];
  hasMoved: boolean;
}

const NONE: Refused = { bookings: [], hasMoved: false };

/** The bookings for which hours were refused, reloaded whenever the window gets focus. */
export function useListedConflicts(coachId?: number): ListedConflicts {
  const client = useApolloClient();
  const [refused, setRefused] = useState(NONE);
  const { bookings, hasMoved } = refused;

  const look = useCallback(async () => {
    const now = new Map(
      await Promise.all(
        bookings.map(async (booking): Promise<[string, ListedNow]> => {
          const key = conflictKey(booking);
          try {
            return [key, listedNow(booking, await readListed(client, booking), coachId)];
          } catch (error) {
            // A coach may not see another coach's bookings.
            const isOutOfSight = ["not_found", "forbidden"].includes(faultOf(error).code ?? "");
            return [key, isOutOfSight ? "gone" : "stands"];
          }
        }),
      ),
    );
    setRefused((current) => {
      // In the meantime other bookings were listed, or none.
      if (current.bookings !== bookings) return current;
      const left = bookings.filter((booking) => now.get(conflictKey(booking)) === "stands");
      if (left.length === bookings.length) return current;
      return { bookings: left, hasMoved: current.hasMoved || [...now.values()].includes("moved") };
    });
  }, [bookings, client, coachId]);
  useOnWindowFocus(bookings.length > 0 ? look : undefined);

  return {
    listed: bookings,
    toKeep: hasMoved ? NONE.bookings : bookings,
    list: (found) => setRefused({ bookings: found, hasMoved: false }),
    forget: () => setRefused(NONE),
    look,
  };
}

async function readListed(client: ApolloClient, { kind, id }: ConflictingBooking): Promise<AsListed | undefined> {
  const asked = { variables: { id }, fetchPolicy: "network-only" } as const;
  if (kind === "class_session") {
    return (await client.query({ query: ClassAsListedDocument, ...asked })).data?.classSession ?? undefined;
  }
  return (await client.query({ query: BookingAsListedDocument, ...asked })).data?.booking ?? undefined;
}

/** What became of a listed booking or class session: unchanged, no longer in conflict, or moved elsewhere. */
type ListedNow = "stands" | "gone" | "moved";

/** `coachId` is the coach it conflicted with; without one it conflicted with a location. */
function listedNow(listed: ConflictingBooking, now: AsListed | undefined, coachId: number | undefined): ListedNow {
  if (!now || !STANDING.has(now.status)) return "gone";
  if (coachId !== undefined && now.coach_id !== coachId) return "gone";
  const isWhereItWas =
    now.location_id === listed.location_id &&
    Date.parse(now.start_time) === Date.parse(listed.start_time) &&
    Date.parse(now.end_time) === Date.parse(listed.end_time);
  return isWhereItWas ? "stands" : "moved";
}
