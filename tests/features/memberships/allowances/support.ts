import { bayHour, serviceId } from "#tests/features/bookings/bookings/support.ts";
import { deskOf } from "#tests/features/memberships/memberships/support.ts";
import type { Ask, Platform } from "#tests/support/venue.ts";

export const minutes = (quantity: number, more: Record<string, unknown> = {}) => benefit("minutes", quantity, more);
export const credits = (quantity: number, more: Record<string, unknown> = {}) => benefit("credits", quantity, more);

const benefit = (unit: string, quantity: number, more: Record<string, unknown>) => ({
  unit,
  quantity,
  service_id: null,
  resource_type_id: null,
  rollover_limit: 0,
  ...more,
});

/** A desk with a client who has joined a plan with these benefits, and bay hours that the client books. */
export async function memberOf(platform: Platform, benefits: readonly unknown[], terms: Record<string, unknown> = {}) {
  const desk = await deskOf(platform, { benefits, ...terms });
  const { venue, client, staff } = desk;
  await desk.start();
  const hourFrom = (hour: number, more: Record<string, unknown> = {}) =>
    bayHour(venue, {
      client_id: client.id,
      guest: undefined,
      start_time: `2027-05-04 ${hour}:00:00`,
      end_time: `2027-05-04 ${hour + 1}:00:00`,
      ...more,
    });
  const left = async () =>
    (await desk.current()).allowances.map((allowance: { left: number }) => allowance.left) as number[];
  const entries = async () => {
    const { body } = await staff.ask("clientAllowanceEntries", { params: { id: client.id }, query: { perPage: 100 } });
    return body.data as { kind: string; amount: number; booking_id: number | null; reason: string | null }[];
  };
  const quote = async (ask: Ask, more: Record<string, unknown> = {}) =>
    ask("allowanceQuote", {
      query: {
        client_id: client.id,
        service_id: serviceId(venue),
        location_id: venue.locationId,
        start_time: "2027-05-04 19:00:00",
        end_time: "2027-05-04 20:00:00",
        price_amount: 6000,
        ...more,
      },
    });
  return { ...desk, hourFrom, left, entries, quote };
}
