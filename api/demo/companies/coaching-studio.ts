import type { VenueTemplateInput } from "#api/tenants/template.ts";
import { everyDay, WEEKEND, WORKDAYS } from "../weekdays.ts";

const PLACE = "Flatiron";
const ROOM = "Lesson room";

const LESSON = "Swing lesson";
const VIDEO = "Lesson with video analysis";
const JUNIOR = "Junior lesson";
const TALK = "Course strategy talk";

/** Fifth Avenue Golf Studio in New York: a coaching studio with one location, three rooms and four coaches. */
export const COACHING_STUDIO: VenueTemplateInput = {
  resource_types: [ROOM],
  locations: [
    {
      name: PLACE,
      address_line: "186 Fifth Avenue, 4th floor",
      city: "New York",
      province_state: "NY",
      country: "US",
      postal_code: "10010",
      phone: "212 555 0100",
      email: "hello@fifthavenuegolf.example",
      timezone: "America/New_York",
      hours: everyDay({ opens: "08:00", closes: "21:00" }, { sunday: { opens: "09:00", closes: "18:00" } }),
      resources: ["Room A", "Room B", "Room C"].map((name) => ({ name, type: ROOM, capacity: 3 })),
    },
  ],
  services: [
    {
      name: LESSON,
      description: "One coach, one room, one thing to take home.",
      kind: "coach",
      resource_type: ROOM,
      buffer_after_minutes: 5,
      notice_minutes: 120,
      max_party_size: 2,
      durations: [
        { minutes: 30, price: 8500 },
        { minutes: 60, price: 15500 },
      ],
    },
    {
      name: VIDEO,
      description: "Filmed from three sides, with notes by mail.",
      kind: "coach",
      resource_type: ROOM,
      buffer_after_minutes: 15,
      notice_minutes: 240,
      max_party_size: 1,
      durations: [{ minutes: 90, price: 24000 }],
    },
    {
      name: JUNIOR,
      description: "For players up to fifteen years old.",
      kind: "coach",
      resource_type: ROOM,
      notice_minutes: 120,
      max_party_size: 3,
      durations: [
        { minutes: 30, price: 6000 },
        { minutes: 45, price: 8500 },
      ],
    },
    {
      name: TALK,
      description: "A coach and your scorecards, no room needed.",
      kind: "coach",
      notice_minutes: 240,
      max_party_size: 2,
      durations: [{ minutes: 30, price: 5000 }],
    },
    {
      name: "Room practice",
      description: "A room to yourself between lessons.",
      kind: "resource",
      resource_type: ROOM,
      is_type_default: true,
      horizon_days: 14,
      max_party_size: 3,
      durations: [
        { minutes: 30, price: 3000, peak_price: 3800 },
        { minutes: 60, price: 5500, peak_price: 6900 },
      ],
      peak_hours: [{ weekdays: WORKDAYS, from: "17:00", to: "21:00" }],
    },
  ],
  coaches: [
    {
      first_name: "Renee",
      last_name: "Castillo",
      email: "coach@studio.test",
      phone: "212 555 0161",
      bio: "Founder; full swing.",
      services: [LESSON, VIDEO, TALK],
      weekly: [
        { location: PLACE, weekdays: WORKDAYS, starts: "10:00", ends: "19:00" },
        { location: PLACE, weekdays: WEEKEND, starts: "09:00", ends: "14:00" },
      ],
    },
    {
      first_name: "Kwame",
      last_name: "Asante",
      email: "kwame@fifthavenuegolf.example",
      phone: "212 555 0162",
      bio: "Juniors, schools and families.",
      services: [LESSON, JUNIOR],
      weekly: [
        { location: PLACE, weekdays: ["tuesday", "wednesday", "thursday"], starts: "14:00", ends: "21:00" },
        { location: PLACE, weekdays: WEEKEND, starts: "09:00", ends: "17:00" },
      ],
    },
    {
      first_name: "Ingrid",
      last_name: "Solberg",
      email: "ingrid@fifthavenuegolf.example",
      phone: "212 555 0163",
      bio: "Early lessons before the office.",
      services: [LESSON, VIDEO],
      weekly: [{ location: PLACE, weekdays: WORKDAYS, starts: "08:00", ends: "13:00" }],
    },
    {
      first_name: "Theo",
      last_name: "Papadakis",
      email: "theo@fifthavenuegolf.example",
      phone: "212 555 0164",
      bio: "Short game and strategy.",
      services: [LESSON, TALK],
      weekly: [{ location: PLACE, weekdays: ["monday", "wednesday", "friday"], starts: "12:00", ends: "20:00" }],
    },
  ],
};

export const STUDIO_POPULARITY: Record<string, number> = { [LESSON]: 8, [VIDEO]: 2, [JUNIOR]: 4, "Room practice": 1 };
