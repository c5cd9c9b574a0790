import type { Kysely, RawBuilder, SelectQueryBuilder } from "kysely";
import { isAdmitted } from "#api/auth/caller.ts";
import type { DB } from "#api/db/types.generated.ts";
import type { Call } from "#api/http/call.ts";
import type { Operation } from "#schema/shared/operation.ts";

/** An entity that rows of a list name by its id, and that the list's own statement can bring along. */
export interface IncludedEntity<Row, Answer> {
  /** The call that answers the same by ids: who is refused there gets none here. */
  lookUp: Operation;
  /** The one of this id, written into another statement; so it comes as JSON, its instants as text. */
  find(db: Kysely<DB>, id: RawBuilder<number>): SelectQueryBuilder<DB, never, Row>;
  present(call: Call, row: Row): Answer;
  /** Of the same row, what its id and name are made of: most lists show no more. */
  naming: { columns: readonly string[]; present(row: NoInfer<Row>): { id: number; name: string } };
}

/** Infers what it is made of. */
export function includedEntity<Row, Answer, TB extends keyof DB>(
  parts: Pick<IncludedEntity<Row, Answer>, "lookUp" | "present" | "naming"> & {
    find(db: Kysely<DB>, id: RawBuilder<number>): SelectQueryBuilder<DB, TB, Row>;
  },
): IncludedEntity<Row, Answer> {
  // Of which tables it is made is its own matter.
  return parts as unknown as IncludedEntity<Row, Answer>;
}

/** How a person is named. */
export const NAMED_AS_PERSON = {
  columns: ["id", "first_name", "last_name"],
  present: ({ id, first_name, last_name }: { id: number; first_name: string; last_name: string }) => ({
    id,
    name: `${first_name} ${last_name}`.trim(),
  }),
};

/** How a thing is named. */
export const NAMED_AS_THING = {
  columns: ["id", "name"],
  present: ({ id, name }: { id: number; name: string }) => ({ id, name }),
};

export const mayRead = ({ caller }: Call, { lookUp }: Pick<IncludedEntity<never, unknown>, "lookUp">): boolean =>
  isAdmitted(caller, lookUp);
