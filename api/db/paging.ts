import type { z } from "zod";
import type { Meta } from "#schema/shared/paging.ts";

export interface PageQuery {
  page: number;
  perPage: number;
}

export const offsetOf = ({ page, perPage }: PageQuery): number => (page - 1) * perPage;

export function metaOf({ page, perPage }: PageQuery, total: number): z.infer<typeof Meta> {
  return { current_page: page, last_page: Math.max(1, Math.ceil(total / perPage)), total, per_page: perPage };
}

/** A LIKE pattern that finds the text anywhere, whatever characters it has. */
export const containing = (text: string): string => `%${text.trim().replace(/[\\%_]/g, "\\$&")}%`;
