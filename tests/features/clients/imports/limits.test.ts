import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "#api/db/connect.ts";
import { COLUMNS_MAX, ROWS_MAX } from "#schema/clients/imports/models.ts";
import { createTestDatabase } from "#tests/support/database/database.ts";
import { startPlatform, type Person, type Platform } from "#tests/support/venue.ts";
import { preview, send } from "./support.ts";
import { archive, workbookFiles } from "./workbook-file.ts";

let platform: Platform;
let narrow: Platform;
beforeAll(async () => {
  const database = await createTestDatabase();
  const db = connect(database.appUrl, { name: "test one connection", maxConnections: 1 });
  [platform, narrow] = [await startPlatform(), await startPlatform({ db }, database)];
});
afterAll(async () => {
  await narrow.deps.db.destroy();
  await Promise.all([platform.close(), narrow.close()]);
});

const TOO_LARGE = {
  problem_code: "too_large_unpacked",
  problem:
    "This file holds more than can be imported at once: at most 100,000 rows and 200 columns. Divide it and import the parts one after the other.",
  records: 0,
};

const people = (rows: number): string =>
  `Name,Email\n${Array.from({ length: rows }, (_, n) => `n${n},e${n}@x.test\n`).join("")}`;
const sheet = (cells: string, dimension = "A1"): Buffer =>
  archive(workbookFiles(`<worksheet><dimension ref="${dimension}"/><sheetData>${cells}</sheetData></worksheet>`));
const cell = (at: string): string =>
  `<row r="${/\d+/.exec(at)?.[0]}"><c r="${at}" t="inlineStr"><is><t>x</t></is></c></row>`;

describe("a file", () => {
  it.each([
    ["a text of too many rows", people(ROWS_MAX + 1)],
    ["a text of one line with too many columns", `${"a,".repeat(1_000_000)}\n`],
    ["a workbook with one cell in its last corner", sheet(cell("XFD1048576"))],
    ["a workbook with one cell too far down", sheet(cell(`A${ROWS_MAX + 2}`))],
    ["a workbook of few cells that expand to too many", sheet(cell("A1") + cell("GR100000"))],
  ])("is refused with the limits if it is %s", async (_, content) => {
    const owner = await ownerOf(platform);
    expect(await preview(owner, content)).toMatchObject(TOO_LARGE);
    const import_id = await send(owner, content);
    const { status, body } = await owner.ask("submitImport", { body: { import_id } });
    expect([status, body.message]).toEqual([422, TOO_LARGE.problem]);
  });

  it("may have as many columns as the limit, whatever dimension its sheet declares", async () => {
    const owner = await ownerOf(platform);
    const header = ["First name", ...Array.from({ length: COLUMNS_MAX - 1 }, (_, n) => `Column ${n}`)].join();
    expect(await preview(owner, `${header}\nAva`)).toMatchObject({ problem: null, ready: 1 });
    const claimed = sheet(cell("A1") + cell("A2"), "A1:XFD1048576");
    expect(await preview(owner, claimed)).toMatchObject({ problem_code: "no_name_column", records: 1 });
  });

  it("is planned while another company is served, on a single database connection", async () => {
    const [owner, other] = [await ownerOf(narrow), await narrow.venue()];
    const import_id = await send(owner, people(2_000));
    const answered: string[] = [];
    const reading = owner.ask("previewImport", { body: { import_id } }).then(({ body }) => {
      answered.push("preview");
      return body;
    });
    const asking = Array.from({ length: 5 }, () =>
      other.anonymous("publicCompany").then(({ status }) => answered.push(`page ${status}`)),
    );
    await Promise.all(asking);
    expect(answered).toEqual(Array.from({ length: 5 }, () => "page 200"));
    expect(await reading).toMatchObject({ records: 2_000, ready: 2_000 });
  });
});

async function ownerOf(where: Platform): Promise<Person> {
  return (await where.venue()).person("owner");
}
