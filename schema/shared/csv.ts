import { z } from "zod";

/** What an operation with `answersCsv` answers, as its document tells it. */
export const CsvText = z
  .string()
  .describe("Comma-separated values in UTF-8 with a byte order mark, a head line first; formulas are made harmless");
