import type { Person, Venue } from "#tests/support/venue.ts";

/** Sean, who teaches from 12:00 to 20:00 on weekdays. */
export const seanOf = ({ catalogue }: Venue): number => catalogue.coaches[1]?.id ?? 0;
/** Dana, who teaches from 10:00 to 18:00 every day. */
export const danaOf = ({ catalogue }: Venue): number => catalogue.coaches[0]?.id ?? 0;

/** Books a lesson of an hour by its start in Vancouver's wall time (UTC−7): "2027-05-06T19:00". */
export async function bookLesson(staff: Person, venue: Venue, coach_id: number, local: string) {
  const start = Temporal.Instant.from(`${local}:00-07:00`);
  const { status, body } = await staff.ask("createBooking", {
    body: {
      service_id: venue.catalogue.services[1]?.id,
      location_id: venue.locationId,
      coach_id,
      start_time: start.toString(),
      end_time: start.add({ minutes: 60 }).toString(),
      guest: { first_name: "Hana", last_name: "Kimura" },
    },
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}
