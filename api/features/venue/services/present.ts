import { presentPicture } from "#api/files/stored-picture.ts";
import type { BookingPolicy } from "#schema/bookings/policies/models.ts";
import type { PeakHours, Service } from "#schema/venue/services/models.ts";
import type { servicesWithIds } from "./queries.ts";

export type ServiceRow = Awaited<ReturnType<typeof servicesWithIds>>[number];

/** Presents a service to staff, with list prices in the company's currency. */
export function presentService(row: ServiceRow, currency: string): Service {
  const money = (amount: number) => ({ amount, currency });
  const { durations, peak_hours, coach_ids, policy, archived_at, ...rest } = row;
  return {
    ...rest,
    picture: presentPicture(row.picture),
    is_archived: archived_at !== null,
    peak_hours: peak_hours as PeakHours[],
    coach_ids: coach_ids ?? [],
    policy: policy as BookingPolicy | null,
    durations: durations.map(({ duration_minutes, price_amount, peak_price_amount }) => ({
      duration_minutes,
      price: money(price_amount),
      peak_price: peak_price_amount === null ? null : money(peak_price_amount),
    })),
  };
}
