import { expect, it } from "vitest";
import { readAllPages, shortLists, withPage } from "#schema/reports/saved-queries/read-all-pages.ts";

const page = (from: number, to: number, total: number) => ({
  data: Array.from({ length: to - from + 1 }, (_, at) => ({ id: from + at })),
  meta: { total },
});

it("reads all pages of each longer list, a hundred rows at a time", async () => {
  const asked: string[] = [];
  const ask = async (query: string) => {
    asked.push(query);
    const number = Number(/page: (\d)/.exec(query)?.[1]);
    return { data: { clients: page((number - 1) * 100 + 1, Math.min(number * 100, 230), 230) } };
  };
  const first = { clients: page(1, 20, 230), services: page(1, 3, 3) };
  const whole = await readAllPages(ask, "{ clients(perPage: 20) { data { id } meta { total } } }", {}, first);
  expect(asked).toHaveLength(3);
  expect(whole["clients"]).toMatchObject({ meta: { total: 230 } });
  expect(new Set((whole["clients"] as typeof first.clients).data.map(({ id }) => id)).size).toBe(230);
  expect(whole["services"]).toBe(first.services);
  expect(shortLists(whole)).toEqual([]);
});

it("reports the graph's refusal of a later page", async () => {
  const ask = async () => ({ errors: [{ message: "Wait a minute." }] }) as never;
  await expect(readAllPages(ask, "{ clients { data { id } } }", {}, { clients: page(1, 2, 5) })).rejects.toThrow(
    "Wait",
  );
});

it("replaces the requested page of that list only", () => {
  const query =
    "query Two($n: Int!, $at: Int!) { a: bookings(location_id: $at, perPage: $n) { data { id } } clients { data { id } } }";
  const paged = withPage(query, "a", 2).replaceAll(/\s+/g, " ");
  expect(paged).toContain("query Two($at: Int!)");
  expect(paged).toContain("a: bookings(location_id: $at, page: 2, perPage: 100)");
  expect(paged).toContain("clients { data");
});

it("asks to move a paged list out of a fragment, because every page would be the first", async () => {
  const ask = async () => ({ data: { clients: page(1, 100, 230) } });
  const query = "{ ...F } fragment F on Query { clients(perPage: 100) { data { id } meta { total } } }";
  await expect(readAllPages(ask, query, {}, { clients: page(1, 100, 230) })).rejects.toThrow("is in a fragment");
});
