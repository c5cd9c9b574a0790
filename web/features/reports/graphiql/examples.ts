import { AGGREGATE_EXAMPLES } from "./aggregate-examples.ts";
import type { Example } from "./example.ts";

/** Example queries to run and modify. */
export const EXAMPLES: readonly Example[] = [
  {
    title: "Bookings of a day",
    about: "Client, coach, bay, money",
    query: `# day: on the location's own calendar.
query BookingsOfDay($day: String!, $at: Int!) {
  bookings(
    location_id: $at
    date_from: $day
    date_to: $day
    sortBy: start_time
    sortDir: asc
    perPage: 20
  ) {
    data {
      local_start
      local_end
      client { name }
      guest { first_name last_name }
      service { name }
      resource { name }
      coach { name }
      status
      payment_status
      price { amount currency }
    }
    meta { total }
  }
}`,
    variables: ({ locationId }) => ({ day: "today", at: locationId }),
  },
  {
    title: "A coach's week",
    about: "Lessons, hours and what is free",
    query: `# start and end are instants: of a day, its first.
query CoachWeek(
  $coach: Int!
  $start: String!
  $end: String!
) {
  coach(id: $coach) {
    name
    availability_mode
  }
  coachSchedule(id: $coach, start: $start, end: $end) {
    bookings { local_start local_end client_name service_name }
    free { local_start local_end }
  }
}`,
    variables: ({ coachId }) => ({ coach: coachId, start: "today", end: "today+7" }),
  },
  {
    title: "Free times of a service",
    about: "As on the booking page",
    query: `query FreeTimes(
  $service: Int!
  $at: Int!
  $from: String!
  $to: String!
) {
  publicAvailability(
    service_id: $service
    location_id: $at
    date_from: $from
    date_to: $to
  ) {
    data {
      local_start
      local_end
      resource_ids
      price { amount currency }
    }
  }
}`,
    variables: ({ serviceId, locationId }) => ({ service: serviceId, at: locationId, from: "today", to: "today" }),
  },
  {
    title: "Services with their prices",
    about: "Lengths, peak hours",
    query: `query Prices {
  services(perPage: 50) {
    data {
      name
      kind
      durations {
        duration_minutes
        price { amount currency }
        peak_price { amount currency }
      }
      peak_hours { weekdays from to }
    }
  }
}`,
    variables: () => ({}),
  },
  {
    title: "Unpaid in the next 7 days",
    about: "Who to write to",
    query: `query Unpaid($from: String!, $to: String!) {
  bookings(
    payment_status: [due]
    status: [confirmed]
    date_from: $from
    date_to: $to
    sortDir: asc
    perPage: 50
  ) {
    data {
      local_start
      client { name email phone }
      guest { first_name last_name email phone }
      price { amount currency }
    }
    meta { total }
  }
}`,
    variables: () => ({ from: "today", to: "today+7" }),
  },
  {
    title: "Bays and their locations",
    about: "Capacity, place in lists",
    query: `query Bays {
  resources(perPage: 50) {
    data {
      name
      capacity
      location { name timezone }
    }
  }
}`,
    variables: () => ({}),
  },
  ...AGGREGATE_EXAMPLES,
];
