import IconButton from "@mui/material/IconButton";
import { useId, useState } from "react";
import { AddActivityNoteInput } from "#schema/clients/clients/activity-models.ts";
import { ActivityList } from "#web/features/platform/shared/ActivityList.tsx";
import { useNoteRemoval } from "#web/features/platform/shared/use-note-removal.ts";
import { useList } from "#web/screen/use-list.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { formatMoment } from "#web/time/format.ts";
import { useNow } from "#web/time/use-now.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Rows } from "#web/ui/layout/Rows.ts";
import { Pager } from "#web/ui/page/Pager.tsx";
import { PanelSection } from "#web/ui/page/PanelSection.ts";
import {
  useAddActivityNoteMutation,
  useClientActivitiesQuery,
  useDeleteActivityNoteMutation,
  type ClientActivityLineFragment,
} from "./activities.generated.ts";
import type { ClientRowFragment } from "./clients.generated.ts";

const PER_PAGE = 8;

/** The audit log of the client, their bookings and memberships, with notes by staff. */
export function ClientActivities({ client, isErased }: { client: ClientRowFragment; isErased: boolean }) {
  const id = useId();
  const [page, setPage] = useState(1);
  const [noting, setNoting] = useState<ClientActivityLineFragment | null>(null);
  const variables = { id: client.id, page, perPage: PER_PAGE };
  const list = useList(useClientActivitiesQuery, variables, ({ clientActivities }) => clientActivities);
  return (
    <PanelSection aria-labelledby={id}>
      <h2 id={id}>Activity</h2>
      <ActivityList
        list={list}
        name={client.name}
        renderNotes={(line) => (isErased ? null : <Notes line={line} onAdd={() => setNoting(line)} />)}
      />
      <Pager page={page} perPage={PER_PAGE} total={list.total} onPage={setPage} />
      {noting ? <NoteDialog line={noting} onClose={() => setNoting(null)} /> : null}
    </PanelSection>
  );
}

function Notes({ line, onAdd }: { line: ClientActivityLineFragment; onAdd: () => void }) {
  const { venue } = useVenues();
  const now = useNow();
  const [deleteNote] = useDeleteActivityNoteMutation();
  const remove = useNoteRemoval((noteId) => deleteNote({ variables: { id: line.id, noteId } }));
  return (
    <>
      {line.notes.length > 0 ? (
        <Rows plain>
          {line.notes.map((note) => (
            <li key={note.id}>
              <div className="what">
                <p style={{ whiteSpace: "pre-line" }}>{note.body}</p>
                <small>
                  {note.author_name}, {formatMoment(note.created_at, venue, now)}
                </small>
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
      <RefusableButton
        size="small"
        aria-label={`Add note: ${line.sentence}`}
        refusal={useRefusal("clients.write")}
        onClick={onAdd}
      >
        Add note
      </RefusableButton>
    </>
  );
}

function NoteDialog({ line, onClose }: { line: ClientActivityLineFragment; onClose: () => void }) {
  const [add] = useAddActivityNoteMutation();
  return (
    <FormDialog
      title="Add note"
      schema={AddActivityNoteInput}
      defaultValues={{ body: "" }}
      submitLabel="Add note"
      onSubmit={async (input) => {
        await add({ variables: { id: line.id, input } });
      }}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <p>{line.sentence}</p>
          <TextInput control={control} name="body" label="Note" hint="never shown to clients" lines={3} autoFocus />
        </>
      )}
    </FormDialog>
  );
}
