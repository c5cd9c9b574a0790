import type { VenueTemplateInput } from "#api/tenants/template.ts";
import type { Weekday } from "#api/time/calendar.ts";
import { everyDay, WEEK, WEEKEND, WORKDAYS } from "../weekdays.ts";
import {
  BEGINNERS,
  CLUB_FITTING,
  HARBOUR_CATEGORIES,
  HARBOUR_SERVICES,
  JUNIOR,
  LESSON,
  PLAYING,
  PUTTER_FITTING,
  PUTTING,
  SHORT_GAME,
  SIMULATOR,
  STUDIO,
  VIP,
} from "./harbour-services.ts";

const MAIN = "Main Street";
const NORTH = "North Shore";

/** A weekly class; it is given by the first coach of its location who offers the service. */
export interface DemoClass {
  service: string;
  location: string;
  weekday: Weekday;
  /** Minute of the day, in wall time. */
  minute: number;
  capacity: number;
}

/** Held weekly on the putting green, without a bay. */
export const HARBOUR_CLASSES: readonly DemoClass[] = [
  { service: SHORT_GAME, location: MAIN, weekday: "wednesday", minute: 18 * 60, capacity: 6 },
  { service: BEGINNERS, location: NORTH, weekday: "saturday", minute: 11 * 60, capacity: 8 },
];

/** Harbour Indoor Golf in Vancouver: two locations, twelve bays of three types, six coaches, ten services and two classes. */
export const HARBOUR: VenueTemplateInput = {
  resource_types: [SIMULATOR, VIP, STUDIO],
  categories: HARBOUR_CATEGORIES,
  locations: [
    {
      name: MAIN,
      address_line: "1280 Main Street",
      city: "Vancouver",
      province_state: "BC",
      country: "CA",
      postal_code: "V6A 4B6",
      phone: "604 555 0100",
      email: "main@harbourgolf.example",
      timezone: "America/Vancouver",
      timeformat: "HH:mm",
      dateformat: "D MMM YYYY",
      hours: everyDay({ opens: "09:00", closes: "23:00" }, { sunday: { opens: "09:00", closes: "22:00" } }),
      resources: [
        ...[1, 2, 3, 4, 5, 6].map((number) => ({ name: `Bay ${number}`, type: SIMULATOR })),
        { name: "VIP suite", type: VIP, capacity: 8 },
        { name: "Studio", type: STUDIO, capacity: 2 },
      ],
    },
    {
      name: NORTH,
      address_line: "145 Lonsdale Avenue",
      city: "North Vancouver",
      province_state: "BC",
      country: "CA",
      postal_code: "V7M 2E7",
      phone: "604 555 0101",
      email: "north@harbourgolf.example",
      timezone: "America/Vancouver",
      timeformat: "HH:mm",
      dateformat: "D MMM YYYY",
      hours: everyDay({ opens: "10:00", closes: "22:00" }),
      resources: [
        ...[7, 8, 9].map((number) => ({ name: `Bay ${number}`, type: SIMULATOR })),
        { name: "North studio", type: STUDIO, capacity: 2 },
      ],
    },
  ],
  services: HARBOUR_SERVICES,
  coaches: [
    {
      first_name: "Dayo",
      last_name: "Okafor",
      email: "coach@demo.test",
      phone: "604 555 0161",
      bio: "Twelve years on tour as a coach; short game and scoring.",
      services: [LESSON, PUTTING, PLAYING, SHORT_GAME],
      weekly: [
        { location: MAIN, weekdays: WORKDAYS, starts: "12:00", ends: "20:00" },
        { location: MAIN, weekdays: WEEKEND, starts: "09:00", ends: "15:00" },
      ],
    },
    {
      first_name: "Mei-Lin",
      last_name: "Zhao",
      email: "mei-lin@harbourgolf.example",
      phone: "604 555 0164",
      bio: "Juniors and beginners, in English, Mandarin and Cantonese.",
      services: [LESSON, JUNIOR, PUTTING],
      weekly: [
        { location: MAIN, weekdays: ["tuesday", "thursday"], starts: "15:00", ends: "21:00" },
        { location: MAIN, weekdays: ["wednesday"], starts: "10:00", ends: "13:00" },
        { location: MAIN, weekdays: ["wednesday"], starts: "15:00", ends: "21:00" },
        { location: MAIN, weekdays: ["friday"], starts: "12:00", ends: "18:00" },
        { location: MAIN, weekdays: ["saturday"], starts: "09:00", ends: "14:00" },
      ],
    },
    {
      first_name: "Sean",
      last_name: "Gallagher",
      email: "sean@harbourgolf.example",
      phone: "604 555 0167",
      bio: "Club fitting and full swing, with numbers you can use.",
      services: [LESSON, CLUB_FITTING, PUTTER_FITTING, PLAYING],
      weekly: [
        { location: MAIN, weekdays: ["monday", "tuesday", "wednesday"], starts: "09:00", ends: "16:00" },
        { location: NORTH, weekdays: ["thursday", "friday"], starts: "12:00", ends: "20:00" },
      ],
    },
    {
      first_name: "Ana",
      last_name: "Petrović",
      email: "ana@harbourgolf.example",
      phone: "604 555 0168",
      bio: "Former national team; long game and course strategy.",
      services: [LESSON, JUNIOR, PUTTING],
      weekly: [
        { location: NORTH, weekdays: ["monday", "tuesday", "wednesday"], starts: "13:00", ends: "21:00" },
        { location: NORTH, weekdays: WEEKEND, starts: "10:00", ends: "16:00" },
      ],
    },
    {
      first_name: "Luc",
      last_name: "Bouchard",
      email: "luc@harbourgolf.example",
      phone: "604 555 0171",
      bio: "Evening lessons for people who work all day. Français aussi.",
      services: [LESSON, CLUB_FITTING],
      weekly: [{ location: MAIN, weekdays: WORKDAYS, starts: "17:00", ends: "22:00" }],
    },
    {
      first_name: "Amara",
      last_name: "Diallo",
      email: "amara@harbourgolf.example",
      phone: "604 555 0173",
      bio: "Putting and mental game.",
      services: [PUTTING, JUNIOR, PUTTER_FITTING, BEGINNERS],
      weekly: [{ location: NORTH, weekdays: WEEK, starts: "11:00", ends: "17:00" }],
    },
  ],
};
