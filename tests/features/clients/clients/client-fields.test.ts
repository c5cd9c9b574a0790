import { afterAll, beforeAll, expect, test } from "vitest";
import { CLIENT_FIELDS } from "#schema/clients/clients/models.ts";
import { statementsOf } from "#tests/support/statements-of.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

let shared: ReturnType<typeof venueWithThree> | undefined;
const known = () => (shared ??= venueWithThree());

/** Three clients, two of whom have tags. */
async function venueWithThree() {
  const venue = await platform.venue();
  const staff = await venue.person("staff");
  const ids: number[] = [];
  for (const last_name of ["Ames", "Bell", "Cole"]) {
    const body = { first_name: "Ava", last_name, email: `${last_name}@people.test`.toLowerCase() };
    ids.push((await staff.ask("createClient", { body })).body.id);
  }
  for (const name of ["Junior", "Left-handed"]) {
    const { body: tag } = await staff.ask("createTag", { body: { name } });
    await staff.ask("tagClients", { body: { client_ids: ids.slice(1), add_tag_ids: [tag.id] } });
  }
  return { staff };
}

test.each(CLIENT_FIELDS)("returns the field %s by itself as in the whole client", async (field) => {
  const { staff } = await known();
  for (const query of [{}, { search: "ava" }, { sortBy: "created_at" }, { page: 2, perPage: 2 }]) {
    const whole = (await staff.ask("clients", { query })).body;
    const { status, body } = await staff.ask("clients", { query: { ...query, fields: field } });
    expect(status).toBe(200);
    expect(body.data).toEqual(whole.data.map((row: Record<string, unknown>) => ({ [field]: row[field] })));
    expect(body.meta).toEqual(whole.meta);
  }
});

test("refuses an unknown field", async () => {
  const { staff } = await known();
  for (const fields of ["password_hash", "tenant_id", "roles"]) {
    expect((await staff.ask("clients", { query: { fields } })).status).toBe(400);
  }
});

test("returns the total on a page past the last one too", async () => {
  const { staff } = await known();
  for (const query of [{ page: 9 }, { page: 9, search: "ava" }]) {
    const { body } = await staff.ask("clients", { query });
    expect(body).toEqual({ data: [], meta: expect.objectContaining({ total: 3 }) });
  }
  const { body } = await staff.ask("clients", { query: { page: 9, total: false } });
  expect(body).toEqual({ data: [], meta: { current_page: 9, per_page: 20 } });
});

test("reads page and total in one statement, and tags only on request", async () => {
  const { staff } = await known();
  const statementFor = async (query: object) => {
    const { sent } = await statementsOf(() => staff.ask("clients", { query: { ...query } }));
    const [page = "", ...others] = sent.filter((text) => text.includes("'client'"));
    expect(others).toEqual([]);
    return page;
  };
  const whole = await statementFor({});
  expect(whole).toContain("count(*)");
  expect(whole).toContain("user_tags");
  expect(await statementFor({ fields: "id,name" })).not.toMatch(/user_tags|created_at/);
  expect(await statementFor({ fields: "id,name", search: "ava", total: false })).not.toMatch(/user_tags|count\(/);
});
