import { useState } from "react";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { bookingsInTheWay, type BookingOutside } from "./left-outside.ts";

interface BookingsInTheWay {
  /** Those that the last refusal listed. */
  bookings: readonly BookingOutside[];
  /** Sends; the same once more, after the bookings were listed, keeps them. */
  attempt: (sent: unknown, send: (keep_bookings: boolean) => Promise<unknown>) => Promise<FormRefusal | void>;
}

/** A form's way past bookings: they are listed first, with a sentence, and what is sent again unchanged keeps them. */
export function useBookingsInTheWay(sentence: (bookings: readonly BookingOutside[]) => string): BookingsInTheWay {
  const [refused, setRefused] = useState<{ text: string; bookings: readonly BookingOutside[] }>();
  return {
    bookings: refused?.bookings ?? [],
    attempt: async (sent, send) => {
      const text = JSON.stringify(sent);
      try {
        await send(refused?.text === text);
      } catch (error) {
        const bookings = bookingsInTheWay(error);
        setRefused(bookings && { text, bookings });
        if (!bookings) throw error;
        return { message: sentence(bookings) };
      }
    },
  };
}
