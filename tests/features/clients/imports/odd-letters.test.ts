import { afterAll, beforeAll, expect, it } from "vitest";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { run, send } from "./support.ts";
import { archive, workbookFiles } from "./workbook-file.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** Two units of JavaScript's, so that a cut after the first leaves half of it. */
const GOLFER = "🏌";

async function bringIn(content: Buffer | string) {
  const venue = await platform.venue();
  const owner = await venue.person("owner");
  const import_id = await send(owner, content, "clients.csv", "clients");
  const seen = await owner.ask("previewImport", { body: { import_id } });
  const submitted = await owner.ask("submitImport", { body: { import_id } });
  await run(platform, venue, import_id);
  const { data } = (await owner.ask("clients")).body;
  return { statuses: [seen.status, submitted.status], sample: seen.body.columns?.at(-1)?.sample, client: data[0] };
}

it.each([
  ["tags", "Tags"],
  ["phone", "Phone"],
])("cuts a long cell of %s between characters", async (_field, column) => {
  const beginning = `${"a".repeat(34)}55501`; // a phone number has five digits
  const cell = `${beginning}${GOLFER}b`;
  const { statuses, client } = await bringIn(`First name,Last name,Email,${column}\nBo,Tallow,bo@mail.test,${cell}\n`);
  expect(statuses).toEqual([200, 200]);
  expect(JSON.stringify(client)).toContain(`"${beginning}"`);
});

it("shows the start of a long cell without broken characters", async () => {
  const cell = `${"a".repeat(59)}${GOLFER}`.padEnd(130, "b");
  const { sample } = await bringIn(`First name,Last name,Email,Note\nBo,Tallow,bo@mail.test,${cell}\n`);
  expect(sample.isWellFormed()).toBe(true);
});

it("removes incomplete surrogate pairs from a workbook's text", async () => {
  const cells = ["First name", "Last name", "Email", "Note"];
  const row = ["Bo&#xD83D;x", "Tal&#0;low", "bo@mail.test", "fine &#xDFCC;"];
  const xml = (texts: string[], n: number) =>
    `<row r="${n}">${texts.map((text, at) => `<c r="${"ABCD"[at]}${n}" t="inlineStr"><is><t>${text}</t></is></c>`).join("")}</row>`;
  const sheet = `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${xml(cells, 1)}${xml(row, 2)}</sheetData></worksheet>`;
  const { statuses, client } = await bringIn(archive(workbookFiles(sheet)));
  expect(statuses).toEqual([200, 200]);
  expect(client.email).toBe("bo@mail.test");
});
