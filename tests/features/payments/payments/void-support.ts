import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import type { Ask, Platform, Venue } from "#tests/support/venue.ts";
import { accountOf, cash, deskWithBooking, take } from "./support.ts";

export const NEXT_DAY = "2027-05-04T17:00:00Z";
export const mistaken = (
  ask: Ask,
  id: number,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) => ask("voidPayment", { params: { id }, body: { reason: "Wrong booking", refunded: 0, ...changes }, headers });

export const refund = (ask: Ask, id: number, amount: number, as = "payment") =>
  ask("refundPayment", { params: { id }, body: { amount: cad(amount), as, reason: "Tried to correct it" } });

export async function paidBooking(platform: Platform, ...shares: unknown[]) {
  const desk = await deskWithBooking(platform);
  const taken = await take(desk.staff.ask, desk.id, ...(shares.length > 0 ? shares : [cash(6000)]));
  const payments: number[] = taken.body.payments.map(({ id }: { id: number }) => id);
  const [payment = 0] = payments;
  return { ...desk, payments, payment };
}

/** Hours of one client, what is paid for them, and how much credit the client has. */
export async function ofClient(platform: Platform) {
  const venue = await platform.venue();
  const [staff, admin, client] = [
    await venue.person("staff"),
    await venue.person("facility_admin"),
    await venue.person("client"),
  ];
  const hour = async (at: number) => {
    const times = { start_time: `2027-05-04 ${at}:00:00`, end_time: `2027-05-04 ${at + 1}:00:00` };
    return (await book(staff.ask, bayHour(venue, { guest: undefined, client_id: client.id, ...times }))).id as number;
  };
  const paid = async (id: number, ...shares: unknown[]) => {
    const { body } = await take(staff.ask, id, ...shares);
    return body.payments.at(-1).id as number;
  };
  const credit = async (id: number) => (await accountOf(staff.ask, id)).credit;
  return { staff, admin, hour, paid, credit };
}

export const sheetOf = async (ask: Ask, { locationId: location_id }: Venue, day?: string) =>
  (await ask("cashUpSheet", { query: { location_id, ...(day && { day }) } })).body;
