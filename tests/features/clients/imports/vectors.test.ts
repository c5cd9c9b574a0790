import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { parseRecords } from "#api/features/clients/imports/reading/read-table.ts";
import { csvLine } from "#schema/shared/csv-line.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { fileOf, preview } from "./support.ts";

/** Clients are kept without a birthday, and a file of memberships is another kind: what is said of those alone is left out. */
const NOT_KEPT = /^(birthday|date_order|pause_|pack_|balance_)/;

const Row = z.object({ row: z.int(), expect: z.string(), reason: z.string(), with_row: z.int().optional() });
const Files = z.object({
  cases: z.array(
    z.object({
      file: z.string(),
      kind: z.string().optional(),
      same_as: z.string().optional(),
      country: z.string().optional(),
      records: z.int(),
      encoding: z.string(),
      delimiter: z.string().optional(),
      rows: z.array(Row).optional(),
    }),
  ),
});
const { cases } = Files.parse(JSON.parse(fileOf("files-expected.json").toString()));
const ofClients = cases.filter(({ kind, same_as }) => kind?.startsWith("clients") ?? same_as !== undefined);

const Hard = z.object({
  header: z.array(z.string()),
  cases: z.array(
    z.object({
      name: z.string(),
      refs: z.array(z.string()),
      kind: z.string(),
      settings: z.object({ country: z.string().optional() }).optional(),
      expect: z.string(),
      expect_reason: z.string().optional(),
    }),
  ),
  files: z.array(z.object({ file: z.string(), expect: z.string(), expect_reason: z.string().optional() })),
});
const hard = Hard.parse(JSON.parse(fileOf("hard-expected.json").toString()));
const hardRecords = parseRecords(fileOf("hard.csv").toString(), ",").records;

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

async function ownerIn(country: string) {
  const venue = await platform.venue();
  await platform.admin.updateTable("locations").set({ country }).where("tenant_id", "=", venue.tenantId).execute();
  return venue.person("owner");
}

describe("exports of other systems", () => {
  it.each(ofClients)("$file: encoding, separator and the result of each row", async (given) => {
    const base = cases.find(({ file }) => file === given.same_as) ?? given;
    const seen = await preview(await ownerIn(base.country ?? "CA"), fileOf(given.file));
    expect(seen).toMatchObject({ problem: null, records: given.records, delimiter: given.delimiter ?? "," });
    expect(seen.encoding).toBe(given.encoding.replace("-bom", "").replaceAll("-", "_"));
    const wanted = (base.rows ?? []).filter(({ reason }) => !NOT_KEPT.test(reason));
    const told = seen.rows.map(({ row, result, reason }) => ({ row, expect: result, reason }));
    // One row a purchase: the second row of a client brings nobody.
    const again = { row: 5, expect: "skipped", reason: "duplicate_in_file" };
    const also = given.file.startsWith("wellnessliving") ? [again] : [];
    expect(told.toSorted((a, b) => a.row - b.row)).toEqual([
      ...wanted.map(({ row, expect: result, reason }) => ({ row, expect: result, reason })),
      ...also,
    ]);
  });
});

describe("difficult rows of clients", () => {
  const rows = hard.cases.filter(({ kind }) => kind === "clients");

  it.each(rows)("$name", async ({ refs, settings, expect: result, expect_reason }) => {
    const picked = refs.map((ref) => {
      const records = hardRecords.filter(([first], n) => n > 0 && first === ref);
      if (records[0] === undefined) throw new Error(`hard.csv has no row ${ref}`);
      return records[0];
    });
    // The reference is no column of the file's.
    const text = [hard.header, ...picked].map((cells) => csvLineAsGiven(cells.slice(ref1))).join("");
    const seen = await preview(await ownerIn(settings?.country ?? "US"), text);
    const special = seen.rows.map(({ result: became, reason }) => [became, reason]);
    if (expect_reason === "column_not_mapped") expect(seen.notes.join()).toContain("Shoe Size");
    else if (result === "imported" || NOT_KEPT.test(expect_reason ?? ""))
      expect([special, seen.ready]).toEqual([[], picked.length]);
    else expect(special).toContainEqual([result, expect_reason]);
  });

  const ref1 = 1;
  const csvLineAsGiven = (cells: readonly string[]) =>
    `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")}\r\n`;
});

describe("invalid files", () => {
  it.each(hard.files)("$file", async ({ file, expect: result, expect_reason }) => {
    const owner = await ownerIn("US");
    const content = fileOf(`hard-files/${file}`);
    if (content.length === 0) {
      const { status, body } = await owner.ask("createImport", { body: { file_name: file, size: 0 } });
      expect([status, body.errors]).toEqual([422, { size: ["The file is empty."] }]);
      return;
    }
    const seen = await preview(owner, content);
    if (result === "imported") expect([seen.ready, seen.delimiter]).toEqual([1, ";"]);
    else if (result === "imported_with_note") {
      expect(seen.notes).toContainEqual(expect.stringContaining("lines above"));
      expect([seen.ready, seen.rows.map(({ reason }) => reason)]).toEqual([1, ["total_line"]]);
    } else expect([seen.ready, seen.problem_code]).toEqual([0, expect_reason]);
  });
});

it("reads the files that Fairway writes", () => {
  const cells = ['say "hi"', "a,b", "two\nlines", "plain"];
  expect(parseRecords(csvLine(cells), ",").records).toEqual([cells]);
});

it("names the row whose quotation mark is never closed", () => {
  const text = 'name,note\n"Ava\nFontaine",plays left\nBen,"opens\nCleo,late\n';
  expect(parseRecords(text, ",").unclosedAt).toBe(4);
});
