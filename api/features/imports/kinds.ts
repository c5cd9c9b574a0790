import type { PlannedRow, Sheet } from "#api/features/imports/planned-row.ts";
import type { FileProblem } from "#api/features/imports/read-workbook.ts";
import type { Call } from "#api/http/call.ts";

/** A row that was planned and is to be added now. */
export interface WaitingRow {
  row_number: number;
  key: string;
  name: string;
  /** As its own kind planned it. */
  record: unknown;
  tag_ids: number[];
}

/** A row that was added and is to be taken back. */
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

/** For rows that take several steps each. */
export const oneByOne =
  (add: (call: Call, row: WaitingRow, origin: ImportOrigin) => Promise<AddResult>): KindOfImport["addAll"] =>
  async (call, rows, origin) => {
    const results: AddResult[] = [];
    for (const row of rows) results.push(await add(call, row, origin));
    return results;
  };

/** What the rows need beside themselves, written once when they are submitted. */
export interface Prepared {
  tag_ids: number[];
  tagIdsOf(item: unknown): number[];
}

/** What one kind of file does of its own; reading, mapping, dry run, job, progress and rolling back are the same for all. */
export interface KindOfImport {
  /** Rows a transaction: what a crash undoes is done again, and nothing else. */
  batchRows: number;
  /** Why no row can be read with this mapping. */
  problemOf(sheet: Pick<Sheet, "mapping">): FileProblem | null;
  /** What becomes of each row, with its reason. Writes nothing. */
  plan(call: Call, sheet: Sheet): Promise<PlannedRow[]>;
  prepare?(call: Call, rows: readonly PlannedRow[]): Promise<Prepared>;
  /** Adds the rows, each or says why it must stay out by now; in their order. */
  addAll(call: Call, rows: readonly WaitingRow[], origin: ImportOrigin): Promise<AddResult[]>;
  /** Takes back what cannot be deleted; answers the rows that are gone all the same. */
  takeBackOthers?(call: Call, rows: readonly AddedRow[]): Promise<number[]>;
}
