import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tidyTenants } from "#api/work/tidy.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";
import { file, importer, run, send } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const FILE = file(
  "First Name,Last Name,Email,Notes",
  "Ava,Fontaine,ava@mail.test,Left-handed",
  "Bo,Tallow,bo@mail.test,",
);
const ALMOST_THIRTY_DAYS = 30 * 24 - 1;
const THIRTY_DAYS = 30 * 24;

async function finishedAgo(id: number, { tenantId }: Venue, hours: number): Promise<void> {
  const finished_at = platform.clock.now().subtract({ hours });
  const imports = platform.admin.updateTable("imports").where("tenant_id", "=", tenantId).where("id", "=", id);
  await imports.set({ finished_at }).execute();
}

function tidy(hoursAhead = 0): Promise<void> {
  const clock = { now: () => platform.clock.now().add({ hours: hoursAhead }) };
  return tidyTenants({ app: platform.db, platform: platform.admin, clock });
}

/** All that the rows of a company's imports say of people. */
async function rowsOf({ tenantId }: Venue) {
  const rows = platform.admin.selectFrom("import_rows").where("tenant_id", "=", tenantId);
  return rows.orderBy("import_id").orderBy("row_number").select(["state", "name", "record", "reason"]).execute();
}

describe("an import that finished thirty days ago", () => {
  it("can no longer be rolled back, and says so", async () => {
    const { venue, owner, bringIn, statusOf, rollBack } = await importer(platform);
    const id = await bringIn("clients", FILE);
    const inHours = (hours: number) => platform.clock.now().add({ hours }).toString({ fractionalSecondDigits: 3 });
    await finishedAgo(id, venue, THIRTY_DAYS);
    expect(await statusOf(id)).toMatchObject({
      status: "done",
      added: 2,
      can_roll_back: false,
      roll_back_until: inHours(0),
    });
    expect(await owner.ask("rollbackImport", { params: { id } })).toMatchObject({
      status: 409,
      body: {
        error: "invalid_state",
        message: "An import can be rolled back for 30 days after it finished. This one can no longer be rolled back.",
      },
    });
    expect(await statusOf(id)).toMatchObject({ status: "done", added: 2 });

    await finishedAgo(id, venue, ALMOST_THIRTY_DAYS);
    expect(await statusOf(id)).toMatchObject({ can_roll_back: true, roll_back_until: inHours(1) });
    expect(await rollBack(id)).toMatchObject({ status: "rolled_back", added: 0, kept: 0, roll_back_until: null });
  });

  it("has deleted the contents of its rows, and shows its figures and the reasons of omitted rows", async () => {
    const [ours, theirs] = [await importer(platform), await importer(platform)];
    const { venue, owner } = ours;
    const sent = [await send(owner, FILE), await send(owner, `${FILE}\nCid,Marr,cid@mail.test,`)];
    for (const import_id of sent) await owner.ask("submitImport", { body: { import_id } });
    for (const id of sent) await run(platform, venue, id);
    await finishedAgo(await theirs.bringIn("clients", FILE), theirs.venue, ALMOST_THIRTY_DAYS);
    for (const id of sent) await finishedAgo(id, venue, ALMOST_THIRTY_DAYS);
    const [before, ofOthers] = [await rowsOf(venue), await rowsOf(theirs.venue)];
    expect(before).toMatchObject([{ name: "Ava Fontaine", record: { email: "ava@mail.test" } }, {}, {}, {}, {}]);
    await tidy();
    expect(await rowsOf(venue)).toEqual(before);

    for (const id of sent) await finishedAgo(id, venue, THIRTY_DAYS);
    for (const _each of sent) await tidy();
    const reason = "Another import had added this row by then.";
    expect(await rowsOf(venue)).toEqual([
      { state: "added", name: "", record: null, reason: null },
      { state: "added", name: "", record: null, reason: null },
      { state: "left_out", name: "Ava Fontaine", record: null, reason },
      { state: "left_out", name: "Bo Tallow", record: null, reason },
      { state: "added", name: "", record: null, reason: null },
    ]);
    expect((await owner.ask("imports")).body).toMatchObject([
      { added: 1, left_out: 2, left_out_rows: [`Ava Fontaine: ${reason}`, `Bo Tallow: ${reason}`] },
      { file_name: "people.csv", total_rows: 2, done_rows: 2, added: 2, created_by_name: "Pat owner" },
    ]);
    expect(await rowsOf(theirs.venue)).toEqual(ofOthers);
  });

  it("still recognises its rows when the file is sent again", async () => {
    const { venue, bringIn, look } = await importer(platform);
    await finishedAgo(await bringIn("clients", FILE), venue, THIRTY_DAYS);
    await tidy();
    expect((await look("clients", FILE)).seen).toMatchObject({ ready: 0, skipped: 2 });
  });

  it("keeps the contents of its rows during a rollback that began in time", async () => {
    const { venue, owner, bringIn, statusOf } = await importer(platform);
    const id = await bringIn("clients", FILE);
    await owner.ask("rollbackImport", { params: { id } });
    await finishedAgo(id, venue, THIRTY_DAYS);
    await tidy();
    await run(platform, venue, id);
    expect(await statusOf(id)).toMatchObject({ status: "rolled_back", added: 0, kept: 0 });
  });
});

it("keeps the file of an unsubmitted import for a day", async () => {
  const { venue, owner, statusOf } = await importer(platform);
  const left = await send(owner, FILE);
  const parts = () =>
    platform.admin
      .selectFrom("import_parts")
      .where("tenant_id", "=", venue.tenantId)
      .where("import_id", "=", left)
      .select("part")
      .execute();
  await tidy(23);
  expect([(await statusOf(left)).status, (await parts()).length]).toEqual(["uploading", 1]);
  await tidy(25);
  expect(await parts()).toEqual([]);
  expect((await owner.ask("submitImport", { body: { import_id: left } })).body).toMatchObject({
    error: "invalid_state",
    message: "This file is no longer here. Choose it again.",
  });
});
