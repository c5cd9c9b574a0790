import { readFileSync } from "node:fs";
import { runImport } from "#api/features/clients/imports/run-import.ts";
import { IMPORT_PART_BYTES, type ImportPreview } from "#schema/clients/imports/models.ts";
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

/** A company with who brings files in and who works at its desk; and what a test does with a file there. */
export async function importer(platform: Platform) {
  const venue = await platform.venue();
  const [owner, staff] = [await venue.person("owner"), await venue.person("staff")];

  async function look(kind: string, content: string) {
    const import_id = await send(owner, content, "file.csv", kind);
    const { body } = await owner.ask("previewImport", { body: { import_id } });
    return {
      import_id,
      seen: body,
      reasons: body.rows.map(({ row, reason }: { row: number; reason: string }) => [row, reason]),
    };
  }

  async function bringIn(kind: string, content: string): Promise<number> {
    const { import_id } = await look(kind, content);
    const { status, body } = await owner.ask("submitImport", { body: { import_id } });
    if (status !== 200) throw new Error(JSON.stringify(body));
    await run(platform, venue, import_id);
    return import_id;
  }

  const statusOf = async (id: number) => (await owner.ask("importStatus", { params: { id } })).body;

  async function rollBack(id: number) {
    await owner.ask("rollbackImport", { params: { id } });
    await run(platform, venue, id);
    return statusOf(id);
  }

  const count = async (table: "bookings" | "claims" | "coaches" | "memberships" | "outbox" | "resources") =>
    (await platform.admin.selectFrom(table).where("tenant_id", "=", venue.tenantId).selectAll().execute()).length;

  return { venue, owner, staff, look, bringIn, statusOf, rollBack, count };
}

export const file = (...lines: string[]): string => lines.join("\n");
