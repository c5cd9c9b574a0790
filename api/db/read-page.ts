import type { SelectQueryBuilder } from "kysely";
import { offsetOf, type PageQuery } from "./paging.ts";

/** Reads one page of a query, in its order, and the number of all its rows. */
export async function readPage<DB, TB extends keyof DB, Row>(
  question: SelectQueryBuilder<DB, TB, Row>,
  query: PageQuery,
) {
  const page = question.limit(query.perPage).offset(offsetOf(query));
  const [rows, total] = await Promise.all([page.execute(), countRows(question, query)]);
  return { rows, total };
}

/** The number of rows of a query; undefined if not requested, because counting may take longer than the page itself. */
export async function countRows<DB, TB extends keyof DB, Row>(
  question: SelectQueryBuilder<DB, TB, Row>,
  { total: isAskedFor = true }: PageQuery,
): Promise<number | undefined> {
  if (!isAskedFor) return undefined;
  const { total } = await question
    .clearOrderBy()
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as("total"))
    // For a generic query the compiler cannot tell which columns remain.
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return total;
}
