import { z } from "zod";

/** A field that may be left empty: null then. Pipe it into the contract's own shape. */
export const optionalText = z
  .string()
  .trim()
  .transform((text) => (text === "" ? null : text));
