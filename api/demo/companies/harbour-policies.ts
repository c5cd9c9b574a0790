import { VIP } from "#api/demo/companies/harbour-services.ts";
import type { BookingPolicy } from "#schema/policies/models.ts";

const NOTHING = { amount: 0, currency: "CAD" };

/** The rules of services by name; the others are free of charge until the start. */
export const HARBOUR_POLICIES: Record<string, BookingPolicy> = {
  [VIP]: {
    cancellation: [
      { from_hours_before: null, until_hours_before: 24, refund_percent: 100, refund_as: "payment", fee: NOTHING },
      { from_hours_before: 24, until_hours_before: 0, refund_percent: 50, refund_as: "credit", fee: NOTHING },
    ],
    no_show: { percent: 100, fee: NOTHING },
    deposit: { percent: 25, fee: NOTHING },
    reschedule_notice_minutes: 24 * 60,
    reschedule_fee: NOTHING,
  },
};
