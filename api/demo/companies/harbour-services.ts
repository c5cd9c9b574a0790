import type { VenueTemplateInput } from "#api/tenants/template.ts";
import type { BookingPolicy } from "#schema/bookings/policies/models.ts";
import { WEEKEND, WORKDAYS } from "../weekdays.ts";

type Services = VenueTemplateInput["services"];

export const SIMULATOR = "Simulator";
export const VIP = "VIP suite";
export const STUDIO = "Studio";

const BAY_TIME = "Bay time";
const LESSONS = "Lessons";
const FITTINGS = "Fittings";

/** The categories of the services. */
export const HARBOUR_CATEGORIES: VenueTemplateInput["categories"] = [BAY_TIME, LESSONS, FITTINGS];

const PEAK: NonNullable<Services[number]["peak_hours"]> = [
  { weekdays: WORKDAYS, from: "17:00", to: "21:00" },
  { weekdays: WEEKEND, from: "10:00", to: "18:00" },
];

const bayTime: Services = [
  {
    name: "Simulator",
    description: "A simulator bay for up to four people.",
    kind: "resource",
    category: BAY_TIME,
    resource_type: SIMULATOR,
    is_type_default: true,
    notice_minutes: 15,
    horizon_days: 30,
    durations: [
      { minutes: 30, price: 3200, peak_price: 3840 },
      { minutes: 60, price: 6000, peak_price: 7200 },
      { minutes: 90, price: 8800, peak_price: 10560 },
      { minutes: 120, price: 11200, peak_price: 13440 },
    ],
    peak_hours: PEAK,
  },
  {
    name: "VIP suite",
    description: "A private suite with its own lounge, for up to eight people.",
    kind: "resource",
    category: BAY_TIME,
    resource_type: VIP,
    is_type_default: true,
    buffer_after_minutes: 15,
    notice_minutes: 120,
    horizon_days: 60,
    max_party_size: 8,
    durations: [
      { minutes: 60, price: 9600, peak_price: 11500 },
      { minutes: 90, price: 13800, peak_price: 16500 },
      { minutes: 120, price: 18000, peak_price: 21500 },
      { minutes: 180, price: 27000, peak_price: 32000 },
    ],
    peak_hours: PEAK,
  },
  {
    name: "Studio practice",
    description: "The studio with its cameras, without a coach.",
    kind: "resource",
    category: BAY_TIME,
    resource_type: STUDIO,
    is_type_default: true,
    notice_minutes: 15,
    horizon_days: 30,
    max_party_size: 2,
    durations: [
      { minutes: 30, price: 3600, peak_price: 4300 },
      { minutes: 60, price: 6800, peak_price: 8100 },
      { minutes: 90, price: 9900, peak_price: 11900 },
      { minutes: 120, price: 12800, peak_price: 15300 },
    ],
    peak_hours: PEAK,
  },
  {
    name: "Members’ weekday",
    description: "Any simulator at a lower price, for people with an account.",
    kind: "resource",
    category: BAY_TIME,
    resource_type: SIMULATOR,
    notice_minutes: 15,
    horizon_days: 30,
    bookable_by: "clients",
    durations: [
      { minutes: 60, price: 4500 },
      { minutes: 90, price: 6600 },
    ],
  },
];

export const LESSON = "Lesson with a coach";
export const JUNIOR = "Junior lesson";
export const PUTTING = "Putting lesson";
export const PLAYING = "Playing lesson, 9 holes";
export const CLUB_FITTING = "Club fitting";
export const PUTTER_FITTING = "Putter fitting";

export const SHORT_GAME = "Short game class";
export const BEGINNERS = "Beginners’ clinic";

const classes: Services = [
  {
    name: SHORT_GAME,
    description: "Chipping and putting in a small group.",
    kind: "class",
    category: LESSONS,
    notice_minutes: 60,
    max_party_size: 1,
    durations: [{ minutes: 60, price: 4500 }],
  },
  {
    name: BEGINNERS,
    description: "First swings together; clubs are there.",
    kind: "class",
    category: LESSONS,
    notice_minutes: 60,
    max_party_size: 1,
    durations: [{ minutes: 90, price: 3900 }],
  },
];

const lessons: Services = [
  {
    name: LESSON,
    description: "One or two people with a coach in the studio.",
    kind: "coach",
    category: LESSONS,
    resource_type: STUDIO,
    buffer_after_minutes: 10,
    notice_minutes: 120,
    horizon_days: 60,
    max_party_size: 2,
    durations: [
      { minutes: 30, price: 7000 },
      { minutes: 60, price: 12500 },
      { minutes: 90, price: 18000 },
    ],
  },
  {
    name: JUNIOR,
    description: "For players up to fifteen years old.",
    kind: "coach",
    category: LESSONS,
    resource_type: STUDIO,
    notice_minutes: 120,
    max_party_size: 1,
    durations: [
      { minutes: 30, price: 4800 },
      { minutes: 45, price: 6600 },
    ],
  },
  {
    name: PUTTING,
    description: "On the putting green, no bay needed.",
    kind: "coach",
    category: LESSONS,
    notice_minutes: 120,
    max_party_size: 2,
    durations: [
      { minutes: 30, price: 5500 },
      { minutes: 60, price: 9800 },
    ],
  },
  {
    name: PLAYING,
    description: "Nine holes in the VIP suite beside a coach.",
    kind: "coach",
    category: LESSONS,
    resource_type: VIP,
    buffer_after_minutes: 15,
    notice_minutes: 240,
    bookable_by: "clients",
    max_party_size: 3,
    durations: [{ minutes: 120, price: 24000 }],
  },
  {
    name: CLUB_FITTING,
    description: "Clubs measured to your swing, with a report.",
    kind: "coach",
    category: FITTINGS,
    resource_type: STUDIO,
    notice_minutes: 240,
    max_party_size: 1,
    durations: [{ minutes: 90, price: 15000 }],
  },
  {
    name: PUTTER_FITTING,
    description: "Length, lie and loft of your putter.",
    kind: "coach",
    category: FITTINGS,
    resource_type: STUDIO,
    bookable_by: "staff",
    max_party_size: 1,
    durations: [{ minutes: 45, price: 8000 }],
  },
];

/** The services of Harbour Indoor Golf; prices in cents. */
export const HARBOUR_SERVICES: Services = [...bayTime, ...lessons, ...classes];

/** Relative demand per service; others have 1. */
export const HARBOUR_POPULARITY: Record<string, number> = {
  Simulator: 12,
  "VIP suite": 5,
  "Studio practice": 3,
  [LESSON]: 7,
  [JUNIOR]: 2,
  [PUTTER_FITTING]: 0.5,
};

const NOTHING = { amount: 0, currency: "CAD" };

/** The rules of services by name; the others are free of charge until the start. */
export const HARBOUR_POLICIES: Record<string, BookingPolicy> = {
  [VIP]: {
    cancellation: [
      { from_hours_before: null, until_hours_before: 24, refund_percent: 100, refund_as: "payment", fee: NOTHING },
      { from_hours_before: 24, until_hours_before: 0, refund_percent: 50, refund_as: "credit", fee: NOTHING },
    ],
    no_show: { percent: 100, fee: NOTHING },
    deposit: { percent: 25, fee: NOTHING },
    reschedule_notice_minutes: 24 * 60,
    reschedule_fee: NOTHING,
  },
};
