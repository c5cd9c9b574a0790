import { styled } from "@mui/material/styles";
import { useState } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import {
  type BookingFormValues,
  createInput,
  dialogRefusal,
  NewBookingForm,
} from "#web/bookings/dialog/booking-form.ts";
import { WhoFields } from "#web/bookings/dialog/WhoFields.tsx";
import { WaitingList } from "#web/bookings/waiting/WaitingList.tsx";
import { useAddToWaitlistMutation, useWaitingListQuery } from "#web/bookings/waiting/waiting-list.generated.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { seatValues } from "./AddPersonDialog.tsx";
import type { ClassDetailsFragment } from "./class-sessions.generated.ts";
import { whenText } from "./format-class.ts";

interface ClassWaitingProps {
  one: ClassDetailsFragment;
  venue: Venue;
}

/** Who waits for a seat of a class; somebody can be put on the list while it is full. */
export function ClassWaiting({ one, venue }: ClassWaitingProps) {
  const [isAdding, setIsAdding] = useState(false);
  const refusal = useRefusal("bookings.write");
  const { data, error, refetch } = useWaitingListQuery({
    variables: { class_session_id: one.id },
    fetchPolicy: "cache-and-network",
  });
  const people = data?.waitlist?.data;
  const isFull = one.status === "scheduled" && one.seats_left === 0 && one.allowed_actions.includes("update");
  if (error && !people) {
    return <ErrorState title="The waiting list did not load" error={explain(error)} onRetry={() => void refetch()} />;
  }
  if (!people || (people.length === 0 && !isFull)) return null;
  return (
    <Section aria-label="Waiting list">
      <h3>Waiting list</h3>
      {people.length === 0 ? <p>Nobody waits for a seat.</p> : <WaitingList people={people} venue={venue} />}
      {isFull ? (
        <RefusableButton refusal={refusal} startIcon={<Icon name="hourglass" />} onClick={() => setIsAdding(true)}>
          Add to the waiting list
        </RefusableButton>
      ) : null}
      {isAdding ? <WaitDialog one={one} venue={venue} onClose={() => setIsAdding(false)} /> : null}
    </Section>
  );
}

function WaitDialog({ one, venue, onClose }: ClassWaitingProps & { onClose: () => void }) {
  const [add] = useAddToWaitlistMutation();
  const wait = async (values: BookingFormValues): Promise<FormRefusal | void> => {
    try {
      const { client_id, guest } = createInput(values, one.location_id);
      const { service_id, location_id, start_time, end_time } = one;
      const place = { service_id, location_id, start_time, end_time, class_session_id: one.id, party_size: 1 };
      const { data } = await add({ variables: { input: { ...place, client_id, guest } } });
      showToast({ message: `${data?.addToWaitlist?.name ?? "The person"} is on the waiting list`, tone: "success" });
    } catch (error) {
      return dialogRefusal(error);
    }
  };
  return (
    <FormDialog
      title={`Add to the waiting list of ${one.name}`}
      note={whenText(one, venue)}
      schema={NewBookingForm}
      defaultValues={seatValues(one)}
      submitLabel="Add to the list"
      onSubmit={wait}
      onClose={onClose}
    >
      {(form) => <WhoFields form={form} />}
    </FormDialog>
  );
}

const Section = styled("section")({
  display: "grid",
  gap: 8,
  justifyItems: "start",
  marginTop: 16,
  paddingTop: 12,
  borderTop: "1px solid var(--line-soft)",
  "& h3": { fontSize: 14, lineHeight: "20px", fontWeight: 600, letterSpacing: "-.008em" },
  "& p": { fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
});
