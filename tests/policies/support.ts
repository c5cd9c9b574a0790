import type { Ask, Venue } from "#tests/support/venue.ts";
import type { BookingPolicy, CancellationTier } from "#schema/policies/models.ts";

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

/** Rules with these tiers; all else costs nothing. */
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

/** Golf bays: half the price under 12 hours, all of it where nobody comes. */
export const HALF_UNDER_12_HOURS = policyWith(
  [
    [null, 12, 100],
    [12, 0, 50],
  ],
  { no_show: { percent: 100, fee: cad(0) } },
);

/** Gives the venue's bay time these rules from now on. */
export async function setPolicy(staff: Ask, venue: Venue, policy: BookingPolicy | null): Promise<void> {
  const id = venue.catalogue.services[0]?.id ?? 0;
  const { body } = await staff("servicesByIds", { query: { ids: [id] } });
  const reply = await staff("updateService", { params: { id }, body: { version: body[0].version, policy } });
  if (reply.status !== 200) throw new Error(`updateService answered ${reply.status}: ${JSON.stringify(reply.body)}`);
}
