import { recordChanges } from "#api/audit/record.ts";
import { addClients, noteOnImport, tagClients } from "#api/features/imports/clients/client-queries.ts";
import { type NewClient, planClients } from "#api/features/imports/clients/plan-clients.ts";
import { countryOf } from "#api/features/imports/country.ts";
import type { AddResult, ImportOrigin, KindOfImport, Prepared, WaitingRow } from "#api/features/imports/kinds.ts";
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
};

async function planned(call: Call, sheet: Sheet): Promise<PlannedRow<NewClient>[]> {
  const country = await countryOf(call);
  const nobody = { country, keys: new Set<string>(), people: new Map<string, string>() };
  // First without existing data, to collect the keys and addresses to look up; then with it.
  const keys = planClients(sheet, nobody).map(({ key }) => key);
  const emails = sheet.rows.flatMap(({ cells }) =>
    sheet.mapping.flatMap((field, n) =>
      field === "email" || field === "contact_email" ? readEmails(cells[n] ?? "").emails : [],
    ),
  );
  const known = { country, keys: await addedKeys(call.db, keys), people: await ownersOf(call.db, emails) };
  return planClients(sheet, known);
}

const clientOf = (item: unknown): NewClient => item as NewClient; // built by planClients

/** The ids of all tags in the rows; missing ones are created. */
async function tagsFor(call: Call, rows: readonly PlannedRow[]): Promise<Prepared> {
  const names = new Map(rows.flatMap(({ item }) => clientOf(item).tags).map((tag) => [tag.toLowerCase(), tag]));
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
    tagIdsOf: (item) => clientOf(item).tags.flatMap((tag) => ids.get(tag.toLowerCase()) ?? []),
  };
}

async function addAll(call: Call, rows: readonly WaitingRow[], { importId, authorId }: ImportOrigin) {
  const ids = await addClients(
    call.db,
    rows.map(({ record }) => clientOf(record)),
    call.now,
  );
  const added = rows.flatMap((row, n) => {
    const client_id = ids[n];
    return client_id === undefined ? [] : [{ ...row, client_id, client: clientOf(row.record) }];
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
  const notes = added.flatMap(({ client_id: id, client: { note: body } }) => (body === null ? [] : [{ id, body }]));
  await noteOnImport(call.db, notes, { author_id: authorId, now: call.now });
  return ids.map((client_id): AddResult =>
    client_id === undefined ? { leftOut: "Somebody had this address by then." } : { client_id, entity_id: null },
  );
}
