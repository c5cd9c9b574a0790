import type { OperationId, Question } from "#tests/support/venue.ts";
import type { Kept, KnownIds } from "./kept-writes.ts";

const byId = (operation: OperationId) => (_: KnownIds, id: number) =>
  [operation, { params: { id } }] as [OperationId, Question];

/** An hour at the front desk, on a day in May without other bookings. */
const hour = (day: string, { bay }: KnownIds) => ({
  start_time: `2027-05-${day}T17:00:00Z`,
  end_time: `2027-05-${day}T18:00:00Z`,
  resource_id: bay,
  coach_id: null,
  party_size: 2,
  client_note: "Left-handed",
});

/** The writes of bookings. */
export const BOOKINGS_TRIED = {
  createBooking: {
    sent: (ids) => ({
      body: {
        ...hour("12", ids),
        service_id: ids.service,
        location_id: ids.location,
        class_session_id: null,
        client_id: null,
        guest: { first_name: "Nell", last_name: "Okafor", email: "nell@example.test", phone: "+16045550199" },
      },
    }),
    again: byId("booking"),
  },
  updateBooking: {
    sent: (ids) => ({
      params: { id: ids.booking },
      body: { ...hour("13", ids), guest_names: ["Ada Byron"], status: "confirmed" },
    }),
    again: byId("booking"),
  },
  updateBookingGuest: {
    sent: (ids) => ({
      params: { id: ids.booking },
      body: { guest: { first_name: "Gil", last_name: "Gast", email: "gast@example.test", phone: "+16045550100" } },
    }),
    again: byId("booking"),
  },
  updatePublicBooking: {
    sent: (ids) => {
      const { resource_id: _bay, coach_id: _coach, ...moved } = hour("14", ids);
      return { params: { id: ids.ownBooking }, body: moved };
    },
    again: byId("publicBooking"),
    by: "client",
  },
} satisfies Record<string, Kept>;
