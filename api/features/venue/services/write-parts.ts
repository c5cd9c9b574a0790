import type { Call } from "#api/call/call.ts";
import type { PeakHours, ServiceDuration } from "#schema/venue/services/models.ts";
import { replaceCoaches, replaceDurations, replacePeakHours } from "./write-queries.ts";

interface ServiceParts {
  durations?: readonly ServiceDuration[] | undefined;
  peak_hours?: readonly PeakHours[] | undefined;
  coach_ids?: readonly number[] | undefined;
}

/** Replaces a service's lengths, peak hours and coaches; omitted parts stay unchanged. */
export async function writeParts(
  { db, tenant }: Call,
  service_id: number,
  { durations, peak_hours, coach_ids }: ServiceParts,
): Promise<void> {
  const owner = { tenant_id: tenant.tenant_id, service_id };
  if (durations) {
    const rows = durations.map(({ duration_minutes, price, peak_price }) => ({
      ...owner,
      duration_minutes,
      price_amount: price.amount,
      peak_price_amount: peak_price?.amount ?? null,
    }));
    await replaceDurations(db, service_id, rows);
  }
  if (peak_hours) {
    const rows = peak_hours.map(({ weekdays, from, to }, at) => ({
      ...owner,
      position: at + 1,
      weekdays: [...new Set(weekdays)],
      from_time: from,
      to_time: to,
    }));
    await replacePeakHours(db, service_id, rows);
  }
  if (coach_ids) {
    const rows = [...new Set(coach_ids)].map((coach_id) => ({ ...owner, coach_id }));
    await replaceCoaches(db, service_id, rows);
  }
}
