import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { type Fault, faultOf } from "#web/apollo/http-fault.ts";
import { useCan } from "#web/session/session.ts";
import { type Venue, zoneTown } from "#web/tenant/venue.ts";
import { minutesBetween, offsetLabel, wallTimeOf } from "#web/time/wall-clock.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { bookerName } from "../booking-words.ts";
import {
  type BookingDetailsFragment,
  useBookingDetailsLazyQuery,
  useUpdateBookingMutation,
} from "../desk.generated.ts";
import { MAY_NOT_REASSIGN } from "../may-not-reassign.ts";
import { refreshLists } from "../refresh-lists.ts";
import { syncSchedule } from "../sync-schedule.ts";
import { BookingAside, BookingFields } from "./BookingFields.tsx";
import { type BookingFormValues, dialogFields, EditBookingForm, updateInput } from "./booking-form.ts";
import { alternativesOf, StaleNote, standingOf, TakenNote } from "./DialogRefusal.tsx";
import { type Choices, useChoices } from "./use-choices.ts";

interface EditBookingDialogProps {
  booking: BookingDetailsFragment;
  venue: Venue;
  onClose: () => void;
}

/** Moves a booking or changes its people, length, bay, coach or wish. */
export function EditBookingDialog(props: EditBookingDialogProps) {
  const { choices } = useChoices(props.venue.id);
  return choices ? <Dialog {...props} choices={choices} /> : null;
}

function Dialog({ booking, venue, onClose, choices }: EditBookingDialogProps & { choices: Choices }) {
  const client = useApolloClient();
  const [update] = useUpdateBookingMutation();
  const [reload] = useBookingDetailsLazyQuery({ fetchPolicy: "network-only" });
  const [fault, setFault] = useState<Fault>();
  const mayReassign = useCan("bookings.reassign_resource");
  const mayOverride = useCan("bookings.override_client_overlap");
  // What the dialog began with, whatever the cache learns meanwhile: only what was changed here is sent.
  const [before] = useState(() => valuesOf(booking));
  const theirs = fault?.code === "stale_version" ? standingOf(fault.current) : undefined;

  const save = async (values: BookingFormValues): Promise<FormRefusal | void> => {
    setFault(undefined);
    try {
      await update({
        variables: { id: booking.id, input: updateInput(before, values, theirs?.version ?? booking.version) },
        update: (cache, { data }) => {
          if (data?.updateBooking) syncSchedule(cache, data.updateBooking);
        },
      });
      refreshLists(client);
      showToast({ message: `The booking of ${bookerName(booking)} is saved`, tone: "success" });
    } catch (error) {
      const refused = faultOf(error);
      setFault(refused);
      if (refused.code === "slot_taken" || standingOf(refused.current)) return {};
      const { message, fields } = explain(error);
      return Object.keys(fields).length > 0 ? { fields: dialogFields(fields) } : { message };
    }
  };
  const takeTheirs = async () => {
    await reload({ variables: { id: booking.id } });
    onClose();
  };
  return (
    <FormDialog
      title={`Edit ${bookerName(booking)}`}
      note={`Times in ${zoneTown(venue.timezone)}, ${offsetLabel(venue.utc_offset)}`}
      schema={EditBookingForm}
      defaultValues={before}
      submitLabel="Save booking"
      onSubmit={save}
      onClose={onClose}
      aside={(form) => <BookingAside form={form} venue={venue} choices={choices} own={ownTime(booking)} />}
    >
      {(form) => (
        <BookingFields
          form={form}
          venue={venue}
          choices={choices}
          who={null}
          isServiceFixed
          own={ownTime(booking)}
          bayRefusal={mayReassign ? undefined : MAY_NOT_REASSIGN}
          asksReason={mayOverride && fault?.code === "client_overlap"}
          refusal={
            <>
              {fault?.code === "slot_taken" ? (
                <TakenNote
                  message={fault.message}
                  alternatives={alternativesOf(fault)}
                  formats={venue}
                  onTime={(date, instant) => {
                    form.setValue("date", date);
                    form.setValue("start", String(instant));
                    setFault(undefined);
                  }}
                />
              ) : null}
              {theirs ? <StaleNote standing={theirs} formats={venue} onTakeTheirs={() => void takeTheirs()} /> : null}
            </>
          }
        />
      )}
    </FormDialog>
  );
}

function valuesOf(booking: BookingDetailsFragment): BookingFormValues {
  return {
    who: null,
    guest: { first_name: "", last_name: "", email: "", phone: "" },
    service_id: String(booking.service_id),
    duration: String(minutesBetween(booking.start_time, booking.end_time)),
    date: wallTimeOf(booking.local_start).date,
    start: String(Date.parse(booking.start_time)),
    resource_id: booking.resource_id === null ? "" : String(booking.resource_id),
    coach_id: booking.coach_id === null ? "" : String(booking.coach_id),
    party_size: String(booking.party_size),
    client_note: booking.client_note ?? "",
    override_reason: "",
  };
}

function ownTime({ start_time, end_time }: BookingDetailsFragment) {
  return { start: Date.parse(start_time), end: Date.parse(end_time) };
}
