import type { z } from "zod";
import type { Meta } from "#schema/shared/paging.ts";

export interface PageQuery {
  page: number;
  perPage: number;
  /** Whether to count the rows of all pages; true by default. */
  total?: boolean | undefined;
}

export const offsetOf = ({ page, perPage }: PageQuery): number => (page - 1) * perPage;

/** Builds the paging metadata. `most` is where counting stops: a count above it means "more than `most`". */
export function metaOf(
  { page, perPage }: PageQuery,
  counted: number | undefined,
  most = Number.POSITIVE_INFINITY,
): z.infer<typeof Meta> {
  const meta = { current_page: page, per_page: perPage };
  if (counted === undefined) return meta;
  const total = Math.min(counted, most);
  const more = counted > most ? { more: true } : {};
  return { ...meta, last_page: Math.max(1, Math.ceil(total / perPage)), total, ...more };
}

/** Builds a LIKE pattern that finds the text anywhere, with its special characters escaped. */
export const containing = (text: string): string => `%${text.trim().replace(/[\\%_]/g, "\\$&")}%`;
