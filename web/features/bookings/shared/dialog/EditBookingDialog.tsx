import { explain } from "#web/apollo/explain-fault.ts";
import { useCan } from "#web/session/session.ts";
import { timesNote, type Venue } from "#web/tenant/venue.ts";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import { LoadedDialog } from "#web/ui/dialog/LoadedDialog.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { StaleChoices } from "#web/ui/form/StaleChoices.tsx";
import { MAY_NOT_REASSIGN } from "../actions/acted-booking.ts";
import { useChoices, type Choices } from "../choices/use-choices.ts";
import { useBookingDetailsQuery, type BookingDetailsFragment } from "../panel/booking-details.generated.ts";
import { bookingLook } from "../rows/booking-look.ts";
import { bookerName } from "../rows/format-booking.ts";
import { OthersHere } from "../viewers/OthersHere.tsx";
import { EditBookingForm } from "./booking-form.ts";
import { ownTime } from "./booking-values.ts";
import { BookingAside, BookingFields } from "./BookingFields.tsx";
import { ChangeCheck } from "./ChangeCheck.tsx";
import { alternativesOf, TakenNote } from "./TakenNote.tsx";
import { useEditBooking } from "./use-edit-booking.ts";

interface EditBookingDialogProps {
  booking: BookingDetailsFragment;
  venue: Venue;
  onClose: () => void;
}

/** Moves a booking or changes its people, length, bay, coach or the client's note. */
export function EditBookingDialog(props: EditBookingDialogProps) {
  const { booking, venue, onClose } = props;
  const { choices, error, retry } = useChoices(venue.id);
  return (
    <LoadedDialog
      title={titleOf(booking)}
      data={choices}
      error={error ? explain(error) : undefined}
      onRetry={retry}
      onClose={onClose}
    >
      {(loaded) => <Dialog {...props} choices={loaded} />}
    </LoadedDialog>
  );
}

const titleOf = (booking: BookingDetailsFragment): string => `Edit ${bookerName(booking)}`;

function Dialog({ booking, venue, onClose, choices }: EditBookingDialogProps & { choices: Choices }) {
  const { before, latest, changes, fault, forgetFault, save } = useEditBooking(booking, venue, choices);
  const mayReassign = useCan("bookings.reassign_resource");
  const mayOverride = useCan("bookings.override_client_overlap");
  const own = ownTime(latest);
  return (
    <FormDialog
      title={titleOf(booking)}
      note={timesNote(venue, wallTimeOf(latest.local_start).date)}
      schema={EditBookingForm}
      defaultValues={before}
      submitLabel="Save booking"
      onSubmit={save}
      onClose={onClose}
      aside={(form) => (
        <>
          <BookingAside form={form} venue={venue} choices={choices} own={own} />
          <ChangeCheck form={form} booking={latest} before={before} locale={venue.locale} />
        </>
      )}
    >
      {(form) => (
        <BookingFields
          form={form}
          venue={venue}
          choices={choices}
          who={null}
          isServiceFixed
          own={own}
          bayRefusal={mayReassign ? undefined : MAY_NOT_REASSIGN}
          asksReason={mayOverride && fault?.code === "client_overlap"}
          refusal={
            <>
              <OthersHere bookingId={booking.id} isEditing />
              {fault?.code === "slot_taken" ? (
                <TakenNote
                  message={fault.message}
                  alternatives={alternativesOf(fault)}
                  formats={venue}
                  onTime={(date, instant) => {
                    form.setValue("date", date);
                    form.setValue("start", String(instant));
                    forgetFault();
                  }}
                />
              ) : null}
              {changes ? (
                <StaleChoices form={form} changes={changes} noun="this booking">
                  {latest.status === booking.status ? null : `It is ${bookingLook(latest).label.toLowerCase()} now. `}
                </StaleChoices>
              ) : null}
            </>
          }
        />
      )}
    </FormDialog>
  );
}

interface EditBookingByIdProps {
  bookingId: number;
  venue: Venue;
  onClose: () => void;
}

/** The edit dialog by booking id. */
export function EditBookingById({ bookingId, venue, onClose }: EditBookingByIdProps) {
  const { data, error, refetch } = useBookingDetailsQuery({
    variables: { id: bookingId },
    fetchPolicy: "cache-and-network",
  });
  return (
    <LoadedDialog
      title="Edit booking"
      data={data?.booking}
      error={error && explain(error)}
      onRetry={() => void refetch()}
      onClose={onClose}
    >
      {(booking) => <EditBookingDialog booking={booking} venue={venue} onClose={onClose} />}
    </LoadedDialog>
  );
}
