import type { BookingPolicy, CancellationTier } from "#schema/bookings/policies/models.ts";
import type { Ask, Person, Venue } from "#tests/support/venue.ts";

export const cad = (amount: number) => ({ amount, currency: "CAD" });

type Tier = [from: number | null, until: number, refundPercent: number, changes?: Partial<CancellationTier>];

export const tier = ([from, until, refund_percent, changes = {}]: Tier): CancellationTier => ({
  from_hours_before: from,
  until_hours_before: until,
  refund_percent,
  refund_as: "payment",
  fee: cad(0),
  ...changes,
});

/** A policy with these tiers; everything else is free of charge. */
export function policyWith(tiers: readonly Tier[], changes: Partial<BookingPolicy> = {}): BookingPolicy {
  return {
    cancellation: tiers.map(tier),
    no_show: { percent: 0, fee: cad(0) },
    deposit: { percent: 0, fee: cad(0) },
    reschedule_notice_minutes: 0,
    reschedule_fee: cad(0),
    ...changes,
  };
}

/** Golf bays: half the price under 12 hours, the full price for a no-show. */
export const HALF_UNDER_12_HOURS = policyWith(
  [
    [null, 12, 100],
    [12, 0, 50],
  ],
  { no_show: { percent: 100, fee: cad(0) } },
);

/** Sets the policy of the venue's bay time from now on. */
export async function setPolicy(staff: Ask, venue: Venue, policy: BookingPolicy | null): Promise<void> {
  const id = venue.catalogue.services[0]?.id ?? 0;
  const { body } = await staff("servicesByIds", { query: { ids: [id] } });
  const reply = await staff("updateService", { params: { id }, body: { version: body[0].version, policy } });
  if (reply.status !== 200) throw new Error(`updateService answered ${reply.status}: ${JSON.stringify(reply.body)}`);
}

/** Cancels a booking of a service that keeps the full price, and returns the id of the amount due. */
export async function owedFee(staff: Person, { resource_type_id, ...base }: Record<string, unknown>): Promise<number> {
  const service = await staff.ask("createService", {
    body: {
      name: "Strict bay",
      kind: "resource",
      resource_type_id,
      durations: [{ duration_minutes: 60, price: cad(6000), peak_price: null }],
      policy: policyWith([[null, 0, 0]]),
    },
  });
  const times = { start_time: "2027-05-12 17:00:00", end_time: "2027-05-12 18:00:00" };
  const booking = await staff.ask("createBooking", { body: { ...base, ...times, service_id: service.body.id } });
  await staff.ask("cancelBooking", { params: { id: booking.body.id } });
  return (await staff.ask("bookingFees", { params: { id: booking.body.id } })).body.amounts_due[0].id;
}
