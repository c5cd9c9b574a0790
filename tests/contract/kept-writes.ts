import { TAX_SUBJECTS } from "#schema/shared/tax.ts";
import type { UploadPurpose } from "#schema/venue/uploads/models.ts";
import { HST } from "#tests/features/payments/taxes/support.ts";
import type { Ids } from "#tests/security/one-of-each.ts";
import type { OperationId, Question } from "#tests/support/venue.ts";
import { BLOCKED_TIMES_TRIED } from "./kept-blocked-times.ts";
import { BOOKINGS_TRIED } from "./kept-bookings.ts";
import { CAMPAIGNS_TRIED } from "./kept-campaigns.ts";
import { PLANS_TRIED } from "./kept-plans.ts";
import { SAVED_QUERIES_TRIED } from "./kept-saved-queries.ts";

/** One of each entity, and a bay that the service can use. */
export type KnownIds = Ids & { bay: number; pictures: Record<UploadPurpose | "new_location" | "new_service", number> };

export interface Kept {
  /** Every field that the response has too, with a value that is not its default. */
  sent: (ids: KnownIds) => Question & { body: Record<string, unknown> };
  /** The request that reads the row again. */
  again: (ids: KnownIds, id: number) => [OperationId, Question];
  /** The id of the changed row, if it is not the `id` in the path. */
  row?: (ids: KnownIds) => number;
  /** Who may write it; the owner by default. */
  by?: "client";
}

const PLACE = {
  name: "Pier Six",
  address_line: "6 Pier Road",
  city: "Portland",
  province_state: "OR",
  country: "US",
  postal_code: "97201",
  phone: "+15035550100",
  email: "pier@example.test",
  timezone: "America/Los_Angeles",
  locale: "en-US",
  timeformat: "HH:mm",
  dateformat: "DD/MM/YYYY",
};
const shown = (id: number) => ({ id, alt: "A pier" });
const PERSON = { first_name: "Nell", last_name: "Okafor", email: "nell@example.test" };
const CLIENT = { ...PERSON, contact_email: "okafors@example.test", phone: "+16045550199" };
const OPEN = { weekday: "monday", ranges: [{ opens: "09:00", closes: "17:00" }] };
const byId = (operation: OperationId) => (_: KnownIds, id: number) =>
  [operation, { params: { id } }] as [OperationId, Question];
const byIds = (operation: OperationId) => (_: KnownIds, id: number) =>
  [operation, { query: { ids: [id] } }] as [OperationId, Question];
const inList = (operation: OperationId) => () => [operation, { query: { perPage: 100 } }] as [OperationId, Question];
const bay = ({ location, unusedType }: KnownIds) => ({
  name: "Bay Ninety",
  location_id: location,
  resource_type_id: unusedType,
  capacity: 3,
  position: 2,
  follows_location_hours: false,
  hours: [OPEN],
});

const service = ({ resourceType, category }: KnownIds) => ({
  name: "Putting hour",
  durations: [
    {
      duration_minutes: 45,
      price: { amount: 3100, currency: "CAD" },
      peak_price: { amount: 4100, currency: "CAD" },
    },
  ],
  description: "On the green",
  category_id: category,
  resource_type_id: resourceType,
  is_type_default: true,
  peak_hours: [{ weekdays: ["friday"], from: "16:00", to: "20:00" }],
  max_party_size: 3,
  notice_minutes: 35,
  horizon_days: 33,
  buffer_before_minutes: 5,
  buffer_after_minutes: 10,
  grid_minutes: 15,
  bookable_by: "clients",
  coach_ids: [],
  policy: null,
  waitlist_offers: "everybody",
  position: 2,
});

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "holiday"];
const LENS = { name: "Coaches", by: "coach", view: "week", location_id: null, hidden_statuses: ["cancelled"] };
const coachHoursAgain = ({ coach }: KnownIds) =>
  ["coachAvailabilities", { params: { id: coach } }] as [OperationId, Question];
