import { BOOKING } from "#tests/features/bookings/online/sample-data.ts";
import { MAIN_STREET, OPEN_HOUSE, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";

export const CLIENT = { ...PERSON, roles: ["client"], permissions: [], own_permissions: ["memberships.write"] };
export const cad = (amount: number) => ({ __typename: "Money", amount, currency: "CAD" });
export const paid = {
  __typename: "MembershipInvoice",
  id: 71,
  period_start: "2027-05-03",
  period_end: "2027-06-03",
  amount: cad(22900),
  tax: null,
  taxes: [],
  due_on: "2027-05-10",
  status: "paid",
  method: "cash",
  payment_id: 31,
  refunded: cad(0),
  taken_by_name: "Nora Lind",
  card_tries: 0,
  card_refusal: null,
  next_try_on: null,
};
export const ACTIVE = {
  __typename: "MembershipDetails",
  id: 5,
  client_id: CLIENT.id,
  client_name: CLIENT.name,
  plan_id: 2,
  plan_name: "Club 12",
  status: "active",
  price: cad(22900),
  period_start: "2027-05-03",
  period_end: "2027-06-03",
  has_access: true,
  pays_by_card: false,
  next_charge_on: "2027-06-03",
  next_charge: cad(22900),
  open_amount: cad(0),
  credit: cad(0),
  pause_from: null,
  pause_until: null,
  cancel_on: null,
  allowed_actions: ["pause", "cancel"],
  version: 1,
  allowances: [
    {
      __typename: "Allowance",
      id: 91,
      unit: "minutes",
      service_id: null,
      service_name: null,
      resource_type_id: 1,
      resource_type_name: "Simulator",
      granted: 480,
      left: 360,
      ending: 180,
      ends_on: "2027-05-31",
    },
  ],
  expires_on: null,
  trial_until: null,
  planned_change: null,
  changes_begin: "member_chooses",
  family_size: 1,
  family: [],
  family_invitations: [],
  packs: [],
  invoices: [paid],
};
export const booking = { ...BOOKING, __typename: "PublicBooking", allowed_actions: ["cancel", "move"] };
export const bookings = (data: object[]) => ({
  data: {
    publicBookings: { data, meta: { __typename: "PageMeta", current_page: 1, last_page: 1, total: data.length } },
  },
});
export const shared = (data: object[]) => ({ data: { sharedMemberships: { __typename: "SharedMemberships", data } } });
export const takesCards = (can_accept_payments: boolean) => ({
  data: { publicEcommerceConfig: { __typename: "PublicEcommerceConfig", can_accept_payments } },
});
export const savedCards = (data: object[]) => ({
  data: { clientPaymentMethods: { __typename: "ClientPaymentMethods", data } },
});
export const PAUSED = { pause_from: "2027-05-10", pause_until: "2027-06-07", allowed_actions: ["resume"] };

/** Renders the profile of a client whose membership differs from an active one by `change`. */
export function renderProfile(change: object = {}, answers: Answers = {}) {
  return renderApp("/member/profile", {
    ...OPEN_HOUSE,
    Profile: () => ({ data: { userProfile: CLIENT } }),
    PublicVenues: () => ({ data: { publicLocations: { data: [{ ...MAIN_STREET, __typename: "PublicLocation" }] } } }),
    CurrentMembership: () => ({ data: { currentMembership: { ...ACTIVE, ...change } } }),
    SharedMemberships: () => shared([]),
    TakesCards: () => takesCards(false),
    SavedCards: () => savedCards([]),
    MyBookings: () => bookings([booking]),
    ...answers,
  });
}
