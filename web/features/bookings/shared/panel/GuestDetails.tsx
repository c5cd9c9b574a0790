import Button from "@mui/material/Button";
import { useState } from "react";
import { z } from "zod";
import { WalkInGuestInput } from "#schema/bookings/bookings/guest-models.ts";
import { Booking } from "#schema/bookings/bookings/models.ts";
import { refusalOf } from "#web/apollo/explain-fault.ts";
import { newerEdition } from "#web/apollo/newer-edition.ts";
import { useSendsEmail } from "#web/tenant/company.ts";
import type { ComparedAnswer } from "#web/ui/form/compare-values.ts";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { optionalText } from "#web/ui/form/optional-text.ts";
import { StaleChoices } from "#web/ui/form/StaleChoices.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { useStaleForm } from "#web/ui/form/use-stale-form.ts";
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
      <Button size="small" onClick={() => setIsOpen(true)}>
        Change guest details
      </Button>
      {isOpen ? <GuestDialog booking={booking} guest={guest} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

const { shape } = WalkInGuestInput;

const GuestForm = z.object({
  first_name: shape.first_name,
  last_name: optionalText.pipe(shape.last_name.unwrap()),
  email: optionalText.pipe(shape.email.unwrap()),
  phone: optionalText.pipe(shape.phone.unwrap()),
});
type GuestValues = z.input<typeof GuestForm>;
type GuestSent = z.output<typeof GuestForm>;

const guestValues = ({ first_name, last_name, email, phone }: Omit<Guest, "__typename">): GuestValues => ({
  first_name,
  last_name,
  email: email ?? "",
  phone: phone ?? "",
});

const GuestEdition = Booking.pick({ guest: true, version: true });

/** The dialog's values as text, for comparison with what somebody else saved. */
const ANSWERS: readonly ComparedAnswer<GuestValues>[] = [
  { label: "First name", names: ["first_name"], text: ({ first_name }) => first_name },
  { label: "Last name", names: ["last_name"], text: ({ last_name }) => last_name || "none" },
  { label: "Email", names: ["email"], text: ({ email }) => email || "none" },
  { label: "Phone", names: ["phone"], text: ({ phone }) => phone || "none" },
];

interface GuestDialogProps {
  booking: BookingDetailsFragment;
  guest: Guest;
  onClose: () => void;
}

function GuestDialog({ booking, guest, onClose }: GuestDialogProps) {
  const { id, group_id, series_id } = booking;
  const sendsEmail = useSendsEmail();
  const [update] = useUpdateBookingGuestMutation();
  const stale = useStaleForm(ANSWERS, { values: guestValues(guest), version: booking.version });
  const save = async (sent: GuestSent) => {
    const { data } = await update({
      variables: { id, input: { version: stale.version, guest: sent } },
      update: (cache, { data: answer }) => {
        if (answer?.updateBookingGuest) syncSchedule(cache, answer.updateBookingGuest);
      },
    });
    withdrawUndo(id);
    const now = data?.updateBookingGuest?.guest;
    const isMailed = sendsEmail && now?.email && now.email.toLowerCase() !== stale.before.email.toLowerCase();
    showToast({
      message: "The guest’s details are changed",
      ...(isMailed ? { detail: `The confirmation goes to ${now.email}.` } : {}),
      tone: "success",
    });
  };
  return (
    <FormDialog<GuestValues, GuestSent>
      title="Change guest details"
      note={noteFor({ group_id, series_id })}
      schema={GuestForm}
      defaultValues={guestValues(guest)}
      submitLabel="Save details"
      onSubmit={async (sent, form) => {
        try {
          await save(sent);
        } catch (error) {
          const theirs = newerEdition(error, GuestEdition);
          if (!theirs?.guest) return guestRefusal(error);
          return stale.meet(form, { values: guestValues(theirs.guest), version: theirs.version });
        }
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FieldRow>
            <TextInput control={form.control} name="first_name" label="First name" autoComplete="off" autoFocus />
            <TextInput control={form.control} name="last_name" label="Last name" hint="optional" autoComplete="off" />
          </FieldRow>
          <FieldRow>
            <TextInput
              control={form.control}
              name="email"
              label="Email"
              hint="optional"
              type="email"
              autoComplete="off"
              help="The new address gets a new confirmation; the old link stops working."
            />
            <TextInput
              control={form.control}
              name="phone"
              label="Phone"
              hint="optional"
              type="tel"
              autoComplete="off"
            />
          </FieldRow>
          {stale.changes ? <StaleChoices form={form} changes={stale.changes} noun="this guest" /> : null}
        </>
      )}
    </FormDialog>
  );
}

/** The server's refusal, by the dialog's own field names. */
function guestRefusal(error: unknown): FormRefusal {
  const { message, fields } = refusalOf(error);
  const own = Object.entries(fields).map(([field, sentence]) => [field.replace(/^guest\./, ""), sentence]);
  return { message, fields: Object.fromEntries(own) };
}

function noteFor({ group_id, series_id }: Pick<BookingDetailsFragment, "group_id" | "series_id">): string | undefined {
  if (series_id !== null) return "On all dates of the series";
  return group_id === null ? undefined : "In all bookings of the party";
}