/** In this order: bookings follow the rules of the service, which is changed later. */
export const TRIED: Partial<Record<OperationId, Kept>> = {
  ...BOOKINGS_TRIED,
  updateUserProfile: {
    sent: () => ({
      body: {
        first_name: "Nell",
        last_name: "Okafor",
        phone: "+16045550199",
        preferences: {
          theme: "dark",
          drag_bookings: false,
          single_keys: false,
          schedule_lenses: [LENS],
          opening_lens: LENS.name,
          columns: [{ grid: "clients", hidden: ["phone"] }],
          tours: [{ key: "app_onboarding_v1", version: 1 }],
        },
      },
    }),
    again: () => ["userProfile", {}],
  },
  updateCompany: {
    sent: ({ company, pictures }) => ({
      params: { id: company },
      body: {
        logo: shown(pictures.logo),
        cover: shown(pictures.cover),
        name: "Pier Golf",
        timezone: "America/Halifax",
        locale: "fr-CA",
        brand_color: "#123456",
        // Setting it would lock out the owner who makes the requests.
        owners_need_two_factor: false,
        admins_need_two_factor: false,
        exporters_need_two_factor: false,
        audit_months: 36,
        sells_gift_cards: true,
        report_day_hour: 4,
        tax: HST,
        taxes: [{ ...HST, on: [...TAX_SUBJECTS] }],
      },
    }),
    again: () => ["company", {}],
  },
  createCoachAvailability: {
    sent: ({ coach, location }) => ({
      params: { id: coach },
      body: {
        location_id: location,
        weekday: null,
        date: "2027-06-01",
        starts: "09:15",
        ends: "11:45",
        note: "Juniors",
        keep_bookings: true,
      },
    }),
    again: coachHoursAgain,
  },
  updateCoachAvailability: {
    sent: ({ coach, coachHours, location }) => ({
      params: { id: coach, availabilityId: coachHours },
      body: {
        location_id: location,
        weekday: null,
        date: "2027-06-02",
        starts: "10:15",
        ends: "12:45",
        note: "Short day",
        keep_bookings: true,
      },
    }),
    again: coachHoursAgain,
    row: ({ coachHours }) => coachHours,
  },
  updateLocationHours: {
    sent: ({ location }) => ({
      params: { id: location },
      body: {
        days: DAYS.map((weekday) => ({ ...OPEN, weekday })),
        holidays: [{ date: "2027-07-01", name: "Canada Day" }],
        closures: [{ from_date: "2027-08-02", to_date: "2027-08-03", name: "New floor" }],
        keep_bookings: true,
      },
    }),
    again: ({ location }) => ["locationHours", { params: { id: location } }],
  },
  ...PLANS_TRIED,
  createImport: {
    sent: () => ({ body: { kind: "coaches", file_name: "people.csv", size: 1200 } }),
    again: byId("importStatus"),
  },
  createLocation: {
    sent: ({ pictures }) => ({ body: { ...PLACE, picture: shown(pictures.new_location) } }),
    again: byIds("locationsByIds"),
  },
  updateLocation: {
    sent: ({ location, pictures }) => ({
      params: { id: location },
      body: { ...PLACE, picture: shown(pictures.location) },
    }),
    again: byIds("locationsByIds"),
  },
  createResource: { sent: (ids) => ({ body: bay(ids) }), again: byIds("resourcesByIds") },
  updateResource: {
    sent: (ids) => ({ params: { id: ids.resource }, body: { ...bay(ids), name: "Bay Ninety-one" } }),
    again: byIds("resourcesByIds"),
  },
  createService: {
    sent: (ids) => ({ body: { kind: "resource", ...service(ids), picture: shown(ids.pictures.new_service) } }),
    again: byIds("servicesByIds"),
  },
  updateService: {
    sent: (ids) => ({
      params: { id: ids.service },
      body: { ...service(ids), name: "Bay hour", picture: shown(ids.pictures.service) },
    }),
    again: byIds("servicesByIds"),
  },
  createResourceType: { sent: () => ({ body: { name: "Chipping" } }), again: inList("resourceTypes") },
  updateResourceType: {
    sent: ({ unusedType }) => ({ params: { id: unusedType }, body: { name: "Driving" } }),
    again: inList("resourceTypes"),
  },
  createServiceCategory: { sent: () => ({ body: { name: "Fun", position: 1 } }), again: inList("serviceCategories") },
  updateServiceCategory: {
    sent: ({ category }) => ({ params: { id: category }, body: { name: "Play", position: 2 } }),
    again: inList("serviceCategories"),
  },
  createClient: { sent: () => ({ body: CLIENT }), again: byId("client") },
  updateClient: {
    sent: ({ client }) => ({ params: { id: client }, body: { ...CLIENT, email: "other@example.test" } }),
    again: byId("client"),
  },
  updateCoach: {
    sent: ({ coach, location, pictures }) => ({
      params: { id: coach },
      body: {
        picture: shown(pictures.coach),
        first_name: "Cleo",
        last_name: "Adair",
        location_ids: [location],
        details: { phone: "+16045550123", bio: "Short game" },
        availability_mode: "dates",
        keep_bookings: true,
      },
    }),
    again: byId("coach"),
  },
  createSavedFilter: {
    sent: () => ({
      body: {
        name: "Absent",
        filters: {
          search: "nell",
          tag_ids: [],
          match: "all",
          last_booking_start: "2027-01-01",
          last_booking_end: "2027-03-31",
          membership_status: "past_due",
          membership_plan_id: 7,
          membership_plan_name: "Club",
        },
      },
    }),
    again: () => ["savedFilters", {}],
  },
  ...SAVED_QUERIES_TRIED,
  ...CAMPAIGNS_TRIED,
  createTag: { sent: () => ({ body: { name: "Corporate" } }), again: () => ["tags", {}] },
  updateTag: { sent: ({ tag }) => ({ params: { id: tag }, body: { name: "Left-handed" } }), again: () => ["tags", {}] },
  createAccount: {
    sent: () => ({ body: { ...PERSON, email: "works@example.test", roles: ["staff"] } }),
    again: byId("account"),
  },
  updateAccount: {
    sent: ({ account }) => ({
      params: { id: account },
      body: { ...PERSON, email: "moved@example.test", roles: ["facility_admin"] },
    }),
    again: byId("account"),
  },
  ...BLOCKED_TIMES_TRIED,
  updateWidgetPreferences: {
    sent: () => ({ body: { widgets: [{ widget: "no_shows", size: "large" }] } }),
    again: () => ["widgetPreferences", {}],
  },
};
