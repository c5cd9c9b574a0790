import { expect, test } from "vitest";
import { ask, fakeApi, openGateway } from "./fake-api.ts";
import { page, sampleClient } from "./samples.ts";

/** What the one call for a list was asked, beside what the document's own arguments say. */
async function queryOf(document: string, variables: object = {}): Promise<Record<string, string>> {
  const api = fakeApi({ clients: () => page([sampleClient(1)]) });
  await using gateway = await openGateway(api);
  const { errors } = await ask(gateway, document, { variables });
  expect(errors).toEqual([]);
  expect(api.seen).toHaveLength(1);
  const {
    page: _page,
    perPage: _perPage,
    sortBy: _sortBy,
    sortDir: _sortDir,
    ...derived
  } = Object.fromEntries(api.seen[0]?.query ?? []);
  return derived;
}

test("asks for no total where the document does not select it", async () => {
  expect(await queryOf("{ clients { data { id } meta { current_page per_page } } }")).toEqual({ total: "false" });
  expect(await queryOf("{ clients { data { id } } }")).toEqual({ total: "false" });
});

test("asks for the total wherever it is selected, or the number of pages that follows from it", async () => {
  expect(await queryOf("{ clients { meta { total } } }")).toEqual({});
  expect(await queryOf("{ clients { meta { pages: last_page } } }")).toEqual({});
  expect(
    await queryOf("{ clients { data { id } } ...Counted } fragment Counted on Query { clients { meta { n: total } } }"),
  ).toEqual({});
  expect(
    await queryOf("{ clients { ...OfPage } } fragment OfPage on ClientPage { meta { ... on Meta { total } } }"),
  ).toEqual({});
});

test("counts what is selected under a condition as selected", async () => {
  const document =
    "query($counts: Boolean!) { clients { data { id } meta { current_page total @include(if: $counts) } } }";
  expect(await queryOf(document, { counts: true })).toEqual({});
  expect(await queryOf(document, { counts: false })).toEqual({});
});
