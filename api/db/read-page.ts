import type { SelectQueryBuilder } from "kysely";
import { offsetOf, type PageQuery } from "#api/db/paging.ts";

/** One page of what a question finds, in its order, and how many rows it finds in all. */
export async function readPage<DB, TB extends keyof DB, Row>(
  question: SelectQueryBuilder<DB, TB, Row>,
  query: PageQuery,
) {
  const rows = await question.limit(query.perPage).offset(offsetOf(query)).execute();
  const { total } = await question
    .clearOrderBy()
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as("total"))
    // Of a question that is not known here the compiler cannot tell what is left.
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return { rows, total };
}
