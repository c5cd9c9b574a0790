import type { Answers } from "../render-desk.tsx";

const money = { __typename: "Money", amount: 6000, currency: "CAD" };
const SIMULATOR = {
  __typename: "Service",
  id: 3,
  name: "Simulator",
  kind: "resource",
  resource_type_id: 1,
  durations: [{ __typename: "ServiceDuration", duration_minutes: 60, price: money, peak_price: null }],
  peak_hours: [],
  max_party_size: 4,
  coach_ids: [],
  grid_minutes: 30,
  buffer_before_minutes: 0,
  buffer_after_minutes: 0,
};
const BAY = { __typename: "Resource", id: 6, name: "Bay 6", resource_type_id: 1, capacity: 4, position: 1 };

/** What can be booked where there is one bay. */
export const ONE_BAY: Answers = {
  BookingChoices: () => ({ services: { data: [SIMULATOR] }, coaches: { data: [] } }),
  BookableResources: () => ({
    resources: { data: [BAY] },
    resourceTypes: { data: [{ __typename: "ResourceType", id: 1, name: "Simulator", default_service_id: 3 }] },
  }),
};
