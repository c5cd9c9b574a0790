import { AT_THE_DESK, PERSON, type Answers } from "#tests/auth/fake-graph.ts";

export const AVA = {
  __typename: "Client",
  id: 70,
  first_name: "Ava",
  last_name: "Fontaine",
  name: "Ava Fontaine",
  email: "ava@mail.example",
  contact_email: null,
  phone: "604 555 0101",
  created_at: "2027-05-01T05:00:00Z",
  version: 3,
};

const none = { __typename: "BookingPage", data: [], meta: { __typename: "Meta", total: 0 } };

/** The desk with one client, who booked nothing. */
export const ONE_CLIENT: Answers = {
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["bookings.read", "clients.write"] } } }),
  ClientList: () => ({ data: { clients: { data: [AVA], meta: { total: 1 } } } }),
  ClientDetails: () => ({ data: { client: AVA } }),
  RecentClientBookings: () => ({ data: { upcoming: none, past: none } }),
  ClientBookings: () => ({ data: { clientBookings: none } }),
};
