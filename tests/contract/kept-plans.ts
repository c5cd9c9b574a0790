import type { KnownIds } from "#tests/contract/kept-writes.ts";

export const plan = ({ resourceType, service }: KnownIds) => ({
  name: "Pier 12",
  price: { amount: 22_900, currency: "CAD" },
  billing_period: "quarterly",
  description: "Twelve hours",
  sign_up_fee: { amount: 2500, currency: "CAD" },
  benefits: [{ unit: "minutes", quantity: 720, service_id: null, resource_type_id: resourceType, rollover_limit: 60 }],
  notice_days: 7,
  capacity: 30,
  repurchase_lock_months: 6,
  member_prices: [{ service_id: service, duration_minutes: null, percent_off: 20, price: null }],
  booking_window_days: 21,
  concurrent_bookings: 3,
  guest_limit: 2,
});
