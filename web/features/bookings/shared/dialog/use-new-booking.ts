import { useState } from "react";
import { fullName } from "#schema/shared/person-name.ts";
import { faultOf, type Fault } from "#web/apollo/http-fault.ts";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { countText } from "#web/ui/text/count-text.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { useCreateBookingGroupMutation, useCreateBookingMutation } from "../actions/actions.generated.ts";
import type { Choices } from "../choices/use-choices.ts";
import type { BookingDetailsFragment } from "../panel/booking-details.generated.ts";
import { bookerName } from "../rows/format-booking.ts";
import type { SeenDates } from "../weekly/SeriesDates.tsx";
import { useCreateBookingSeriesMutation } from "../weekly/weekly.generated.ts";
import { createInput, dialogRefusal, groupInput, seriesInput, type BookingFormValues } from "./booking-form.ts";
import { bookingRequestOf } from "./booking-request.ts";

interface NewBooking {
  /** Why it was not booked. */
  fault: Fault | undefined;
  forgetFault: () => void;
  book: (values: BookingFormValues) => Promise<FormRefusal | void>;
}

const whoText = ({ who, guest }: BookingFormValues): string => (who?.kind === "client" ? who.name : fullName(guest));

/** Books what the form asks for: one bay or coach, several bays for a party, or weekly dates; all of it or none. */
export function useNewBooking(locationId: number, choices: Choices, seen: SeenDates | undefined): NewBooking {
  const [create] = useCreateBookingMutation();
  const [createGroup] = useCreateBookingGroupMutation();
  const [createSeries] = useCreateBookingSeriesMutation();
  const [fault, setFault] = useState<Fault>();

  const partyOf = (values: BookingFormValues) => {
    const service = choices.services.find(({ id }) => String(id) === values.service_id);
    return bookingRequestOf(values, choices, service).party;
  };
  const send = async (values: BookingFormValues): Promise<readonly BookingDetailsFragment[]> => {
    const party = partyOf(values);
    if (!party) {
      const { data } = await create({ variables: { input: createInput(values, locationId) } });
      return data?.createBooking ? [data.createBooking] : [];
    }
    const { data } = await createGroup({ variables: { input: groupInput(values, locationId, party.count) } });
    return data?.createBookingGroup?.data ?? [];
  };
  const sendSeries = async (values: BookingFormValues, { wall, leftOut }: SeenDates): Promise<void> => {
    // Leaves out exactly the dates that the preview showed as taken: one taken in the meantime is refused.
    const input = { ...seriesInput(values, locationId, wall), skip_dates: leftOut };
    const { data } = await createSeries({ variables: { input } });
    const { data: dates = [], left_out = [] } = data?.createBookingSeries ?? {};
    showToast({
      message: `${whoText(values)} is booked every week, ${countText(dates.length, "date")}`,
      detail: left_out.length > 0 ? `${left_out.length} left out` : undefined,
      tone: "success",
    });
  };
  const book = async (values: BookingFormValues): Promise<FormRefusal | void> => {
    setFault(undefined);
    const isSeries = values.repeat.weekly && !partyOf(values);
    if (isSeries && seen?.start !== values.start)
      return { message: "The dates are being checked. Try again in a moment." };
    if (isSeries && seen?.held === 0) return { message: "None of these dates is free. Choose another time or bay." };
    try {
      if (isSeries && seen) return await sendSeries(values, seen);
      const booked = await send(values);
      const [first] = booked;
      const bays = booked.map(({ resource }) => resource?.name).filter(Boolean);
      if (first) showToast({ message: `${bookerName(first)} is booked`, detail: bays.join(", "), tone: "success" });
    } catch (error) {
      const refused = faultOf(error);
      setFault(refused);
      return refused.code === "slot_taken" ? {} : dialogRefusal(error);
    }
  };
  return { fault, forgetFault: () => setFault(undefined), book };
}
