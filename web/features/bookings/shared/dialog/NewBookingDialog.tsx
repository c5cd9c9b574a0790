import { skipToken } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { useState } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { useCan } from "#web/session/session.ts";
import { timesNote, type Venue } from "#web/tenant/venue.ts";
import { LoadedDialog } from "#web/ui/dialog/LoadedDialog.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { countText } from "#web/ui/text/count-text.ts";
import { useClientChoiceQuery } from "../choices/choices.generated.ts";
import { foundClient, type FoundClient } from "../choices/ClientSearch.tsx";
import { lessonOf, useChoices, usualService, type Choices } from "../choices/use-choices.ts";
import type { SeenDates } from "../weekly/SeriesDates.tsx";
import { NewBookingForm, ONCE, type BookingFormValues } from "./booking-form.ts";
import { BookingAside, BookingFields } from "./BookingFields.tsx";
import { alternativesOf, TakenNote } from "./TakenNote.tsx";
import { useNewBooking } from "./use-new-booking.ts";
import { WalkInFoot } from "./WalkInFoot.tsx";
import { WhoFields } from "./WhoFields.tsx";

const TITLE = "New booking";

/** The place and time the dialog was opened from. */
export interface BookingStart {
  /** YYYY-MM-DD */
  date: string;
  /** Epoch milliseconds; null if only the day is known. */
  start: number | null;
  resourceId: number | null;
  coachId: number | null;
}

interface NewBookingDialogProps {
  venue: Venue;
  from: BookingStart;
  /** Who it is for, where that is known. */
  clientId?: number | undefined;
  onClose: () => void;
  /** Offers to block the time instead. */
  onBlock?: () => void;
}

/** Books at the desk. Opens once the choices have loaded. */
export function NewBookingDialog(props: NewBookingDialogProps) {
  const { clientId, ...dialog } = props;
  const { choices, error, retry } = useChoices(props.venue.id);
  const { data, loading } = useClientChoiceQuery(clientId === undefined ? skipToken : { variables: { id: clientId } });
  const client = data?.client;
  return (
    <LoadedDialog
      title={TITLE}
      data={loading ? undefined : choices}
      error={error ? explain(error) : undefined}
      onRetry={retry}
      onClose={dialog.onClose}
    >
      {(loaded) => <Dialog {...dialog} choices={loaded} who={client ? foundClient(client) : null} />}
    </LoadedDialog>
  );
}

interface DialogProps extends Omit<NewBookingDialogProps, "clientId"> {
  choices: Choices;
  who: FoundClient | null;
}

function Dialog({ venue, from, onClose, onBlock, choices, who }: DialogProps) {
  const [seen, setSeen] = useState<SeenDates>();
  const { fault, forgetFault, book } = useNewBooking(venue.id, choices, seen);
  const mayOverride = useCan("bookings.override_client_overlap");
  return (
    <FormDialog
      title={TITLE}
      note={timesNote(venue, from.date)}
      schema={NewBookingForm}
      defaultValues={firstValues(choices, from, who)}
      submitLabel={seen ? seriesLabel(seen) : "Book"}
      onSubmit={book}
      onClose={onClose}
      aside={(form) => <BookingAside form={form} venue={venue} choices={choices} onSeenDates={setSeen} />}
      foot={(form) => (
        <>
          <WalkInFoot form={form} venue={venue} choices={choices} onDone={onClose} />
          {onBlock ? (
            <Button startIcon={<Icon name="ban" />} onClick={onBlock}>
              Block this time
            </Button>
          ) : null}
        </>
      )}
    >
      {(form) => (
        <BookingFields
          form={form}
          venue={venue}
          choices={choices}
          who={<WhoFields form={form} />}
          isServiceFixed={false}
          mayRepeat
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
                  forgetFault();
                }}
              />
            ) : null
          }
        />
      )}
    </FormDialog>
  );
}

/** "Book 5 dates, leave 3 out" */
const seriesLabel = ({ held, leftOut }: SeenDates): string =>
  `Book ${countText(held, "date")}${leftOut.length > 0 ? `, leave ${leftOut.length} out` : ""}`;

function firstValues(
  choices: Choices,
  { date, start, resourceId, coachId }: BookingStart,
  who: FoundClient | null,
): BookingFormValues {
  const service = coachId === null ? usualService(choices, resourceId) : lessonOf(choices, coachId);
  const lengths = service?.durations.map(({ duration_minutes }) => duration_minutes) ?? [];
  return {
    who,
    guest: { first_name: "", last_name: "", email: "", phone: "" },
    service_id: String(service?.id ?? ""),
    duration: String(lengths.includes(60) ? 60 : (lengths[0] ?? "")),
    date,
    start: start === null ? "" : String(start),
    resource_id: resourceId === null ? "" : String(resourceId),
    coach_id: coachId === null ? "" : String(coachId),
    bay_ids: [],
    party_size: "1",
    client_note: "",
    override_reason: "",
    repeat: ONCE,
  };
}
