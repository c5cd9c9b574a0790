import { BookingStanding, PaymentStatus } from "#schema/bookings/bookings/models.ts";
import { daysOf, idOf } from "#web/screen/use-url-value.ts";
import { addDays } from "#web/time/wall-clock.ts";

/** A date range relative to today; custom dates replace it. */
export type BookingView = "upcoming" | "today" | "past" | "all";

/** The filters of the list, kept in the URL. */
export interface BookingFilters {
  view: BookingView;
  status: readonly BookingStanding[];
  payment: readonly PaymentStatus[];
  /** Venue dates, YYYY-MM-DD. */
  from: string | null;
  to: string | null;
  location: number | null;
  bay: number | null;
  coach: number | null;
  service: number | null;
}

export const NO_FILTERS: Omit<BookingFilters, "view"> = {
  status: [],
  payment: [],
  from: null,
  to: null,
  location: null,
  bay: null,
  coach: null,
  service: null,
};

export const PAST_DAYS = 30;
const VIEWS: readonly BookingView[] = ["upcoming", "today", "past", "all"];
const LISTS = ["status", "payment"] as const;
const TEXTS = ["from", "to", "location", "bay", "coach", "service"] as const;

/** Ignores invalid values: a hand-typed URL shows a list, not an error. */
export function readBookingFilters(params: URLSearchParams): BookingFilters {
  return {
    view: VIEWS.find((view) => view === params.get("view")) ?? "upcoming",
    status: BookingStanding.options.filter((status) => status !== "held" && wordsOf(params, "status").includes(status)),
    payment: PaymentStatus.options.filter((status) => wordsOf(params, "payment").includes(status)),
    ...daysOf(params),
    location: idOf(params.get("location") ?? ""),
    bay: idOf(params.get("bay") ?? ""),
    coach: idOf(params.get("coach") ?? ""),
    service: idOf(params.get("service") ?? ""),
  };
}

/** Returns the same parameters with these filters, on the first page. */
export function writeBookingFilters(params: URLSearchParams, filters: BookingFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string) => (value === "" ? next.delete(name) : next.set(name, value));
  put("view", filters.view === "upcoming" ? "" : filters.view);
  for (const name of LISTS) put(name, filters[name].join(","));
  for (const name of TEXTS) put(name, String(filters[name] ?? ""));
  next.delete("page");
  return next;
}

/** The filters as query arguments; `today` is the venue's date. */
export function filterArguments(filters: BookingFilters, today: string) {
  const { status, payment, location, bay, coach, service } = filters;
  return {
    status: status.length > 0 ? [...status] : null,
    payment_status: payment.length > 0 ? [...payment] : null,
    location_id: location,
    resource_id: bay,
    coach_id: coach,
    service_id: service,
    ...datesOf(filters, today),
  };
}

interface Dates {
  date_from: string | null;
  date_to: string | null;
}

function datesOf({ view, from, to }: BookingFilters, today: string): Dates {
  if (from !== null || to !== null) return { date_from: from, date_to: to };
  const spans: Record<BookingView, Dates> = {
    upcoming: { date_from: today, date_to: null },
    today: { date_from: today, date_to: today },
    past: { date_from: addDays(today, -PAST_DAYS), date_to: addDays(today, -1) },
    all: { date_from: null, date_to: null },
  };
  return spans[view];
}

function wordsOf(params: URLSearchParams, name: string): string[] {
  return (params.get(name) ?? "").split(",");
}
