import type { PlannedRow, Sheet } from "#api/features/imports/planned-row.ts";
import type { FileProblem } from "#api/features/imports/read-workbook.ts";
import type { Call } from "#api/http/call.ts";

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

/** What the rows share, created once on submission. */
export interface Prepared {
  tag_ids: number[];
  tagIdsOf(item: unknown): number[];
}

/** What is specific to a kind of file; reading, mapping, dry run, job, progress and rollback are shared. */
export interface KindOfImport {
  /** Rows per transaction: exactly those undone by a crash are repeated. */
  batchRows: number;
  /** Why no row can be read with this mapping; null if they can. */
  problemOf(sheet: Pick<Sheet, "mapping">): FileProblem | null;
  /** The result for each row, with its reason. Writes nothing. */
  plan(call: Call, sheet: Sheet): Promise<PlannedRow[]>;
  prepare?(call: Call, rows: readonly PlannedRow[]): Promise<Prepared>;
  /** Adds the rows in order, or says why one has to be left out by now. */
  addAll(call: Call, rows: readonly WaitingRow[], origin: ImportOrigin): Promise<AddResult[]>;
  /** Reverts what cannot be deleted; returns the rows that are gone nevertheless. */
  takeBackOthers?(call: Call, rows: readonly AddedRow[]): Promise<number[]>;
}
