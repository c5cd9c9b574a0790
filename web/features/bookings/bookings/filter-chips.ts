import type { BookingStanding, PaymentStatus } from "#schema/bookings/bookings/models.ts";
import { BOOKING_LOOKS } from "#web/features/bookings/shared/rows/booking-look.ts";
import { PAYMENT_LOOKS } from "#web/features/payments/shared/payment-look.ts";
import { formatDayRange, type DayFormats } from "#web/time/format-day.ts";
import type { GridFilter } from "#web/ui/grid/server-grid-props.ts";
import { NO_FILTERS, type BookingFilters } from "./booking-filters.ts";
import type { FilterChoices } from "./use-filter-choices.ts";

export const STATUS_CHIPS: readonly BookingStanding[] = [
  "confirmed",
  "late",
  "checked_in",
  "completed",
  "no_show",
  "cancelled",
];
export const PAYMENT_CHIPS: readonly PaymentStatus[] = ["due", "deposit_paid", "paid", "refund_due"];

/** Names of the chosen filters by id; undefined while loading. */
export interface ChosenNames {
  location?: string;
  bay?: string;
  coach?: string;
  service?: string;
  /** "May 4 – May 10", in the venue's format. */
  dates?: string;
}

const BY_ID = ["location", "bay", "coach", "service"] as const;
const NOUNS = { location: "Location", bay: "Bay", coach: "Coach", service: "Service" } as const;

/** The chips above the list: all statuses on offer, and other active filters. */
export function filterChips(filters: BookingFilters, names: ChosenNames): GridFilter[] {
  const chips: GridFilter[] = [];
  if (names.dates !== undefined) chips.push({ key: "dates", label: names.dates, isOn: true });
  for (const name of BY_ID) {
    const id = filters[name];
    if (id !== null) chips.push({ key: name, label: names[name] ?? `${NOUNS[name]} ${id}`, isOn: true });
  }
  for (const status of STATUS_CHIPS) {
    const isOn = filters.status.includes(status);
    chips.push({ key: `status:${status}`, label: BOOKING_LOOKS[status].label, isOn });
  }
  for (const payment of paymentChips(filters)) {
    const isOn = filters.payment.includes(payment);
    chips.push({ key: `payment:${payment}`, label: PAYMENT_LOOKS[payment].label, isOn });
  }
  return chips;
}

/** The rarer payment statuses appear only while active; only links set them. */
function paymentChips({ payment }: BookingFilters): PaymentStatus[] {
  return [...PAYMENT_CHIPS, ...payment.filter((status) => !PAYMENT_CHIPS.includes(status))];
}

/** Returns the filter change for a click on a chip. */
export function toggledBy(key: string, filters: BookingFilters): Partial<BookingFilters> {
  if (key === "dates") return { from: NO_FILTERS.from, to: NO_FILTERS.to };
  const byId = BY_ID.find((name) => name === key);
  if (byId) return { [byId]: null };
  const status = STATUS_CHIPS.find((value) => `status:${value}` === key);
  if (status) return { status: toggled(filters.status, status) };
  const payment = paymentChips(filters).find((value) => `payment:${value}` === key);
  return payment ? { payment: toggled(filters.payment, payment) } : {};
}

function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/** The chip labels of the chosen dates, place, coach and service; dates in the venue's format. */
export function chosenNames(filters: BookingFilters, choices: FilterChoices, formats: DayFormats): ChosenNames {
  return {
    location: nameIn(choices.locations, filters.location),
    bay: nameIn(choices.bays, filters.bay),
    coach: nameIn(choices.coaches, filters.coach),
    service: nameIn(choices.services, filters.service),
    dates: formatDayRange(filters, formats),
  };
}

function nameIn(choices: readonly { id: number; name: string }[], id: number | null): string | undefined {
  return choices.find((choice) => choice.id === id)?.name;
}
