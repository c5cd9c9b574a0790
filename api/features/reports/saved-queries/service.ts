import { recordChange } from "#api/audit/record.ts";
import { signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { metaOf, type PageQuery } from "#api/db/paging.ts";
import { ApiError, invalidField, notFound, staleVersion } from "#api/errors/errors.ts";
import { utcTextMs } from "#api/time/instants.ts";
import type { CreateSavedQueryInput, SavedQuery, UpdateSavedQueryInput } from "#schema/reports/saved-queries/models.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { currentVariables } from "./current-variables.ts";
import {
  changeQuery,
  countQueries,
  deleteQueryRow,
  findQuery,
  insertQuery,
  listQueries,
  listVersions,
  lockQuery,
  queryNamesake,
  type SavedQueryRow,
} from "./queries.ts";

const MOST_OF_COMPANY = 500;

export async function savedQueries(call: Call, query: PageQuery & { search?: string | undefined }) {
  const { rows, total } = await listQueries(call.db, query);
  return { data: rows.map(presentQuery), meta: metaOf(query, total) };
}

export async function savedQuery({ db }: Call, id: number): Promise<SavedQuery> {
  const row = await findQuery(db, id);
  if (!row) throw notFound("saved query");
  return presentQuery(row);
}

export async function savedQueryVersions(call: Call, id: number) {
  await savedQuery(call, id);
  const rows = await listVersions(call.db, id);
  return { data: rows.map((row) => ({ version: row.version, ...presentText(row) })) };
}

export async function createSavedQuery(call: Call, input: CreateSavedQueryInput): Promise<SavedQuery> {
  if ((await countQueries(call.db)) >= MOST_OF_COMPANY) {
    throw new ApiError("invalid_state", `Your company has ${MOST_OF_COMPANY} saved queries. Delete one first.`);
  }
  await currentVariables(call, input);
  const id = await insertQuery(call.db, { ...input, ...stampOf(call) });
  if (id === undefined) throw nameTaken(input.name);
  const after = await savedQuery(call, id);
  await recordChange(call, { entity: "saved_query", entity_id: id, after });
  return after;
}

/** The previous state remains as a version; restoring one means saving it again. */
export async function updateSavedQuery(call: Call, id: number, input: UpdateSavedQueryInput): Promise<SavedQuery> {
  const before = await loadForChange(call, id, input.version);
  const { name = before.name, query = before.query, variables = before.variables } = input;
  if (await queryNamesake(call.db, name, id)) throw nameTaken(name);
  if (input.query !== undefined || input.variables !== undefined) await currentVariables(call, { query, variables });
  const version = before.version + 1;
  await changeQuery(call.db, { query_id: id, version, name, query, variables, ...stampOf(call) });
  const after = await savedQuery(call, id);
  await recordChange(call, { entity: "saved_query", entity_id: id, before, after });
  return after;
}

export async function deleteSavedQuery(call: Call, id: number, version: number | undefined): Promise<SavedQuery> {
  const before = await loadForChange(call, id, version);
  await deleteQueryRow(call.db, id);
  await recordChange(call, { entity: "saved_query", entity_id: id, before });
  return before;
}

async function loadForChange(call: Call, id: number, version: number | undefined): Promise<SavedQuery> {
  await lockQuery(call.db, id);
  const before = await savedQuery(call, id);
  if (version !== undefined && version !== before.version) throw staleVersion(before);
  return before;
}

const stampOf = ({ tenant, caller, now }: Call) => ({
  tenant_id: tenant.tenant_id,
  saved_by: signedIn(caller).id,
  saved_at: now,
});

const nameTaken = (name: string): ApiError =>
  invalidField("name", `There is a saved query named ${name} already. Choose another name.`);

type Text = Pick<SavedQueryRow, "query" | "variables" | "saved_at" | "first_name" | "last_name">;

const presentText = ({ query, variables, saved_at, first_name, last_name }: Text) => ({
  query,
  variables,
  saved_by_name: fullName({ first_name, last_name }),
  saved_at: utcTextMs(saved_at),
});

const presentQuery = (row: SavedQueryRow): SavedQuery => ({
  id: row.id,
  name: row.name,
  version: row.version,
  ...presentText(row),
});
