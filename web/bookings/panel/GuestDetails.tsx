import Button from "@mui/material/Button";
import { useState } from "react";
import { z } from "zod";
import { WalkInGuestInput } from "#schema/bookings/guest-models.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { optionalText } from "#web/ui/form/optional-text.ts";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { useUpdateBookingGuestMutation } from "../actions/actions.generated.ts";
import { syncSchedule } from "../actions/booking-cache.ts";
import { withdrawUndo } from "../actions/undo-offers.ts";
import type { BookingDetailsFragment } from "./booking-details.generated.ts";

type Guest = NonNullable<BookingDetailsFragment["guest"]>;

/** A button to correct what the guest gave; renders nothing for a client's booking, or one that cannot be changed. */
export function GuestDetails({ booking }: { booking: BookingDetailsFragment }) {
  const [isOpen, setIsOpen] = useState(false);
  const { guest, allowed_actions } = booking;
  if (!guest || !allowed_actions.includes("update")) return null;
  return (
    <>
      <Button size="small" sx={{ marginTop: 1, alignSelf: "flex-start" }} onClick={() => setIsOpen(true)}>
        Change guest details
      </Button>
      {isOpen ? <GuestDialog booking={booking} guest={guest} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

const { shape } = WalkInGuestInput;

const GuestForm = z.object({
  guest: z.object({
    first_name: shape.first_name,
    last_name: optionalText.pipe(shape.last_name.unwrap()),
    email: optionalText.pipe(shape.email.unwrap()),
    phone: optionalText.pipe(shape.phone.unwrap()),
  }),
});

interface GuestDialogProps {
  booking: BookingDetailsFragment;
  guest: Guest;
  onClose: () => void;
}

function GuestDialog({ booking, guest, onClose }: GuestDialogProps) {
  const { id, version, group_id, series_id } = booking;
  const [update] = useUpdateBookingGuestMutation();
  const save = async (sent: z.output<typeof GuestForm>) => {
    const { data } = await update({
      variables: { id, input: { version, ...sent } },
      update: (cache, { data: answer }) => {
        if (answer?.updateBookingGuest) syncSchedule(cache, answer.updateBookingGuest);
      },
    });
    withdrawUndo(id);
    const now = data?.updateBookingGuest?.guest;
    const isMailed = now?.email && now.email.toLowerCase() !== guest.email?.toLowerCase();
    showToast({
      message: "The guest’s details are changed",
      ...(isMailed ? { detail: `The confirmation goes to ${now.email}.` } : {}),
      tone: "success",
    });
  };
  return (
    <FormDialog
      title="Change guest details"
      note={noteFor({ group_id, series_id })}
      schema={GuestForm}
      defaultValues={{ guest: { ...guest, email: guest.email ?? "", phone: guest.phone ?? "" } }}
      submitLabel="Save details"
      onSubmit={save}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <FieldRow>
            <TextInput control={control} name="guest.first_name" label="First name" autoComplete="off" autoFocus />
            <TextInput control={control} name="guest.last_name" label="Last name" hint="optional" autoComplete="off" />
          </FieldRow>
          <FieldRow>
            <TextInput
              control={control}
              name="guest.email"
              label="Email"
              hint="optional"
              type="email"
              autoComplete="off"
              help="A new address gets the confirmation with a new link; the former link ends."
            />
            <TextInput
              control={control}
              name="guest.phone"
              label="Phone"
              hint="optional"
              type="tel"
              autoComplete="off"
            />
          </FieldRow>
        </>
      )}
    </FormDialog>
  );
}

function noteFor({ group_id, series_id }: Pick<BookingDetailsFragment, "group_id" | "series_id">): string | undefined {
  if (series_id !== null) return "On all dates of the series";
  return group_id === null ? undefined : "In all bookings of the party";
}
