import { type FieldPolicy, InMemoryCache } from "@apollo/client";
import possibleTypes from "./possible-types.generated.ts";

/** One entry per page and filter: what a paged list shows. */
const page = (...filters: string[]): FieldPolicy => ({ keyArgs: ["page", "perPage", "sortBy", "sortDir", ...filters] });

/** The normalized store: entities by type and id, lists by their arguments, values inside their owner. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: possibleTypes.possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          locations: page("search"),
          bookings: page(
            "search",
            "status",
            "payment_status",
            "location_id",
            "resource_id",
            "coach_id",
            "client_id",
            "service_id",
            "group_id",
            "date_from",
            "date_to",
          ),
          clients: page("search"),
          client: {
            read: (existing, { args, toReference }) =>
              existing ?? toReference({ __typename: "Client", id: Number(args?.["id"]) }),
          },
          clientBookings: page("id", "period"),
          coaches: page("search"),
          bookingsCompact: { keyArgs: ["location_id", "date_from", "date_to", "resource_ids"], merge: true },
          booking: {
            read: (existing, { args, toReference }) =>
              existing ?? toReference({ __typename: "Booking", id: Number(args?.["id"]) }),
          },
        },
      },
      LocationHours: { keyFields: ["location_id"] },
      // Whoever writes or deletes a note answers them all.
      Booking: { fields: { notes: { merge: false } } },
      // Values without an identity of their own.
      Meta: { keyFields: false },
      CoachDetails: { keyFields: false },
      CoachTime: { keyFields: false },
      // A coach's hours of the days asked for: other days have others.
      CoachHours: { keyFields: false },
      Guest: { keyFields: false },
      FreeTime: { keyFields: false },
      BookingPreview: { keyFields: false },
      BookingGroup: { keyFields: false },
      CompactSchedule: { keyFields: false, merge: true },
      ScheduleDay: { keyFields: false },
    },
  });
}
