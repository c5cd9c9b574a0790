import { AT_THE_DESK, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";

const SWING = {
  id: 5,
  series_id: 2,
  name: "Swing Basics",
  level: "Beginner",
  resource_name: "Studio",
  coach_name: "Dana Okafor",
  local_start: "2027-05-11T13:00:00-07:00",
  local_end: "2027-05-11T14:00:00-07:00",
  capacity: 6,
  seats_left: 4,
  price: { __typename: "Money", amount: 3000, currency: "CAD" },
  status: "scheduled",
};

const attendee = (booking_id: number, name: string, status: string) => ({
  __typename: "ClassAttendee",
  booking_id,
  name,
  seats: 1,
  guest_names: [],
  status,
  payment_status: "due",
  version: 1,
});

export const SWING_BASICS = {
  ...SWING,
  __typename: "ClassSessionDetails",
  service_id: 9,
  location_id: 1,
  location_name: "Main Street",
  resource_id: 3,
  coach_id: 4,
  start_time: "2027-05-11T20:00:00Z",
  end_time: "2027-05-11T21:00:00Z",
  version: 1,
  allowed_actions: ["update", "book", "check_in_all", "cancel"],
  attendees: [attendee(70, "Ada Field", "confirmed"), attendee(71, "Robin Lee", "checked_in")],
};

const row = (changes: Record<string, unknown>) => ({ ...SWING, __typename: "ClassSession", ...changes });
const named = (__typename: string, id: number, name: string) => ({ __typename, id, name });

const usual = {
  __typename: "ServiceDuration",
  duration_minutes: 60,
  price: { __typename: "Money", amount: 3000, currency: "CAD" },
};

/** The desk with three classes in a week: one with seats, one that is full, one that was cancelled. */
export const A_WEEK_OF_CLASSES: Answers = {
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: PERSON } }),
  ClassCoaches: () => ({ data: { coaches: { data: [named("Coach", 4, "Dana Okafor")] } } }),
  ClassList: () => ({
    data: {
      classSessions: {
        data: [
          row({}),
          row({ id: 6, name: "Short Game", seats_left: 0, local_start: "2027-05-11T18:00:00-07:00" }),
          row({ id: 7, name: "Lunch Putting", status: "cancelled", local_start: "2027-05-13T12:00:00-07:00" }),
        ],
        meta: { total: 3 },
      },
    },
  }),
  ClassDetails: () => ({ data: { classSession: SWING_BASICS } }),
  ClassChoices: () => ({
    data: {
      services: { data: [{ ...named("Service", 9, "Swing Basics"), durations: [usual] }] },
      coaches: { data: [named("Coach", 4, "Dana Okafor")] },
      resources: { data: [named("Resource", 3, "Studio")] },
    },
  }),
};

const occurrence = (date: string, problem: string | null, message: string | null) => ({
  __typename: "ClassOccurrence",
  date,
  local_start: `${date}T13:00:00-07:00`,
  problem,
  message,
});

export const TWO_DATES = [
  occurrence("2027-05-11", null, null),
  occurrence("2027-05-18", "coach_taken", "Dana is not free then on Tuesday 18 May."),
];
