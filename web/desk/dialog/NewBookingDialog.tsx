import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { type Fault, faultOf } from "#web/apollo/http-fault.ts";
import { useCan } from "#web/session/session.ts";
import { type Venue, zoneTown } from "#web/tenant/venue.ts";
import { offsetLabel } from "#web/time/wall-clock.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { bookerName } from "../booking-words.ts";
import { useCreateBookingMutation } from "../desk.generated.ts";
import { refreshLists } from "../refresh-lists.ts";
import { BookingAside, BookingFields } from "./BookingFields.tsx";
import { type BookingFormValues, createInput, dialogFields, NewBookingForm } from "./booking-form.ts";
import { alternativesOf, TakenNote } from "./TakenNote.tsx";
import { type Choices, lessonOf, useChoices, usualService } from "./use-choices.ts";
import { WalkInFoot } from "./WalkInFoot.tsx";
import { WhoFields } from "./WhoFields.tsx";

/** What the desk pointed at when it began. */
export interface BookingStart {
  /** YYYY-MM-DD */
  date: string;
  /** Epoch milliseconds; none when only the day is known. */
  start: number | null;
  resourceId: number | null;
  coachId: number | null;
}

interface NewBookingDialogProps {
  venue: Venue;
  from: BookingStart;
  onClose: () => void;
}

/** Books at the desk. Opens once it knows what can be booked. */
export function NewBookingDialog(props: NewBookingDialogProps) {
  const { choices } = useChoices(props.venue.id);
  return choices ? <Dialog {...props} choices={choices} /> : null;
}

function Dialog({ venue, from, onClose, choices }: NewBookingDialogProps & { choices: Choices }) {
  const client = useApolloClient();
  const [create] = useCreateBookingMutation();
  const [fault, setFault] = useState<Fault>();
  const mayOverride = useCan("bookings.override_client_overlap");

  const book = async (values: BookingFormValues): Promise<FormRefusal | void> => {
    setFault(undefined);
    try {
      const { data } = await create({
        variables: { input: createInput(values, venue.id) },
      });
      refreshLists(client);
      const booking = data?.createBooking;
      if (booking)
        showToast({ message: `${bookerName(booking)} is booked`, detail: booking.resource?.name, tone: "success" });
    } catch (error) {
      const refused = faultOf(error);
      setFault(refused);
      if (refused.code === "slot_taken") return {};
      const { message, fields } = explain(error);
      return Object.keys(fields).length > 0 ? { fields: dialogFields(fields) } : { message };
    }
  };
  return (
    <FormDialog
      title="New booking"
      note={`Times in ${zoneTown(venue.timezone)}, ${offsetLabel(venue.utc_offset)}`}
      schema={NewBookingForm}
      defaultValues={firstValues(choices, from)}
      submitLabel="Book"
      onSubmit={book}
      onClose={onClose}
      aside={(form) => <BookingAside form={form} venue={venue} choices={choices} />}
      foot={(form) => <WalkInFoot form={form} venue={venue} choices={choices} onDone={onClose} />}
    >
      {(form) => (
        <BookingFields
          form={form}
          venue={venue}
          choices={choices}
          who={<WhoFields form={form} />}
          isServiceFixed={false}
          asksReason={mayOverride && fault?.code === "client_overlap"}
          refusal={
            fault?.code === "slot_taken" ? (
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
            ) : null
          }
        />
      )}
    </FormDialog>
  );
}

function firstValues(choices: Choices, { date, start, resourceId, coachId }: BookingStart): BookingFormValues {
  const service = coachId === null ? usualService(choices, resourceId) : lessonOf(choices, coachId);
  const lengths = service?.durations.map(({ duration_minutes }) => duration_minutes) ?? [];
  return {
    who: null,
    guest: { first_name: "", last_name: "", email: "", phone: "" },
    service_id: String(service?.id ?? ""),
    duration: String(lengths.includes(60) ? 60 : (lengths[0] ?? "")),
    date,
    start: start === null ? "" : String(start),
    resource_id: resourceId === null ? "" : String(resourceId),
    coach_id: coachId === null ? "" : String(coachId),
    party_size: "1",
    client_note: "",
    override_reason: "",
  };
}
