import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Booking } from "#schema/bookings/bookings/models.ts";
import { faultOf, type Fault } from "#web/apollo/http-fault.ts";
import { newerEdition } from "#web/apollo/newer-edition.ts";
import type { Venue } from "#web/tenant/venue.ts";
import type { TheirChange } from "#web/ui/form/compare-values.ts";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { useStaleForm } from "#web/ui/form/use-stale-form.ts";
import { showUndoError } from "../actions/show-booking-error.ts";
import { offerUndo } from "../actions/undo-offers.ts";
import { useChangeBooking } from "../actions/use-change-booking.ts";
import type { Choices } from "../choices/use-choices.ts";
import type { BookingDetailsFragment } from "../panel/booking-details.generated.ts";
import { bookerName } from "../rows/format-booking.ts";
import { bookingAnswers } from "./booking-answers.ts";
import { dialogRefusal, updateInput, type BookingFormValues } from "./booking-form.ts";
import { valuesOf } from "./booking-values.ts";

interface EditBooking {
  /** Baseline for working out which values were changed; only those are sent. */
  before: BookingFormValues;
  /** The latest known state of the booking: as it was opened, or as somebody else has saved it since. */
  latest: BookingDetailsFragment | Booking;
  changes: readonly TheirChange<BookingFormValues>[] | undefined;
  /** Why it was not saved. */
  fault: Fault | undefined;
  forgetFault: () => void;
  save: (values: BookingFormValues, form: UseFormReturn<BookingFormValues>) => Promise<FormRefusal | void>;
}

/** Saves the changed values of a booking and offers Undo; compares them with what somebody else saved in the meantime. */
export function useEditBooking(booking: BookingDetailsFragment, venue: Venue, choices: Choices): EditBooking {
  const client = useApolloClient();
  const change = useChangeBooking();
  const [fault, setFault] = useState<Fault>();
  const [latest, setLatest] = useState<BookingDetailsFragment | Booking>(booking);
  const { before, version, changes, meet } = useStaleForm(bookingAnswers(choices, venue), editionOf(booking));

  const save = async (values: BookingFormValues, form: UseFormReturn<BookingFormValues>) => {
    setFault(undefined);
    try {
      const saved = await change(booking.id, updateInput(before, values, version));
      offerUndo(client, {
        bookings: [saved],
        message: `The booking of ${bookerName(booking)} is saved`,
        onUndo: () =>
          void change(saved.id, updateInput(values, before, saved.version)).catch((error: unknown) =>
            showUndoError(client, bookerName(booking), error),
          ),
      });
    } catch (error) {
      const refused = faultOf(error);
      setFault(refused);
      if (refused.code === "slot_taken") return {};
      const current = newerEdition(error, Booking);
      if (!current) return dialogRefusal(error);
      setLatest(current);
      return meet(form, editionOf(current));
    }
  };
  return { before, latest, changes, fault, forgetFault: () => setFault(undefined), save };
}

function editionOf(booking: BookingDetailsFragment | Booking) {
  return { values: valuesOf(booking), version: booking.version };
}
