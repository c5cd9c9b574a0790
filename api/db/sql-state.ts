import { DatabaseError } from "pg";

/** The database's code of an error: five characters, as in its documentation. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof DatabaseError ? error.code : undefined;
