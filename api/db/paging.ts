import type { z } from "zod";
import type { Meta } from "#schema/shared/paging.ts";

export interface PageQuery {
  page: number;
  perPage: number;
  /** Whether to count the rows of all pages; so unless it is said otherwise. */
  total?: boolean | undefined;
}

export const offsetOf = ({ page, perPage }: PageQuery): number => (page - 1) * perPage;

export function metaOf({ page, perPage }: PageQuery, total: number | undefined): z.infer<typeof Meta> {
  const meta = { current_page: page, per_page: perPage };
  return total === undefined ? meta : { ...meta, last_page: Math.max(1, Math.ceil(total / perPage)), total };
}

/** A LIKE pattern that finds the text anywhere, whatever characters it has. */
export const containing = (text: string): string => `%${text.trim().replace(/[\\%_]/g, "\\$&")}%`;
