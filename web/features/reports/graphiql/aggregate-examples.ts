import type { Example } from "./example.ts";

const lastWeek = () => ({ start: "start of week-1", end: "end of week-1" });
const thisMonth = () => ({ start: "start of month", end: "end of month" });
const lastMonth = () => ({ start: "start of month-1", end: "end of month-1" });

/** Frequent reports of venues, one query each; the period is in the variables. */
export const AGGREGATE_EXAMPLES: readonly Example[] = [
  {
    title: "Use of each bay last week",
    about: "Booked ÷ open time",
    query: `query BayUse($start: String!, $end: String!) {
  hourAggregates(of: bays, start: $start, end: $end, group_by: [resource]) {
    groups {
      resource_name
      open_minutes
      booked_minutes
      use_percent
    }
  }
}`,
    variables: lastWeek,
  },
  {
    title: "Bookings by hour and weekday",
    about: "When people come",
    query: `query BookingsByHour($start: String!, $end: String!) {
  bookingAggregates(start: $start, end: $end, group_by: [weekday, hour]) {
    groups { weekday hour bookings share_percent }
  }
}`,
    variables: lastMonth,
  },
  {
    title: "No-shows per coach",
    about: "Missed lessons and their rate",
    query: `query NoShows($start: String!, $end: String!) {
  bookingAggregates(
    start: $start
    end: $end
    kind: [coach]
    group_by: [coach]
  ) {
    groups { coach_name bookings no_shows no_show_percent }
  }
}`,
    variables: lastMonth,
  },
  {
    title: "Revenue by service this month",
    about: "When paid, and when earned",
    query: `query RevenueByService($start: String!, $end: String!) {
  cash: paymentAggregates(
    start: $start
    end: $end
    basis: cash
    source: [bookings]
    group_by: [service]
  ) {
    groups { ...Revenue }
  }
  accrual: paymentAggregates(
    start: $start
    end: $end
    basis: accrual
    source: [bookings]
    group_by: [service]
  ) {
    groups { ...Revenue }
  }
}

fragment Revenue on PaymentAggregateGroup {
  service_name
  items
  revenue { amount currency }
  given_back { amount currency }
}`,
    variables: thisMonth,
  },
  {
    title: "Clients absent for 60 days",
    about: "By month of their last visit",
    query: `# Add client to group_by for their names.
query AbsentClients($start: String!, $end: String!) {
  clientAggregates(
    start: $start
    end: $end
    time: last_visit
    has_upcoming: false
    group_by: [month]
  ) {
    groups {
      date
      clients
      average_visits
      absent_median_days
    }
  }
}`,
    variables: () => ({ start: "today-3600", end: "today-60" }),
  },
  {
    title: "Lead time",
    about: "How far ahead, by service",
    query: `query LeadTime($start: String!, $end: String!) {
  bookingAggregates(start: $start, end: $end, group_by: [service]) {
    groups {
      service_name
      bookings
      lead_average_hours
      lead_median_hours
      lead_p90_hours
    }
  }
}`,
    variables: lastMonth,
  },
  {
    title: "Share of peak",
    about: "Bookings in peak hours",
    query: `query PeakShare($start: String!, $end: String!) {
  bookingAggregates(start: $start, end: $end, group_by: [peak]) {
    groups {
      is_peak
      bookings
      share_percent
      prices { amount currency }
    }
  }
}`,
    variables: lastMonth,
  },
  {
    title: "Cancellations",
    about: "By notice, and why",
    query: `query Cancellations($start: String!, $end: String!) {
  bookingAggregates(
    start: $start
    end: $end
    group_by: [notice, cancel_reason]
  ) {
    groups {
      notice
      cancel_reason
      cancelled
      cancelled_share_percent
    }
  }
}`,
    variables: lastMonth,
  },
  {
    title: "Unpaid by day, next 7 days",
    about: "What is still to pay",
    query: `query UnpaidByDay($start: String!, $end: String!) {
  bookingAggregates(
    start: $start
    end: $end
    status: [confirmed, checked_in]
    payment_status: [due, deposit_paid]
    group_by: [day]
  ) {
    groups {
      date
      bookings
      due { amount currency }
    }
  }
}`,
    variables: () => ({ start: "today", end: "today+6" }),
  },
  {
    title: "MRR and its movement",
    about: "By month of this year",
    query: `query Mrr($start: String!, $end: String!) {
  membershipAggregates(start: $start, end: $end, group_by: [month]) {
    groups {
      date
      mrr_start { amount currency }
      mrr_end { amount currency }
      payers_end
      churn_percent
      movements {
        movement
        members
        amount { amount currency }
      }
    }
  }
}`,
    variables: () => ({ start: "start of year", end: "end of year" }),
  },
  {
    title: "Fill of classes",
    about: "Seats taken ÷ seats",
    query: `query ClassFill($start: String!, $end: String!) {
  hourAggregates(
    of: classes
    start: $start
    end: $end
    group_by: [service, weekday]
  ) {
    groups {
      service_name
      weekday
      classes
      seats
      seats_taken
      fill_percent
    }
  }
}`,
    variables: lastMonth,
  },
  {
    title: "Coach hours offered and booked",
    about: "By coach",
    query: `query CoachHours($start: String!, $end: String!) {
  hourAggregates(of: coaches, start: $start, end: $end, group_by: [coach]) {
    groups {
      coach_name
      open_minutes
      booked_minutes
      outside_minutes
      use_percent
    }
  }
}`,
    variables: lastMonth,
  },
];
