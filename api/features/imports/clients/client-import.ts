import { recordChanges } from "#api/audit/record.ts";
import { changeByImport, takeBackImported, writeImported } from "#api/features/marketing-consents/service.ts";
import { type ConsentChange, NO_CONSENTS } from "#api/features/imports/clients/client-consents.ts";
import { addClients, consentsOf, noteOnImport, tagClients } from "#api/features/imports/clients/client-queries.ts";
import { type ClientItem, type NewClient, planClients } from "#api/features/imports/clients/plan-clients.ts";
import { countryOf } from "#api/features/phones/service.ts";
import type {
  AddedRow,
  AddResult,
  ImportOrigin,
  KindOfImport,
  Prepared,
  WaitingRow,
} from "#api/features/imports/kinds.ts";
import type { PlannedRow, Sheet } from "#api/features/imports/planned-row.ts";
import { addedKeys, insertTags, ownersOf, tagsNamed } from "#api/features/imports/queries.ts";
import { readEmails } from "#api/features/imports/values/person-values.ts";
import type { Call } from "#api/http/call.ts";
import { invalidField } from "#api/http/errors.ts";
import { TAGS_MAX } from "#schema/clients/tag-models.ts";

export const clientImport: KindOfImport = {
  batchRows: 200,
  problemOf: ({ mapping }) =>
    mapping.some((field) => field !== null && ["first_name", "last_name", "full_name"].includes(field))
      ? null
      : { code: "no_name_column", sentence: "Say which column holds the names." },
  plan: planned,
  prepare: tagsFor,
  addAll,
  takeBackOthers,
};

async function planned(call: Call, sheet: Sheet): Promise<PlannedRow<ClientItem>[]> {
  const country = await countryOf(call);
  const nobody = { country, keys: new Set<string>(), people: new Map<string, string>(), consents: NO_CONSENTS };
  // First without existing data, to collect the keys and addresses to look up; then with it.
  const keys = planClients(sheet, nobody).map(({ key }) => key);
  const emails = sheet.rows.flatMap(({ cells }) =>
    sheet.mapping.flatMap((field, n) =>
      field === "email" || field === "contact_email" ? readEmails(cells[n] ?? "").emails : [],
    ),
  );
  const consents = sheet.mapping.includes("marketing") ? await consentsOf(call.db, { emails, keys }) : NO_CONSENTS;
  const known = { country, keys: await addedKeys(call.db, keys), people: await ownersOf(call.db, emails), consents };
  return planClients(sheet, known);
}

const itemOf = (item: unknown): ClientItem => item as ClientItem; // built by planClients
const isChange = (item: ClientItem): item is ConsentChange => "client_id" in item;

function tagsOf(item: unknown): string[] {
  const read = itemOf(item);
  return isChange(read) ? [] : read.tags;
}

/** The ids of all tags in the rows; missing ones are created. */
async function tagsFor(call: Call, rows: readonly PlannedRow[]): Promise<Prepared> {
  const names = new Map(rows.flatMap(({ item }) => tagsOf(item)).map((tag) => [tag.toLowerCase(), tag]));
  const have = await tagsNamed(call.db);
  const missing = [...names].filter(([name]) => !have.some((tag) => tag.name === name)).map(([, tag]) => tag);
  if (have.length + missing.length > TAGS_MAX) {
    const sentence = `The file brings ${missing.length} new tags, and a company has at most ${TAGS_MAX}. Leave that column out.`;
    throw invalidField("mapping", sentence);
  }
  const added = await insertTags(call.db, call.tenant.tenant_id, missing, call.now);
  const ids = new Map([...have, ...added].map(({ id, name }) => [name, id]));
  return {
    tag_ids: added.map(({ id }) => id),
    tagIdsOf: (item) => tagsOf(item).flatMap((tag) => ids.get(tag.toLowerCase()) ?? []),
  };
}

async function addAll(call: Call, rows: readonly WaitingRow[], origin: ImportOrigin): Promise<AddResult[]> {
  const results = new Map<number, AddResult>();
  const read = rows.map((row) => ({ ...row, item: itemOf(row.record) }));
  const people = read.flatMap(({ item, ...row }) => (isChange(item) ? [] : [{ ...row, client: item }]));
  for (const [n, result] of (await addPeople(call, people, origin)).entries()) {
    results.set(people[n]?.row_number ?? 0, result);
  }
  for (const { row_number, item } of read) if (isChange(item)) results.set(row_number, await changeConsent(call, item));
  return rows.map(({ row_number }) => results.get(row_number) ?? { leftOut: "It could not be added." });
}

/** They may have said something since the file was looked at: their no stands. */
async function changeConsent(call: Call, { client_id, marketing, is_first }: ConsentChange): Promise<AddResult> {
  const isSaid = await changeByImport(call, client_id, marketing);
  if (!isSaid) return { leftOut: "They did not want marketing mail by then. That stays." };
  // The client is not the import's, so that no rollback removes them; only a first yes can be forgotten.
  return { client_id: null, entity_id: is_first && marketing === "agreed" ? client_id : null };
}

/** Rows that brought no client are the only ones that name an entity. */
async function takeBackOthers(call: Call, rows: readonly AddedRow[]): Promise<number[]> {
  const ids = rows.flatMap(({ entity_id }) => entity_id ?? []);
  const forgotten = new Set(await takeBackImported(call, ids));
  return rows.flatMap(({ row_number, entity_id }) =>
    entity_id !== null && forgotten.has(entity_id) ? [row_number] : [],
  );
}

type PersonRow = WaitingRow & { client: NewClient };

async function addPeople(call: Call, rows: readonly PersonRow[], { importId, authorId }: ImportOrigin) {
  const ids = await addClients(
    call.db,
    rows.map(({ client }) => client),
    call.now,
  );
  const added = rows.flatMap((row, n) => {
    const client_id = ids[n];
    return client_id === undefined ? [] : [{ ...row, client_id }];
  });
  await tagClients(call.db, importId, added);
  await recordChanges(
    call,
    added.map(({ name, client_id, client }) => ({
      entity: "client",
      entity_id: client_id,
      after: { name, ...client },
    })),
  );
  const said = added.flatMap(({ client_id, client: { marketing } }) =>
    marketing ? [{ client_id, state: marketing }] : [],
  );
  await writeImported(call, said);
  const notes = added.flatMap(({ client_id: id, client: { note: body } }) => (body === null ? [] : [{ id, body }]));
  await noteOnImport(call.db, notes, { author_id: authorId, now: call.now });
  return ids.map((client_id): AddResult =>
    client_id === undefined ? { leftOut: "Somebody had this address by then." } : { client_id, entity_id: null },
  );
}
