import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseRecords } from "#api/features/clients/imports/reading/read-table.ts";
import { readWorkbook } from "#api/features/clients/imports/reading/read-workbook.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { fileOf, preview, run, send } from "./support.ts";
import { archive, workbook, workbookFiles } from "./workbook-file.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

async function importer() {
  const venue = await platform.venue();
  return { venue, admin: await venue.person("facility_admin") };
}

const HEAD = ["Client ID", "First Name", "Last Name", "Email", "Mobile", "Notes"];

/** As somebody who sends it is told: what is malicious is read in a thread of its own alone. */
async function problemOf(bytes: Buffer): Promise<string | null> {
  const { admin } = await importer();
  return (await preview(admin, bytes)).problem_code;
}

const recordsOf = async (bytes: Buffer) => {
  const read = await readWorkbook(bytes);
  return read.problem ? read.problem : read.records;
};

describe("a workbook", () => {
  it("has the same mapping, preview and import as a text file", async () => {
    const { venue, admin } = await importer();
    const file = workbook([
      HEAD,
      ["1", "Ava", "Fontaine", "ava@mail.test", 6045550101, "Left-handed"],
      ["2", "Bo", "Tallow", "bo@@mail.test", "", ""],
    ]);
    const seen = await preview(admin, file);
    expect(seen).toMatchObject({ problem: null, encoding: null, delimiter: "", records: 2, ready: 1, waiting: 1 });
    expect(seen.columns.map(({ field }) => field)).toEqual([
      "external_id",
      "first_name",
      "last_name",
      "email",
      "phone",
      "note",
    ]);
    const import_id = await send(admin, file, "people.xlsx");
    await admin.ask("submitImport", { body: { import_id } });
    await run(platform, venue, import_id);
    const { body } = await admin.ask("clients", { query: { search: "mail.test" } });
    expect(body.data).toMatchObject([{ name: "Ava Fontaine", phone: "+16045550101" }]);
  });

  it("gives the same rows as the export's CSV", async () => {
    const { admin } = await importer();
    const csv = fileOf("mindbody-clients.csv");
    const [fromCsv, fromWorkbook] = [
      await preview(admin, csv),
      await preview(admin, workbook(parseRecords(csv.toString(), ",").records)),
    ];
    expect(fromWorkbook.rows).toEqual(fromCsv.rows);
    expect(fromWorkbook.columns).toEqual(fromCsv.columns);
  });

  it("names its other sheets, which are not read", async () => {
    const { admin } = await importer();
    const seen = await preview(admin, workbook([HEAD, ["1", "Ava", "Fontaine", "a@mail.test", "", ""]], { sheets: 3 }));
    expect(seen.notes).toEqual(["The workbook has 3 sheets. The first one is read."]);
    expect(seen.records).toBe(1);
  });

  it("gives dates and times as wall times, in both of Excel's calendars", async () => {
    const rows = [[{ date: 46000 }, { date: 46000.5 }, { date: 0.75 }]];
    expect(await recordsOf(workbook(rows))).toEqual([["2025-12-09", "2025-12-09 12:00", "18:00"]]);
    expect(await recordsOf(workbook([[{ date: 46000.5 }]], { is1904: true }))).toEqual([["2029-12-10 12:00"]]);
  });

  it("gives a formula's last value and computes nothing", async () => {
    const formula = { formula: 'HYPERLINK("https://evil.test","x")', value: "Ava" };
    expect(await recordsOf(workbook([[formula, "=1+1"]]))).toEqual([["Ava", "=1+1"]]);
  });
});

describe("reading a workbook refuses", () => {
  it("an archive that is no workbook, and a truncated one", async () => {
    expect(await problemOf(archive({ "readme.txt": "hello" }))).toBe("not_text");
    expect(await problemOf(workbook([HEAD]).subarray(0, 200))).toBe("not_text");
    expect(await problemOf(archive({ "xl/workbook.xml": "<workbook" }))).toBe("workbook_broken");
  });

  it("a zip bomb by its directory, before anything is unpacked", async () => {
    const files = workbookFiles("<worksheet/>");
    expect(await problemOf(archive(files, { "xl/styles.xml": 4_000_000_000 }))).toBe("too_large_unpacked");
  });

  it("a zip bomb with a false directory, without unpacking more than it declares", async () => {
    const sheet = `<worksheet><sheetData>${" ".repeat(150_000_000)}</sheetData></worksheet>`;
    const file = archive(workbookFiles(sheet), { "xl/worksheets/sheet1.xml": 2_000 });
    const before = process.memoryUsage().rss;
    expect(await problemOf(file)).not.toBeNull();
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it.each([
    ["a row with an enormous number", '<row r="4000000000"><c r="A4000000000"><v>1</v></c></row>'],
    ["a sheet as wide as Excel allows", '<row r="1"><c r="XFD1"><v>1</v></c></row>'],
  ])("%s", async (_, row) => {
    const sheet = `<worksheet><sheetData>${row}</sheetData></worksheet>`;
    expect(await problemOf(archive(workbookFiles(sheet)))).toBe("too_large_unpacked");
  });
});
