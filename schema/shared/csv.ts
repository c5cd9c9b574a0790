import { z } from "zod";

/** The response of an operation with `answersCsv`, as documented. */
export const CsvText = z
  .string()
  .describe("Comma-separated values in UTF-8 with a byte order mark and a header row; formulas are neutralized");
