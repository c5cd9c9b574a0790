import type { BookingMail } from "#api/features/bookings/booking-mail.ts";

/** What each mail is about: its subject and its heading. */
export const HEADINGS: Record<BookingMail, string> = {
  booking_confirmed: "Your booking is confirmed",
  booking_moved: "Your booking has moved",
  booking_cancelled: "Your booking is cancelled",
  booking_restored: "Your booking stands again",
};

/** The sentence under the heading. */
export const LEADS: Record<BookingMail, string> = {
  booking_confirmed: "We look forward to seeing you.",
  booking_moved: "This is the new time of your booking.",
  booking_cancelled: "The time below is free for others now.",
  booking_restored: "It was cancelled a moment ago and is booked for you again, just as it was.",
};

/** Heading and lead where so many bays of a party are cancelled and others of it stay booked. */
export function wordsOfPart(bays: number): { heading: string; lead: string } {
  return {
    heading: bays === 1 ? "One bay of your party is cancelled" : `${bays} bays of your party are cancelled`,
    lead: `Only ${bays === 1 ? "this bay is" : "these bays are"} cancelled and free for others now. The rest of your party stays booked.`,
  };
}
