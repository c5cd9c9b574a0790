import { AT_THE_DESK, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";

export const money = (amount: number) => ({ amount, currency: "CAD" });
export const SIMULATOR = {
  __typename: "Service",
  id: 1,
  name: "Simulator hour",
  description: null,
  picture: null,
  kind: "resource",
  category_id: 5,
  resource_type_id: 3,
  is_type_default: true,
  durations: [
    { duration_minutes: 30, price: money(3200), peak_price: null },
    { duration_minutes: 60, price: money(6000), peak_price: money(7200) },
  ],
  peak_hours: [{ weekdays: ["friday"], from: "17:00", to: "21:00" }],
  max_party_size: 4,
  notice_minutes: 15,
  horizon_days: 30,
  buffer_before_minutes: 0,
  buffer_after_minutes: 0,
  grid_minutes: 15,
  bookable_by: "anyone",
  waitlist_offers: "in_turn",
  coach_ids: [],
  policy: null,
  version: 7,
};
const TYPE = { __typename: "ResourceType", id: 3, name: "Simulator", resource_count: 1, version: 1 };
export const CATEGORY = {
  __typename: "ServiceCategory",
  id: 5,
  name: "Practice",
  position: 1,
  service_count: 1,
  version: 2,
};
export const BAY = {
  __typename: "Resource",
  id: 11,
  name: "Bay 1",
  location_id: 1,
  resource_type_id: 3,
  capacity: 4,
  follows_location_hours: true,
  hours: [],
  version: 2,
};
export const VENUE_HOURS = {
  __typename: "LocationHours",
  location_id: 1,
  version: 1,
  days: [
    { weekday: "tuesday", ranges: [{ opens: "09:00", closes: "23:00" }] },
    { weekday: "holiday", ranges: [{ opens: "10:00", closes: "18:00" }] },
  ],
};
const allowed = { ...PERSON, permissions: [...PERSON.permissions, "catalog.write", "catalog.delete"] };
export const serviceChoices = (categories: readonly (typeof CATEGORY)[]) => ({
  data: {
    of_bays: { meta: { total: 1 } },
    of_coaches: { meta: { total: 0 } },
    of_classes: { meta: { total: 0 } },
    serviceCategories: { data: categories },
    resourceTypes: { data: [TYPE] },
    coaches: { data: [] },
  },
});

export const CATALOGUE: Answers = {
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: allowed } }),
  ServiceList: () => ({ data: { services: { data: [SIMULATOR], meta: { total: 1 } } } }),
  ServiceChoices: () => serviceChoices([CATEGORY]),
  ResourceList: () => ({ data: { resources: { data: [BAY], meta: { total: 1 } } } }),
  ResourceTypes: () => ({ data: { resourceTypes: { data: [TYPE] } } }),
  ResourceVenueHours: () => ({ data: { locationHours: VENUE_HOURS } }),
};
