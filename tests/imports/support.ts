import { readFileSync } from "node:fs";
import { runImport } from "#api/features/imports/run-import.ts";
import { IMPORT_PART_BYTES, type ImportPreview } from "#schema/imports/models.ts";
import type { Person, Platform, Venue } from "#tests/support/venue.ts";

export const fileOf = (name: string): Buffer => readFileSync(new URL(`files/${name}`, import.meta.url));

/** Sends a file in its parts and answers the import's id. */
export async function send(
  { ask }: Person,
  content: Buffer | string,
  file_name = "people.csv",
  kind?: string,
): Promise<number> {
  const bytes = Buffer.from(content);
  const { body } = await ask("createImport", { body: { kind, file_name, size: bytes.length } });
  for (let from = 0, part = 1; from < bytes.length; from += IMPORT_PART_BYTES, part += 1) {
    const slice = bytes.subarray(from, from + IMPORT_PART_BYTES).toString("base64");
    await ask("addImportPart", { params: { id: body.id, part }, body: { content: slice } });
  }
  return body.id;
}

export async function preview(person: Person, content: Buffer | string, change: object = {}): Promise<ImportPreview> {
  const import_id = await send(person, content);
  return (await person.ask("previewImport", { body: { import_id, ...change } })).body;
}

/** What the job does, until it has nothing more to do. */
export function run({ deps }: Platform, { tenantId }: Venue, import_id: number): Promise<void> {
  return runImport(deps, { tenant_id: tenantId, import_id });
}
