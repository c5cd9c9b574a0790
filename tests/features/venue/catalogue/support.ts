import type { Person, Venue } from "#tests/support/venue.ts";

export const cad = (amount: number) => ({ amount, currency: "CAD" });

/** A duration of a service, in minutes, with its price in cents. */
export const rung = (duration_minutes: number, price: number, peak_price: number | null = null) => ({
  duration_minutes,
  price: cad(price),
  peak_price: peak_price === null ? null : cad(peak_price),
});

/** Books an hour of bay time on 4 May 2027, off-peak; `hour` is in the venue's wall time. */
export async function bookBay(venue: Venue, staff: Person, hour: number, change: Record<string, unknown> = {}) {
  const at = (local: number) => `2027-05-04 ${String(local + 7).padStart(2, "0")}:00:00`;
  const { status, body } = await staff.ask("createBooking", {
    body: {
      service_id: venue.catalogue.services[0]?.id,
      location_id: venue.locationId,
      start_time: at(hour),
      end_time: at(hour + 1),
      guest: { first_name: "Walk-in" },
      ...change,
    },
  });
  if (status !== 201) throw new Error(`not booked: ${JSON.stringify(body)}`);
  return body;
}
