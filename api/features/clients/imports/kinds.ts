import type { Call } from "#api/call/call.ts";

/** A planned row that is about to be added. */
export interface WaitingRow {
  row_number: number;
  key: string;
  name: string;
  /** As planned by its kind. */
  record: unknown;
  tag_ids: number[];
}

/** An added row that is to be rolled back. */
export interface AddedRow {
  row_number: number;
  entity_id: number | null;
}

export type AddResult = { client_id: number | null; entity_id: number | null } | { leftOut: string };

export interface ImportOrigin {
  importId: number;
  /** Who submitted the file. */
  authorId: number;
}

/** For rows that need several steps each. */
export const oneByOne =
  (add: (call: Call, row: WaitingRow, origin: ImportOrigin) => Promise<AddResult>): KindOfImport["addAll"] =>
  async (call, rows, origin) => {
    const results: AddResult[] = [];
    for (const row of rows) results.push(await add(call, row, origin));
    return results;
  };

/** The ids of the tags in the rows, created once on submission. */
export interface Prepared {
  added: number[];
  /** In the order of the file's tags. */
  all: (number | null)[];
}

/** What is specific to adding a kind of rows; job, progress and rollback are shared. How they are read is in PLANS. */
export interface KindOfImport {
  /** Rows per transaction: exactly those undone by a crash are repeated. */
  batchRows: number;
  prepare?(call: Call, tags: readonly string[]): Promise<Prepared>;
  /** Adds the rows in order, or says why one has to be left out by now. */
  addAll(call: Call, rows: readonly WaitingRow[], origin: ImportOrigin): Promise<AddResult[]>;
  /** Reverts what cannot be deleted; returns the rows that are gone nevertheless. */
  takeBackOthers?(call: Call, rows: readonly AddedRow[]): Promise<number[]>;
}
