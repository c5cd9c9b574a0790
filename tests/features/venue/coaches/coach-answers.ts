import { AT_THE_DESK, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";

export const COACH = {
  __typename: "Coach",
  id: 5,
  first_name: "Mei-Lin",
  last_name: "Zhao",
  name: "Mei-Lin Zhao",
  email: "mei-lin@demo.test",
  location_ids: [1],
  picture: null,
  details: { phone: "604 555 0164", bio: null },
  availability_mode: "weekly",
  availability_count: 1,
  has_availability: true,
  version: 3,
  outlook: {
    __typename: "CoachOutlook",
    id: 5,
    lessons_to_come: 31,
    next_hours: {
      location_id: 1,
      start_time: "2099-05-05T22:00:00Z",
      local_start: "2099-05-05T15:00:00-07:00",
      local_end: "2099-05-05T21:00:00-07:00",
    },
  },
};
export const THURSDAY = {
  __typename: "CoachAvailability",
  id: 9,
  coach_id: 5,
  location_id: 1,
  weekday: "thursday",
  date: null,
  starts: "15:00",
  ends: "21:00",
  note: null,
  version: 1,
};
export const DAY_OFF = {
  ...THURSDAY,
  id: 10,
  weekday: null,
  date: "2099-05-17",
  starts: null,
  ends: null,
  note: "Dentist",
};
export const LESSON = {
  id: 70,
  client_name: "Hana Kimura",
  service_name: "Lesson",
  resource_name: "Studio",
  location_id: 1,
  start_time: "2099-05-15T03:00:00Z",
  end_time: "2099-05-15T04:00:00Z",
  local_start: "2099-05-14T20:00:00-07:00",
  local_end: "2099-05-14T21:00:00-07:00",
  status: "confirmed",
  payment_status: "paid",
};
export const CONFLICTING = {
  code: "invalid_state",
  status: 409,
  message: "1 booking falls outside.",
  current: [LESSON],
};

const DESK = { ...PERSON, permissions: [...PERSON.permissions, "coaches.write"] };
export const COACHES: Answers = {
  ...AT_THE_DESK,
  LessonSubstitutes: ({ id }) => ({
    data: {
      lessonSubstitutes: {
        __typename: "LessonSubstitutes",
        booking_id: id,
        version: 3,
        data: id === 70 ? [{ __typename: "Substitute", coach_id: 6, name: "Sean Gallagher" }] : [],
      },
    },
  }),
  Profile: () => ({ data: { userProfile: DESK } }),
  CoachList: () => ({ data: { coaches: { data: [COACH], meta: { total: 1 } } } }),
  CoachPage: () => ({ data: { coach: COACH, coachAvailabilities: [THURSDAY, DAY_OFF] } }),
  CoachVenueHours: () => ({
    data: {
      locationHours: {
        __typename: "LocationHours",
        location_id: 1,
        version: 1,
        days: [{ weekday: "thursday", ranges: [{ opens: "09:00", closes: "23:00" }] }],
      },
    },
  }),
};
