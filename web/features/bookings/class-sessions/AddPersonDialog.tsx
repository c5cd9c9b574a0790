import { formatMoney } from "#schema/shared/format-money.ts";
import { priceWithTax } from "#schema/shared/tax-rules.ts";
import { useCreateBookingMutation } from "#web/features/bookings/shared/actions/actions.generated.ts";
import {
  createInput,
  dialogRefusal,
  NewBookingForm,
  ONCE,
  type BookingFormValues,
} from "#web/features/bookings/shared/dialog/booking-form.ts";
import { WhoFields } from "#web/features/bookings/shared/dialog/WhoFields.tsx";
import { bookerName } from "#web/features/bookings/shared/rows/format-booking.ts";
import { useTaxesOn } from "#web/tenant/company.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { minutesBetween } from "#web/time/wall-clock.ts";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import type { ClassDetailsFragment } from "./class-sessions.generated.ts";
import { whenText } from "./format-class.ts";

interface AddPersonDialogProps {
  one: ClassDetailsFragment;
  venue: Venue;
  onClose: () => void;
}

/** Maximum number of seats per booking here. */
const MOST_SEATS = 20;

/** Books seats of a class for a client or a guest. */
export function AddPersonDialog({ one, venue, onClose }: AddPersonDialogProps) {
  const [create] = useCreateBookingMutation();
  const taxes = useTaxesOn("class");
  const book = async (values: BookingFormValues): Promise<FormRefusal | void> => {
    try {
      const input = { ...createInput(values, one.location_id), class_session_id: one.id };
      const { data } = await create({ variables: { input } });
      const name = data?.createBooking ? bookerName(data.createBooking) : "The person";
      showToast({ message: `${name} has a seat in ${one.name}`, tone: "success" });
    } catch (error) {
      return dialogRefusal(error);
    }
  };
  const seats = Array.from({ length: Math.min(MOST_SEATS, one.seats_left) }, (_, at) => String(at + 1));
  return (
    <FormDialog
      title={`Add a person to ${one.name}`}
      note={whenText(one, venue)}
      schema={NewBookingForm}
      defaultValues={seatValues(one)}
      submitLabel="Book the seat"
      onSubmit={book}
      onClose={onClose}
    >
      {(form) => (
        <>
          <WhoFields form={form} />
          <SelectInput
            control={form.control}
            name="party_size"
            label="Seats"
            hint={`${formatMoney(priceWithTax(one.price.amount, taxes), one.price.currency, venue.locale)} each, ${one.seats_left} left`}
            options={seats.map((value) => ({ value, label: value }))}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Form values with everything but the person preset by the class. */
export function seatValues({ service_id, start_time, end_time, local_start }: ClassDetailsFragment): BookingFormValues {
  return {
    who: null,
    guest: { first_name: "", last_name: "", email: "", phone: "" },
    service_id: String(service_id),
    duration: String(minutesBetween(start_time, end_time)),
    date: local_start.slice(0, 10),
    start: String(Date.parse(start_time)),
    resource_id: "",
    coach_id: "",
    bay_ids: [],
    party_size: "1",
    client_note: "",
    override_reason: "",
    repeat: ONCE,
  };
}
