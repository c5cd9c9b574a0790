import { DEFAULT_PREFERENCES } from "#schema/people/sign-in/default-preferences.ts";
import type { OwnBookingFragment } from "#web/features/bookings/online/own/own-bookings.generated.ts";
import type { SessionPersonFragment } from "#web/session/session.generated.ts";

/** An own booking, as the graph returns it. */
export const BOOKING: OwnBookingFragment = {
  id: 48102,
  service: { id: 1, name: "Simulator", kind: "resource" },
  resource: { id: 9, name: "Bay 9" },
  coach: null,
  location: { id: 1, name: "Main Street", address: "1280 Main Street, Vancouver", phone: "604 555 0100" },
  start_time: "2027-05-05T03:15:00Z",
  end_time: "2027-05-05T04:15:00Z",
  local_start: "2027-05-04T20:15:00-07:00",
  local_end: "2027-05-04T21:15:00-07:00",
  party_size: 3,
  other_bays: [],
  status: "confirmed",
  payment_status: "due",
  price: { amount: 7200, currency: "CAD" },
  paid: { amount: 0, currency: "CAD" },
  covered: { amount: 0, currency: "CAD" },
  taxes: [],
  member_discount: { amount: 0, currency: "CAD" },
  contact_email: "margaux@tremblay.test",
  client_note: null,
  guest_names: [],
  most_guest_names: 2,
  terms: {
    cancellation: [
      {
        until_time: "2027-05-05T03:15:00Z",
        local_until: "2027-05-04T20:15:00-07:00",
        refund_as: "payment",
        due: { amount: 0, currency: "CAD" },
      },
    ],
    cancel_due: { amount: 0, currency: "CAD" },
    no_show_due: { amount: 0, currency: "CAD" },
    deposit: { amount: 0, currency: "CAD" },
    reschedule_until: "2027-05-05T03:15:00Z",
    local_reschedule_until: "2027-05-04T20:15:00-07:00",
    reschedule_due: { amount: 0, currency: "CAD" },
  },
  amounts_due: [],
  version: 1,
  allowed_actions: ["cancel"],
};

/** The signed-in client who made the booking. */
export const MARGAUX: SessionPersonFragment = {
  id: 31,
  roles: ["client"],
  first_name: "Margaux",
  last_name: "Tremblay",
  name: "Margaux Tremblay",
  initials: "MT",
  email: "margaux@tremblay.test",
  phone: null,
  permissions: [],
  own_permissions: [],
  impersonation: null,
  must_set_up_two_factor: false,
  preferences: { ...DEFAULT_PREFERENCES, version: 1 },
  version: 1,
};

/** The response to a waiting list's mailed link: by default, a time held for the person who waited. */
export const waitlistEntryOf = (changes: object = {}) => ({
  waitlistEntry: {
    __typename: "OwnWaitlistEntry",
    id: 5,
    token: "wait-token-000",
    service: BOOKING.service,
    coach: null,
    location: { __typename: "BookedLocation", id: 1, name: "Main Street" },
    class_session_id: null,
    level: null,
    start_time: BOOKING.start_time,
    end_time: BOOKING.end_time,
    local_start: BOOKING.local_start,
    local_end: BOOKING.local_end,
    status: "offered",
    place: null,
    party_size: 3,
    offered_until: "2099-05-04T12:00:00Z",
    told_at: null,
    waitlist_offers: "in_turn",
    is_free: false,
    email: "ada@wait.test",
    offer: { ...BOOKING, __typename: "PublicBooking", status: "held" },
    offer_payment: null,
    payable_by_credit: null,
    ...changes,
  },
});
