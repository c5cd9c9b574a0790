import { zodResolver } from "@hookform/resolvers/zod";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { useEffect, useId } from "react";
import { useForm, useWatch } from "react-hook-form";
import { AddBookingNoteInput } from "#schema/bookings/bookings/models.ts";
import { useNoteRemoval } from "#web/features/platform/shared/use-note-removal.ts";
import { draftHook } from "#web/session/use-draft.ts";
import { formatDayTime, type VenueFormats } from "#web/time/format.ts";
import { localAt, type Clock } from "#web/time/wall-clock.ts";
import { useAskBeforeUnload } from "#web/ui/dialog/use-ask-before-unload.ts";
import { FormErrors } from "#web/ui/form/FormErrors.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { useFormSubmit } from "#web/ui/form/use-form-submit.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Rows } from "#web/ui/layout/Rows.ts";
import { PanelSection } from "#web/ui/page/PanelSection.ts";
import {
  useAddBookingNoteMutation,
  useDeleteBookingNoteMutation,
  type BookingDetailsFragment,
} from "./booking-details.generated.ts";

/** Internal staff notes on a booking, newest first, and a field for a new one. */
export function BookingNotes({ booking: { id, notes, location } }: { booking: BookingDetailsFragment }) {
  const headingId = useId();
  const [deleteNote] = useDeleteBookingNoteMutation();
  const remove = useNoteRemoval((noteId) => deleteNote({ variables: { id, noteId } }));
  return (
    <PanelSection aria-labelledby={headingId}>
      <h3 id={headingId}>Staff notes</h3>
      {notes.length > 0 ? (
        <Rows plain>
          {notes.map((note) => (
            <li key={note.id}>
              <div className="what">
                <p style={{ whiteSpace: "pre-line" }}>{note.body}</p>
                <small>{[note.author_name, writtenText(note.created_at, location)].filter(Boolean).join(", ")}</small>
              </div>
              {note.is_deletable ? (
                <IconButton size="small" aria-label={`Delete note: ${note.body}`} onClick={() => void remove(note)}>
                  <Icon name="close" size={14} />
                </IconButton>
              ) : null}
            </li>
          ))}
        </Rows>
      ) : null}
      <NewNote bookingId={id} />
    </PanelSection>
  );
}

const useNoteDraft = draftHook<string>();

function NewNote({ bookingId }: { bookingId: number }) {
  const [draft, keep] = useNoteDraft(bookingId);
  const form = useForm({ resolver: zodResolver(AddBookingNoteInput), defaultValues: { body: draft ?? "" } });
  const body = useWatch({ control: form.control, name: "body" });
  useEffect(() => keep(body || undefined), [keep, body]);
  useAskBeforeUnload(body !== "");
  const [add] = useAddBookingNoteMutation();
  const send = async (input: { body: string }) => {
    await add({ variables: { id: bookingId, input } });
  };
  const { submit, isSending, problem } = useFormSubmit(form, send, () => form.reset({ body: "" }));
  return (
    <form style={{ display: "grid", gap: 8 }} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput control={form.control} name="body" label="New note" hint="never shown to clients" lines={2} />
      <FormErrors form={form} problem={problem} />
      <Button sx={{ justifySelf: "start" }} type="submit" size="small" loading={isSending}>
        Add note
      </Button>
    </form>
  );
}

/** "Tue, May 4, 17:30" */
function writtenText(instant: string, venue: (VenueFormats & Clock) | null): string {
  return venue ? formatDayTime(localAt(instant, venue), venue) : "";
}
