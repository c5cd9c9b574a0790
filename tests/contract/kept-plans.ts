import type { OperationId, Question } from "#tests/support/venue.ts";
import type { Kept, KnownIds } from "./kept-writes.ts";

const plan = ({ resourceType, service, tag }: KnownIds) => ({
  name: "Pier 12",
  price: { amount: 22_900, currency: "CAD" },
  billing_period: "custom",
  description: "Twelve hours",
  sign_up_fee: { amount: 2500, currency: "CAD" },
  benefits: [
    {
      unit: "minutes",
      quantity: 720,
      service_id: null,
      resource_type_id: resourceType,
      rollover_limit: 60,
      no_show_extra: 30,
    },
  ],
  notice_days: 0,
  trial_days: 0,
  is_gift_card: false,
  own_amount: null,
  expires_after_months: 6,
  capacity: 30,
  repurchase_lock_months: 6,
  member_prices: [{ service_id: service, duration_minutes: null, percent_off: 20, price: null }],
  booking_window_days: 21,
  concurrent_bookings: 3,
  guest_limit: 2,
  family_size: 4,
  pause_min_days: 14,
  pause_max_days: 92,
  is_cancellable: false,
  changes_begin: "member_chooses",
  eligible_tag_ids: [tag],
});

/** A renewing plan has a notice period and no end. */
const renewingPlan = (ids: KnownIds) => ({
  ...plan(ids),
  billing_period: "quarterly",
  changes_begin: "period_end",
  notice_days: 7,
  trial_days: 14,
  expires_after_months: null,
});

const again = (): [OperationId, Question] => ["membershipPlans", { query: { perPage: 100 } }];

/** The writes of membership plans. */
export const PLANS_TRIED = {
  createMembershipPlan: { sent: (ids) => ({ body: plan(ids) }), again },
  updateMembershipPlan: {
    sent: (ids) => ({
      params: { id: ids.membershipPlan },
      body: { ...renewingPlan(ids), name: "Pier 24", is_archived: true },
    }),
    again,
  },
} satisfies Record<string, Kept>;
