import { InMemoryCache } from "@apollo/client";
import possibleTypes from "./possible-types.generated.ts";

/** Normalized cache: entities by type and id, lists by all their arguments, value objects inside their owner. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: possibleTypes.possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          client: {
            read: (existing, { args, toReference }) =>
              existing ?? toReference({ __typename: "Client", id: Number(args?.["id"]) }),
          },
          bookingsCompact: { keyArgs: ["location_id", "date_from", "date_to", "resource_ids"], merge: true },
          booking: {
            read: (existing, { args, toReference }) =>
              existing ?? toReference({ __typename: "Booking", id: Number(args?.["id"]) }),
          },
        },
      },
      // Another zone has other changes, and fewer or more of them.
      Location: { fields: { clock_changes: { merge: false } } },
      LocationHours: { keyFields: ["location_id"] },
      Company: { fields: { taxes: { merge: false } } },
      PublicCompany: { fields: { taxes: { merge: false } } },
      // Mutations on notes return the full list, so it replaces the cached one.
      Booking: { fields: { notes: { merge: false } } },
      ClientActivity: { fields: { notes: { merge: false } } },
      // Value objects without an identity of their own.
      Meta: { keyFields: false },
      CoachDetails: { keyFields: false },
      CoachTime: { keyFields: false },
      // A coach's hours depend on the requested days, so they have no identity of their own.
      CoachHours: { keyFields: false },
      Guest: { keyFields: false },
      FreeTime: { keyFields: false },
      BookingPreview: { keyFields: false },
      BookingFees: { keyFields: ["booking_id"], fields: { amounts_due: { merge: false } } },
      BookingAccount: {
        keyFields: ["booking_id"],
        fields: { payments: { merge: false }, transactions: { merge: false } },
      },
      MarketingConsent: { keyFields: ["client_id"] },
      BookingMessages: { keyFields: ["booking_id"], fields: { undelivered: { merge: false } } },
      GuestBookings: { keyFields: ["booking_id"], fields: { other_ids: { merge: false } } },
      CampaignAnalytics: {
        keyFields: ["campaign_id"],
        fields: { skipped: { merge: false }, failures: { merge: false } },
      },
      CashUpSheet: { keyFields: false },
      BookingGroup: { keyFields: false },
      CompactSchedule: { keyFields: false, merge: true },
      ScheduleDay: { keyFields: false },
    },
  });
}
