import { MOST_TRIES } from "#api/jobs/jobs.ts";
import type { Platform, Venue } from "#tests/support/venue.ts";

/** Stores an event about the company's subscription whose retries are used up; returns its id. */
export async function keepFailedEvent(
  { admin, clock }: Platform,
  { tenantId: tenant_id, slug }: Venue,
  changes: { tries?: number; received_at?: Temporal.Instant } = {},
): Promise<string> {
  const id = `evt_${slug}_${crypto.randomUUID()}`;
  const happened = { created_at: clock.now(), received_at: clock.now() };
  const row = {
    tenant_id,
    id,
    type: "invoice.paid",
    ...happened,
    tries: MOST_TRIES,
    failure: "The provider was away.",
  };
  await admin
    .insertInto("payment_events")
    .values({ ...row, ...changes })
    .execute();
  return id;
}
