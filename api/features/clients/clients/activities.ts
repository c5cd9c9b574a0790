import { recordChange } from "#api/audit/record.ts";
import { signedIn } from "#api/auth/caller.ts";
import { mayDeleteNote } from "#api/auth/may-delete-note.ts";
import type { Call } from "#api/call/call.ts";
import type { PageQuery } from "#api/db/paging.ts";
import { forbidden, notFound } from "#api/errors/errors.ts";
import { activities } from "#api/features/platform/audit-log/activities.ts";
import { utcTextMs } from "#api/time/instants.ts";
import type { ActivityNote, AddActivityNoteInput, ClientActivity } from "#schema/clients/clients/activity-models.ts";
import type { AccountActivity } from "#schema/people/accounts/models.ts";
import { refusalWithout } from "#schema/people/sign-in/permission-labels.ts";
import {
  clientOfActivity,
  insertActivityNote,
  lockActivityNote,
  notesOfActivities,
  removeActivityNote,
} from "./activity-queries.ts";
import { client } from "./service.ts";

/** Changes to a client and to their bookings and memberships, with the notes that staff wrote about them. */
export async function clientActivities(call: Call, id: number, query: PageQuery) {
  await client(call, id);
  const { data, meta } = await activities(call, { client_id: id }, query);
  return { data: await withNotes(call, data), meta };
}

export async function addActivityNote(call: Call, id: number, { body }: AddActivityNoteInput): Promise<ClientActivity> {
  const { name } = await loadClient(call, id);
  const note = await insertActivityNote(call.db, {
    tenant_id: call.tenant.tenant_id,
    activity_id: id,
    body,
    author_id: signedIn(call.caller).id,
    created_at: call.now,
  });
  await recordChange(call, { action: "addActivityNote", entity: "activity", entity_id: id, after: { name, note } });
  return activity(call, id);
}

export async function deleteActivityNote(call: Call, id: number, noteId: number): Promise<ClientActivity> {
  const { name } = await loadClient(call, id);
  const note = await lockActivityNote(call.db, id, noteId);
  if (!note) throw notFound("note");
  if (!mayDeleteNote(call.caller, note)) throw forbidden(refusalWithout("bookings.delete_any_note"));
  await removeActivityNote(call.db, call.tenant.tenant_id, noteId);
  const before = { name, note: { id: note.id, body: note.body } };
  await recordChange(call, { action: "deleteActivityNote", entity: "activity", entity_id: id, before });
  return activity(call, id);
}

/** The client that an activity is about; one that concerns no client has no notes. */
async function loadClient(call: Call, id: number) {
  const found = await clientOfActivity(call.db, id);
  if (!found) throw notFound("activity");
  return found;
}

async function activity(call: Call, id: number): Promise<ClientActivity> {
  const { data } = await activities(call, { id }, { page: 1, perPage: 1, total: false });
  const [found] = await withNotes(call, data);
  if (!found) throw notFound("activity");
  return found;
}

async function withNotes(call: Call, rows: AccountActivity[]): Promise<ClientActivity[]> {
  const found =
    rows.length === 0
      ? []
      : await notesOfActivities(
          call.db,
          rows.map(({ id }) => id),
        );
  const notes = Map.groupBy(found, ({ activity_id }) => Number(activity_id));
  return rows.map((row) => ({ ...row, notes: (notes.get(row.id) ?? []).map((note) => presentNote(call, note)) }));
}

type NoteRow = Awaited<ReturnType<typeof notesOfActivities>>[number];

function presentNote({ caller }: Call, { id, body, author_id, author_name, created_at }: NoteRow): ActivityNote {
  const is_deletable = mayDeleteNote(caller, { author_id });
  return { id, body, author_name, created_at: utcTextMs(created_at), is_deletable };
}
