/** The placeholders of a campaign, written in braces and filled in for each recipient. */
export const MERGE_FIELDS = [
  { name: "first_name", label: "First name" },
  { name: "last_name", label: "Last name" },
  { name: "company_name", label: "Name of the company" },
  { name: "membership_plan", label: "Plan of the membership" },
  { name: "renewal_date", label: "Day on which the membership renews" },
  { name: "booking_page", label: "Address of the booking page" },
] as const;

export type MergeField = (typeof MERGE_FIELDS)[number]["name"];

/** "{{first_name}}" */
export const inBraces = (name: string): string => `{{${name}}}`;

const FIELD = /\{\{([^{}\n]*)\}\}/g;
const LONE_BRACES = /\{\{|\}\}/;
const NAMES_SHOWN = 40;

const isMergeField = (name: string): name is MergeField => MERGE_FIELDS.some((field) => field.name === name);

/** A piece of a template: literal text or a merge field. */
export type TemplatePiece = { text: string } | { field: MergeField };

/** Splits a text that passed `templateProblem`. */
export function templatePieces(text: string): TemplatePiece[] {
  const pieces: TemplatePiece[] = [];
  let from = 0;
  for (const match of text.matchAll(FIELD)) {
    const name = (match[1] ?? "").trim();
    if (!isMergeField(name)) continue;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    pieces.push({ field: name });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

export const usesField = (text: string, field: MergeField): boolean =>
  templatePieces(text).some((piece) => "field" in piece && piece.field === field);

/** Returns what is wrong with a text's fields, naming the field and line; undefined if each can be filled in. */
export function templateProblem(text: string): string | undefined {
  for (const match of text.matchAll(FIELD)) {
    const name = (match[1] ?? "").trim();
    if (isMergeField(name)) continue;
    const what = name === "" ? "An empty {{}}" : inBraces(name.slice(0, NAMES_SHOWN));
    const known = MERGE_FIELDS.map((field) => inBraces(field.name)).join(", ");
    return `${what} in line ${lineAt(text, match.index)} is not a field. Use ${known}.`;
  }
  // Same length, so that positions are unchanged.
  const without = text.replace(FIELD, (field) => " ".repeat(field.length));
  const lone = LONE_BRACES.exec(without);
  if (!lone) return undefined;
  const around = text.slice(lone.index, lone.index + NAMES_SHOWN).split("\n")[0];
  return lone[0] === "{{"
    ? `The field that begins with ${around} in line ${lineAt(text, lone.index)} has no }} after its name.`
    : `The }} in line ${lineAt(text, lone.index)} has no {{ before it.`;
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;
