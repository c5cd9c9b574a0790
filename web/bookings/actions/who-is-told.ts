import type { ApolloClient } from "@apollo/client";
import { BookingDetailsDocument, type BookingDetailsFragment } from "../panel/booking-details.generated.ts";
import { contactOf } from "../rows/format-booking.ts";

/** Who hears by mail of a cancel, said before it; where nobody does, how the person who booked is reached. */
export async function whoIsTold(client: ApolloClient, bookingId: number): Promise<string> {
  const booking = await client.query({ query: BookingDetailsDocument, variables: { id: bookingId } }).then(
    ({ data }) => data?.booking,
    // The question can be answered without; the cancel itself will say what is wrong.
    () => undefined,
  );
  return booking ? toldSentence(booking) : "";
}

/** The same of a booking that is known. */
export function toldSentence(booking: BookingDetailsFragment): string {
  const { email, phone } = contactOf(booking);
  if (email) return `${email} gets an email.`;
  if (phone) return `No email address is known: call ${phone} to tell them.`;
  return "Neither email address nor telephone is known: nobody is told.";
}
