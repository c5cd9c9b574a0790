import { AT_THE_DESK, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";

export const AVA = {
  __typename: "Client",
  id: 70,
  first_name: "Ava",
  last_name: "Fontaine",
  name: "Ava Fontaine",
  email: "ava@mail.example",
  contact_email: null,
  phone: "604 555 0101",
  tags: [{ __typename: "ClientTag", id: 5, name: "League" }],
  created_at: "2027-05-01T05:00:00Z",
  anonymized_at: null,
  version: 3,
};

export const LEAGUE = { __typename: "Tag", id: 5, name: "League", client_count: 118, version: 1 };
export const LEFTY = { __typename: "Tag", id: 6, name: "Lefty", client_count: 1, version: 1 };

const none = { __typename: "BookingPage", data: [], meta: { __typename: "Meta", total: 0 } };

export const activity = (id: number, sentence: string) => ({
  __typename: "ClientActivity",
  id,
  at: "2027-05-01T17:00:00Z",
  sentence,
  actor_name: "Priya Nair",
  on_behalf_of_name: null,
  notes: [],
});

export const timeline = (data: object[], total = data.length) => ({
  data: { clientActivities: { data, meta: { total } } },
});

/** The desk with one client, who has no bookings. */
export const ONE_CLIENT: Answers = {
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["bookings.read", "clients.write"] } } }),
  ClientList: () => ({ data: { clients: { data: [AVA], meta: { total: 1 } } } }),
  ClientDetails: () => ({ data: { client: AVA } }),
  RecentClientBookings: () => ({ data: { upcoming: none, past: none } }),
  SavedFilterList: () => ({ data: { savedFilters: [] } }),
  TagList: () => ({ data: { tags: [LEAGUE, LEFTY] } }),
  ClientActivities: () => timeline([]),
  ClientMessages: () => ({ data: { clientMessages: { data: [], meta: { total: 0 } } } }),
  MarketingConsent: ({ id }) => ({
    data: {
      marketingConsent: {
        __typename: "MarketingConsent",
        client_id: id,
        state: "not_asked",
        source: null,
        changed_at: null,
      },
    },
  }),
  ClientBookings: () => ({ data: { clientBookings: none } }),
};
