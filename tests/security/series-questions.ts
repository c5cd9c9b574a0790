import { serviceId } from "#tests/features/bookings/bookings/support.ts";
import { type Person, type Question, type Venue } from "#tests/support/venue.ts";
import type { Ids } from "./one-of-each.ts";

const TUESDAYS = { start: "10:00", duration_minutes: 60, from: "2027-06-29", count: 2 };

/** Questions about weekly series of bookings, and about who takes over a lesson. */
export const SERIES_QUESTIONS = {
  createBookingSeries: ({ service, location, client }) => ({
    body: { ...TUESDAYS, service_id: service, location_id: location, client_id: client },
  }),
  previewBookingSeries: ({ service, location, client }) => ({
    body: { ...TUESDAYS, service_id: service, location_id: location, client_id: client },
  }),
  lessonSubstitutes: ({ booking }) => ({ params: { id: booking } }),
  bookingSeries: ({ bookingSeries }) => ({ params: { id: bookingSeries } }),
  updateBookingSeries: ({ bookingSeries, seriesDate }) => ({
    params: { id: bookingSeries },
    body: { booking_id: seriesDate, version: 1, start: "11:00" },
  }),
  previewBookingSeriesUpdate: ({ bookingSeries, seriesDate }) => ({
    params: { id: bookingSeries },
    body: { booking_id: seriesDate, version: 1, start: "11:00" },
  }),
  cancelBookingSeries: ({ bookingSeries, seriesDate }) => ({
    params: { id: bookingSeries },
    body: { booking_id: seriesDate, version: 1 },
  }),
} satisfies Record<string, (ids: Ids) => Question>;

/** A guest's weekly series, and its first date. */
export async function fillSeries(venue: Venue, { ask }: Person) {
  const guest = { first_name: "Gil", last_name: "Guest", email: "gil@example.test" };
  const place = { service_id: serviceId(venue), location_id: venue.locationId };
  const { body } = await ask("createBookingSeries", { body: { ...TUESDAYS, ...place, from: "2027-07-13", guest } });
  return { bookingSeries: body.series_id as number, seriesDate: body.data[0].id as number };
}
