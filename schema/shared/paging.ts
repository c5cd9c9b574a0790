import { z } from "zod";

export const PAGE_SIZE_DEFAULT = 20;

/** The maximum of the database's integers; no larger id or version exists. */
export const INT_MAX = 2_147_483_647;

export const Id = z.int().min(1).max(INT_MAX);
export const Version = z.int().min(1).max(INT_MAX).describe("Increases by one with each change");

export const Meta = z
  .object({
    current_page: z.int().describe("Current page, from 1"),
    last_page: z.int().optional().describe("Number of pages, at least 1"),
    total: z.int().optional().describe("Number of rows on all pages"),
    more: z
      .boolean()
      .nullish()
      .describe("True if there are more rows than `total`: long histories are counted only up to a limit"),
    per_page: z.int().describe("Rows per page"),
  })
  .meta({ id: "Meta", description: "The position of a page in its list" });

export const SortDir = z.enum(["asc", "desc"]).meta({
  id: "SortDir",
  description: "Direction of a sort. asc: smallest, earliest or A first; desc: largest, latest or Z first",
});

export const pagingQuery = {
  page: z.int().min(1).max(100_000).default(1).describe("Page number, from 1"),
  perPage: z.int().min(1).max(100).default(PAGE_SIZE_DEFAULT).describe("Rows per page, at most 100"),
  total: z
    .boolean()
    .default(true)
    .describe("Whether to count the rows of all pages; false leaves out `total` and `last_page` and responds sooner"),
};

/** A list's own filters without paging, for operations that return the whole list. */
export function withoutPaging<T extends z.ZodRawShape>({ shape }: z.ZodObject<T>) {
  const { page: _page, perPage: _perPage, total: _total, include: _include, fields: _fields, ...rest } = shape;
  const { sortBy: _sortBy, sortDir: _sortDir, ...filters } = rest;
  return z.object(filters);
}

/** A named page of a list: `{ data, meta }`. */
export function pageOf<T extends z.ZodType>(id: string, item: T, what: string) {
  return z
    .object({ data: z.array(item).describe(`The ${what} on this page`), meta: Meta })
    .meta({ id, description: `One page of ${what}` });
}

export const byIdsQuery = z.object({
  ids: z.array(Id).min(1).max(1000).describe("Ids to look up, 1 to 1000"),
});

export const idParams = z.object({ id: Id.describe("Id") });

export const versionQuery = z.object({
  version: Version.optional().describe("The version last read; any other version returns 409 stale_version"),
});
