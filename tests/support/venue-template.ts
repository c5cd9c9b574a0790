import { VenueTemplate } from "#api/tenants/template.ts";

const WEEK = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** A small venue for tests: three bays, one studio, two coaches, open 09:00-22:00 (holidays 12:00-18:00). */
export const TEST_TEMPLATE = VenueTemplate.parse({
  resource_types: ["Simulator", "Studio"],
  locations: [
    {
      name: "Main Street",
      city: "Vancouver",
      timezone: "America/Vancouver",
      hours: [
        ...WEEK.map((weekday) => ({ weekday, ranges: [{ opens: "09:00", closes: "22:00" }] })),
        { weekday: "holiday", ranges: [{ opens: "12:00", closes: "18:00" }] },
      ],
      resources: [
        { name: "Bay 1", type: "Simulator", capacity: 4 },
        { name: "Bay 2", type: "Simulator", capacity: 4 },
        { name: "Bay 3", type: "Simulator", capacity: 6 },
        { name: "Studio", type: "Studio", capacity: 2 },
      ],
    },
  ],
  services: [
    {
      name: "Bay time",
      kind: "resource",
      resource_type: "Simulator",
      is_type_default: true,
      max_party_size: 6,
      horizon_days: 60,
      durations: [
        { minutes: 30, price: 3000 },
        { minutes: 60, price: 6000, peak_price: 7200 },
        { minutes: 120, price: 11_000, peak_price: 13_000 },
      ],
      peak_hours: [{ weekdays: WEEK.slice(0, 5), from: "17:00", to: "21:00" }],
    },
    {
      name: "Lesson",
      kind: "coach",
      resource_type: "Studio",
      is_type_default: false,
      buffer_after_minutes: 15,
      notice_minutes: 120,
      max_party_size: 2,
      durations: [
        { minutes: 30, price: 5500 },
        { minutes: 60, price: 9500 },
      ],
    },
    {
      name: "Video review",
      kind: "coach",
      max_party_size: 1,
      bookable_by: "clients",
      durations: [{ minutes: 30, price: 4000 }],
    },
  ],
  coaches: [
    {
      first_name: "Dana",
      last_name: "Okafor",
      services: ["Lesson", "Video review"],
      weekly: [{ location: "Main Street", weekdays: [...WEEK], starts: "10:00", ends: "18:00" }],
    },
    {
      first_name: "Sean",
      last_name: "Gallagher",
      services: ["Lesson"],
      weekly: [{ location: "Main Street", weekdays: WEEK.slice(0, 5), starts: "12:00", ends: "20:00" }],
    },
  ],
});
