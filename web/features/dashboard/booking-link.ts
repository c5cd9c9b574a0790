import { paths } from "#web/app/paths.ts";

/** A booking opened beside the list of its day. */
export function bookingTodayPath(id: number): string {
  return `${paths.bookings}?view=today&booking=${id}`;
}

/** All bookings of today at one location. */
export function bookingsTodayPath(locationId: number): string {
  return `${paths.bookings}?view=today&location=${locationId}`;
}
