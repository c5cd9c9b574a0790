import type { WidgetName, WidgetSize } from "#schema/reports/dashboard/models.ts";

export const WIDGET_LABELS = {
  todo: { name: "To do", about: "What needs action" },
  arrivals: { name: "Next arrivals", about: "The next eight" },
  bays: { name: "Bays today", about: "Each bay's day" },
  revenue: { name: "Revenue this week", about: "Payments for bookings less refunds" },
  bay_use: { name: "Occupancy this week", about: "Booked of the open time" },
  bookings: { name: "Bookings this week", about: "Without cancelled ones" },
  bay_revenue: { name: "Revenue per bay-hour", about: "What each bay brings an open hour, this month" },
  saved_query: { name: "Saved query", about: "Its current result" },
  no_shows: { name: "No-shows this week", about: "Missed without being cancelled" },
} as const satisfies Record<WidgetName, { name: string; about: string }>;

export const SIZES: readonly { value: WidgetSize; label: string }[] = [
  { value: "small", label: "A third" },
  { value: "medium", label: "Two thirds" },
  { value: "large", label: "Whole width" },
];
