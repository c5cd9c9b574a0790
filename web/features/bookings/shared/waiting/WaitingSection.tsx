import { useState } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import type { AddToWaitlistInput } from "#web/apollo/schema-types.generated.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { PanelSection } from "#web/ui/page/PanelSection.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { createInput, dialogRefusal, NewBookingForm, type BookingFormValues } from "../dialog/booking-form.ts";
import { WhoFields } from "../dialog/WhoFields.tsx";
import { useAddToWaitlistMutation, useWaitingListQuery } from "./waiting-list.generated.ts";
import { WaitingList } from "./WaitingList.tsx";

/** A taken time or a class session to wait for. */
export type WaitedPlace = Omit<AddToWaitlistInput, "client_id" | "guest">;

interface WaitingSectionProps {
  place: WaitedPlace;
  /** Form values given by the place; only the person is left to fill in. */
  values: BookingFormValues;
  /** Name of the list in the dialog: "the waiting list of Swing Basics". */
  listName: string;
  /** Date and time as text. */
  when: string;
  /** Shown while nobody is waiting. */
  nobody: string;
  canAdd: boolean;
  venue: WaitingVenue;
}

type WaitingVenue = Pick<Venue, "locale" | "timeformat" | "dateformat" | "clock_changes">;

/** Waiting list of a taken time or a full class, in order, with a button to add somebody. */
export function WaitingSection(props: WaitingSectionProps) {
  const { place, nobody, canAdd, venue } = props;
  const [isAdding, setIsAdding] = useState(false);
  const refusal = useRefusal("bookings.write");
  const { data, error, refetch } = useWaitingListQuery({
    variables: questionOf(place),
    fetchPolicy: "cache-and-network",
  });
  const people = data?.waitlist?.data;
  if (error && !people) {
    return <ErrorState title="The waiting list did not load" error={explain(error)} onRetry={() => void refetch()} />;
  }
  if (!people || (people.length === 0 && !canAdd)) return null;
  return (
    <PanelSection aria-label="Waiting list">
      <h3>Waiting list</h3>
      {people.length === 0 ? <p>{nobody}</p> : <WaitingList people={people} venue={venue} />}
      {canAdd ? (
        <RefusableButton refusal={refusal} startIcon={<Icon name="hourglass" />} onClick={() => setIsAdding(true)}>
          Add to the waiting list
        </RefusableButton>
      ) : null}
      {isAdding ? <WaitDialog {...props} onClose={() => setIsAdding(false)} /> : null}
    </PanelSection>
  );
}

/** All who wait for the same time share one list, whichever coach they want. */
function questionOf({ class_session_id, location_id, service_id, start_time }: WaitedPlace) {
  return class_session_id ? { class_session_id } : { location_id, service_id, start_time };
}

function WaitDialog({ place, values, listName, when, onClose }: WaitingSectionProps & { onClose: () => void }) {
  const [add] = useAddToWaitlistMutation();
  const wait = async (typed: BookingFormValues): Promise<FormRefusal | void> => {
    try {
      const { client_id, guest } = createInput(typed, place.location_id);
      const { data } = await add({ variables: { input: { ...place, client_id, guest } } });
      showToast({ message: `${data?.addToWaitlist?.name ?? "The person"} is on the waiting list`, tone: "success" });
    } catch (error) {
      return dialogRefusal(error);
    }
  };
  return (
    <FormDialog
      title={`Add to ${listName}`}
      note={when}
      schema={NewBookingForm}
      defaultValues={values}
      submitLabel="Add to the list"
      onSubmit={wait}
      onClose={onClose}
    >
      {(form) => <WhoFields form={form} />}
    </FormDialog>
  );
}
