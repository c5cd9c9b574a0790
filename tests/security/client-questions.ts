import { formWith, TINY_PNG } from "#tests/features/venue/uploads/support.ts";
import type { Person, Question } from "#tests/support/venue.ts";
import { COMMUNICATION_QUESTIONS } from "./communication-questions.ts";
import type { Ids } from "./one-of-each.ts";

/** A two-line file, as base64. */
const IMPORTED = Buffer.from("First name,Email\nAva,ava@import.test\n").toString("base64");

/** A valid question for every operation on clients, with these ids. */
export const CLIENT_QUESTIONS = {
  ...COMMUNICATION_QUESTIONS,
  createUpload: () => ({ query: { purpose: "logo" }, body: formWith(TINY_PNG) }),
  deleteUpload: ({ upload: id }) => ({ params: { id } }),
  clients: () => ({}),
  exportClients: ({ tag }) => ({ query: { tag_ids: [tag] } }),
  client: ({ client }) => ({ params: { id: client } }),
  clientsByIds: ({ client }) => ({ query: { ids: [client] } }),
  createClient: () => ({ body: { first_name: "Made", last_name: "By matrix" } }),
  updateClient: ({ client }) => ({ params: { id: client }, body: { version: 1, phone: "604 555 0100" } }),
  clientDuplicates: () => ({}),
  previewClientMerge: ({ client, newMember }) => ({ body: { keep_id: client, merge_id: newMember } }),
  mergeClients: ({ client, newMember, mergeToken }) => ({
    body: { keep_id: client, merge_id: newMember, take: [], token: mergeToken },
  }),
  clientErasure: ({ client }) => ({ params: { id: client } }),
  anonymizeClient: ({ newMember }) => ({ params: { id: newMember }, body: { version: 1, confirm_name: "Pat client" } }),
  clientData: ({ client }) => ({ params: { id: client } }),
  clientActivities: ({ client }) => ({ params: { id: client } }),
  clientAsOf: ({ client }) => ({ params: { id: client }, query: { date: "2027-05-03", time: "06:00" } }),
  addActivityNote: ({ activity }) => ({ params: { id: activity }, body: { body: "By the matrix" } }),
  deleteActivityNote: ({ activity, activityNote }) => ({ params: { id: activity, noteId: activityNote } }),
  undoChange: ({ undoable }) => ({ params: { id: undoable } }),
  tags: () => ({}),
  createTag: () => ({ body: { name: "Made by the matrix" } }),
  updateTag: ({ tag }) => ({ params: { id: tag }, body: { version: 1, name: "Renamed" } }),
  deleteTag: ({ tag }) => ({ params: { id: tag } }),
  addUserTags: ({ client, tag }) => ({ params: { id: client }, body: { tag_ids: [tag] } }),
  removeUserTag: ({ client, tag }) => ({ params: { id: client, tagId: tag } }),
  tagClients: ({ client, tag }) => ({ body: { client_ids: [client], add_tag_ids: [tag] } }),
  imports: () => ({}),
  createImport: () => ({ body: { file_name: "people.csv", size: 20 } }),
  addImportPart: ({ newImport }) => ({ params: { id: newImport, part: 1 }, body: { content: IMPORTED } }),
  previewImport: ({ sentImport }) => ({ body: { import_id: sentImport } }),
  submitImport: ({ sentImport }) => ({ body: { import_id: sentImport } }),
  importStatus: ({ sentImport }) => ({ params: { id: sentImport } }),
  rollbackImport: ({ sentImport }) => ({ params: { id: sentImport } }),
  savedFilters: () => ({}),
  createSavedFilter: () => ({ body: { name: "Made by the matrix", filters: { search: "ada" } } }),
  deleteSavedFilter: ({ savedFilter }) => ({ params: { id: savedFilter } }),
} satisfies Record<string, (ids: Ids) => Question>;

/** Begins two imports of that file, and sends the second completely. */
export async function sendImports({ ask }: Person) {
  const body = { file_name: "people.csv", size: Buffer.from(IMPORTED, "base64").length };
  const [newImport, sentImport] = [await ask("createImport", { body }), await ask("createImport", { body })];
  const ids = { newImport: newImport.body.id as number, sentImport: sentImport.body.id as number };
  await ask("addImportPart", { params: { id: ids.sentImport, part: 1 }, body: { content: IMPORTED } });
  return ids;
}

/** An activity of the client with a note, and a change of another client that can be undone. */
export async function fillActivities({ ask }: Person, client: Person) {
  const timeline = await ask("clientActivities", { params: { id: client.id } });
  const activity: number = timeline.body.data[0].id;
  const noted = await ask("addActivityNote", { params: { id: activity }, body: { body: "By phone" } });
  const { body } = await ask("createClient", { body: { first_name: "Una", last_name: "Doe" } });
  await ask("updateClient", { params: { id: body.id }, body: { version: 1, phone: "604 555 0111" } });
  const changes = await ask("clientActivities", { params: { id: body.id }, query: { perPage: 1 } });
  const ids: Record<"activityNote" | "undoable", number> = {
    activityNote: noted.body.notes[0].id,
    undoable: changes.body.data[0].id,
  };
  return { activity, ...ids };
}
