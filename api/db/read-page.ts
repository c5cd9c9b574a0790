import type { SelectQueryBuilder } from "kysely";
import { offsetOf, type PageQuery } from "#api/db/paging.ts";

/** One page of what a question finds, in its order, and how many rows it finds in all. */
export async function readPage<DB, TB extends keyof DB, Row>(
  question: SelectQueryBuilder<DB, TB, Row>,
  query: PageQuery,
) {
  const page = question.limit(query.perPage).offset(offsetOf(query));
  const [rows, total] = await Promise.all([page.execute(), countRows(question, query)]);
  return { rows, total };
}

/** How many rows a question finds; nothing where nobody asked, for to count may take longer than the page itself. */
export async function countRows<DB, TB extends keyof DB, Row>(
  question: SelectQueryBuilder<DB, TB, Row>,
  { total: isAskedFor = true }: PageQuery,
): Promise<number | undefined> {
  if (!isAskedFor) return undefined;
  const { total } = await question
    .clearOrderBy()
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as("total"))
    // Of a question that is not known here the compiler cannot tell what is left.
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return total;
}
