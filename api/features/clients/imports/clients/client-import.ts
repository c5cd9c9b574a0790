import { recordChanges } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { invalidField } from "#api/errors/errors.ts";
import { changeByImport, takeBackImported, writeImported } from "#api/features/clients/consents/service.ts";
import { TAGS_MAX } from "#schema/clients/clients/tag-models.ts";
import type { AddedRow, AddResult, ImportOrigin, KindOfImport, Prepared, WaitingRow } from "../kinds.ts";
import { insertTags, tagsNamed } from "../queries.ts";
import type { ConsentChange } from "./client-consents.ts";
import { addClients, noteOnImport, tagClients } from "./client-queries.ts";
import type { ClientItem } from "./plan-clients.ts";
import type { NewClient } from "./read-client.ts";

export const clientImport: KindOfImport = { batchRows: 200, prepare: tagsFor, addAll, takeBackOthers };

const itemOf = (item: unknown): ClientItem => item as ClientItem; // built by planClients
const isChange = (item: ClientItem): item is ConsentChange => "client_id" in item;

/** The ids of these tags, in their order; missing ones are created. */
async function tagsFor(call: Call, tags: readonly string[]): Promise<Prepared> {
  const have = await tagsNamed(call.db);
  const missing = tags.filter((tag) => !have.some(({ name }) => name === tag.toLowerCase()));
  if (have.length + missing.length > TAGS_MAX) {
    const sentence = `The file brings ${missing.length} new tags, and a company has at most ${TAGS_MAX}. Leave that column out.`;
    throw invalidField("mapping", sentence);
  }
  const added = await insertTags(call.db, call.tenant.tenant_id, missing, call.now);
  const ids = new Map([...have, ...added].map(({ id, name }) => [name, id]));
  return { added: added.map(({ id }) => id), all: tags.map((tag) => ids.get(tag.toLowerCase()) ?? null) };
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
