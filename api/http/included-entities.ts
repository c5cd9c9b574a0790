import type { Kysely, RawBuilder, SelectQueryBuilder } from "kysely";
import { isAdmitted } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import type { DB } from "#api/db/types.generated.ts";
import type { Operation } from "#schema/shared/operation.ts";
import { fullName } from "#schema/shared/person-name.ts";

/** An entity that list rows reference by id, and that the list's own statement can include. */
export interface IncludedEntity<Row, Answer> {
  /** The operation that returns the same entity by id: callers refused there do not get it here either. */
  lookUp: Operation;
  /**
   * Selects the entity of this id, for embedding in another statement; the row therefore arrives as JSON, its
   * instants as text.
   */
  find(db: Kysely<DB>, id: RawBuilder<number>): SelectQueryBuilder<DB, never, Row>;
  present(call: Call, row: Row): Answer;
  /** The columns of the row that id and name are made from: most lists show no more. */
  naming: { columns: readonly string[]; present(row: NoInfer<Row>): { id: number; name: string } };
}

/** Infers the type parameters from the parts. */
export function includedEntity<Row, Answer, TB extends keyof DB>(
  parts: Pick<IncludedEntity<Row, Answer>, "lookUp" | "present" | "naming"> & {
    find(db: Kysely<DB>, id: RawBuilder<number>): SelectQueryBuilder<DB, TB, Row>;
  },
): IncludedEntity<Row, Answer> {
  // Which tables it selects from is irrelevant to its users.
  return parts as unknown as IncludedEntity<Row, Answer>;
}

export const NAMED_AS_PERSON = {
  columns: ["id", "first_name", "last_name"],
  present: ({ id, first_name, last_name }: { id: number; first_name: string; last_name: string }) => ({
    id,
    name: fullName({ first_name, last_name }),
  }),
};

export const NAMED_AS_THING = {
  columns: ["id", "name"],
  present: ({ id, name }: { id: number; name: string }) => ({ id, name }),
};

export const mayRead = ({ caller }: Call, { lookUp }: Pick<IncludedEntity<never, unknown>, "lookUp">): boolean =>
  isAdmitted(caller, lookUp);
