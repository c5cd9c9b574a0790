import type { ImportField } from "#schema/clients/imports/models.ts";

/** What other programs write into an empty cell, or for an error. */
const NOTHING =
  /^(null|#?n\/a|#(null|ref|value|num|div\/0)!|#name\?|nil|nan|none|unknown|undefined|not (available|provided|given)|[-\u2010-\u2015\u2212]+)$/i;
const NAMES: ReadonlySet<ImportField> = new Set<ImportField>(["first_name", "middle_name", "last_name", "full_name"]);
/** People are called so: Jennifer Null. Programs write it in other letters. */
const FAMILY_NAMES: ReadonlySet<string> = new Set(["Null", "None", "Nil", "Nan"]);

/** A comment stays as it is written, and "unknown" is no answer to the question of consent, which is asked again. */
export function meansNothing(field: ImportField, text: string): boolean {
  if (field === "note" || !NOTHING.test(text)) return false;
  if (field === "marketing") return !/^(none|unknown)$/i.test(text);
  return !(NAMES.has(field) && FAMILY_NAMES.has(text));
}
