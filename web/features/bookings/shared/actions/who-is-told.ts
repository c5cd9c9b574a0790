import type { ApolloClient } from "@apollo/client";
import { BookingDetailsDocument, type BookingDetailsFragment } from "../panel/booking-details.generated.ts";
import { contactOf } from "../rows/format-booking.ts";

/** Says who will be emailed about a cancellation; if nobody, how the person who booked can be reached. */
export async function whoIsTold(client: ApolloClient, bookingId: number, sendsEmail: boolean): Promise<string> {
  const booking = await client.query({ query: BookingDetailsDocument, variables: { id: bookingId } }).then(
    ({ data }) => data?.booking,
    // The confirmation works without it; the cancellation itself will report the error.
    () => undefined,
  );
  return booking ? toldSentence(booking, sendsEmail) : "";
}

/** The same for a booking that is already loaded. */
export function toldSentence(booking: BookingDetailsFragment, sendsEmail: boolean): string {
  const { email, phone } = contactOf(booking);
  if (email && !sendsEmail)
    return `No email can be sent before an owner has confirmed their address: ${phone ? `call ${phone}` : `write to ${email}`} to tell them.`;
  if (email) return `${email} gets an email.`;
  if (phone) return `No email address is known: call ${phone} to tell them.`;
  return "No email address or phone number is known: nobody is notified.";
}
