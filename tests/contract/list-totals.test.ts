import { afterAll, beforeAll, expect, test } from "vitest";
import { v1Operations } from "#schema/operations.ts";
import type { Operation } from "#schema/shared/operation.ts";
import { startPlatform, type OperationId, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const LISTS = (Object.entries(v1Operations) as [OperationId, Operation][]) // the keys of the table are its ids
  .filter(([, { query }]) => query && "total" in query.shape)
  .map(([operationId]) => operationId);

test("counts the rows of every paged list unless the request declines it", async () => {
  const venue = await platform.venue();
  const [owner, client] = [await venue.person("owner"), await venue.person("client")];
  expect(LISTS.length).toBeGreaterThan(15);
  for (const list of LISTS) {
    const ask = (query: object) =>
      (list === "publicBookings" ? client : owner).ask(list, {
        params: { id: list.startsWith("client") ? client.id : owner.id },
        query: { ...query, ...(list === "publicBookings" ? { when: "upcoming" } : {}) },
      });
    const [counted, uncounted] = [await ask({}), await ask({ total: false })];
    expect(counted.body.meta, list).toEqual({
      current_page: 1,
      per_page: 20,
      last_page: expect.any(Number),
      total: expect.any(Number),
    });
    expect(uncounted.body.meta, list).toEqual({ current_page: 1, per_page: 20 });
    expect(uncounted.body.data, list).toEqual(counted.body.data);
  }
});

test("counts no clients in a search without a request for the total", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  await venue.person("client");
  const { body } = await ask("clients", { query: { search: "pat", total: false } });
  expect(body.data).toHaveLength(1);
  expect(body.meta).toEqual({ current_page: 1, per_page: 20 });
});
