import { COLUMNS_MAX, ROWS_MAX } from "#schema/clients/imports/models.ts";

/** Why a file as a whole cannot be imported. */
export interface FileProblem {
  code: string;
  sentence: string;
}

/** The limits of a text and of a workbook alike. */
export const READ_WITHIN_MS = 20_000;
/** Enough memory for a file within the other limits; a malicious one that needs more ends its thread, not the process. */
export const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
/** Empty cells of a sheet take memory too: a workbook of one cell in its last corner has 17 billion. */
export const CELLS_MAX = 5_000_000;
/** A workbook of 10 MB that unpacks to more was not typed by people. */
export const UNPACKED_MAX_BYTES = 100_000_000;

/** Whether a sheet of this size, its header row included, is more than can be read. */
export const isTooLarge = (rows: number, columns: number): boolean => rows > ROWS_MAX + 1 || columns > COLUMNS_MAX;

export const TOO_LARGE: FileProblem = {
  code: "too_large_unpacked",
  sentence: `This file holds more than can be imported at once: at most ${new Intl.NumberFormat("en").format(ROWS_MAX)} rows and ${COLUMNS_MAX} columns. Divide it and import the parts one after the other.`,
};

export const NO_TEXT: FileProblem = {
  code: "not_text",
  sentence: "This is neither a workbook nor a text file. Save the sheet as .xlsx or as CSV and choose that.",
};

export const BROKEN: FileProblem = {
  code: "workbook_broken",
  sentence: "This workbook is damaged or protected by a password. Open it in Excel, save it again and choose that.",
};
