import { useState } from "react";
import { type Fault, faultOf } from "#web/apollo/http-fault.ts";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { bookerName } from "../rows/format-booking.ts";
import type { BookingDetailsFragment } from "../panel/booking-details.generated.ts";
import { useCreateBookingGroupMutation, useCreateBookingMutation } from "../actions/actions.generated.ts";
import { type BookingFormValues, createInput, dialogRefusal, groupInput } from "./booking-form.ts";
import type { Choices } from "../choices/use-choices.ts";
import { bookingRequestOf } from "./booking-request.ts";

interface NewBooking {
  /** Why it was not booked. */
  fault: Fault | undefined;
  forgetFault: () => void;
  book: (values: BookingFormValues) => Promise<FormRefusal | void>;
}

/** Books what the form asks for: one bay or coach, or several bays for one party, all of them or none. */
export function useNewBooking(locationId: number, choices: Choices): NewBooking {
  const [create] = useCreateBookingMutation();
  const [createGroup] = useCreateBookingGroupMutation();
  const [fault, setFault] = useState<Fault>();

  const send = async (values: BookingFormValues): Promise<readonly BookingDetailsFragment[]> => {
    const service = choices.services.find(({ id }) => String(id) === values.service_id);
    const { party } = bookingRequestOf(values, choices, service);
    if (!party) {
      const { data } = await create({ variables: { input: createInput(values, locationId) } });
      return data?.createBooking ? [data.createBooking] : [];
    }
    const { data } = await createGroup({ variables: { input: groupInput(values, locationId, party.count) } });
    return data?.createBookingGroup?.data ?? [];
  };
  const book = async (values: BookingFormValues): Promise<FormRefusal | void> => {
    setFault(undefined);
    try {
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
