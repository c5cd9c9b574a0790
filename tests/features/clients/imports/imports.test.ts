import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readTable } from "#api/features/clients/imports/reading/read-table.ts";
import { runImport } from "#api/features/clients/imports/run-import.ts";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { startPlatform, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { run, send } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const FILE = [
  "Client ID,First Name,Last Name,Email,Mobile,Tags,Notes",
  "1,Ava,Fontaine,ava@mail.test,604 555 0101,League,Left-handed",
  "2,Bo,Tallow,bo@mail.test,,League; Winter,",
  "3,Cid,Bad,cid@@mail.test,,,",
  "",
].join("\n");

async function importer() {
  const venue = await platform.venue();
  return { venue, admin: await venue.person("facility_admin"), staff: await venue.person("staff") };
}

async function bringIn(venue: Venue, admin: Person, content = FILE) {
  const import_id = await send(admin, content);
  const submitted = await admin.ask("submitImport", { body: { import_id } });
  if (submitted.status === 200) await run(platform, venue, import_id);
  return { import_id, submitted };
}

const status = async ({ ask }: Person, id: number) => (await ask("importStatus", { params: { id } })).body;
/** How many rows still have what was typed of the person. */
const typedIn = async (id: number): Promise<number> => {
  const rows = platform.admin.selectFrom("import_rows").where("import_id", "=", id).where("record", "is not", null);
  return (await rows.select("row_number").execute()).length;
};
const rollBack = ({ ask }: Person, id: number) => ask("rollbackImport", { params: { id } });

/** All that an import writes of people, as text. */
async function peopleOf({ tenantId }: Venue): Promise<string> {
  const tables = ["users", "user_tags", "tags", "activity_notes"] as const;
  const texts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql`select row_to_json(t)::text as row from ${sql.table(table)} t
        where tenant_id = ${tenantId} order by 1`.execute(platform.admin);
      return JSON.stringify(rows);
    }),
  );
  return texts.join("\n");
}

describe("an import", () => {
  it("adds the valid rows, with tags and notes, and leaves the bad one out", async () => {
    const { venue, admin, staff } = await importer();
    const { import_id, submitted } = await bringIn(venue, admin);
    expect(submitted.body).toMatchObject({ status: "running", total_rows: 2, done_rows: 0 });
    expect(await status(admin, import_id)).toMatchObject({
      status: "done",
      done_rows: 2,
      added: 2,
      created_by_name: "Pat facility_admin",
      can_roll_back: true,
    });
    const { body } = await staff.ask("clients", { query: { search: "mail.test" } });
    expect(body.data).toMatchObject([
      { name: "Ava Fontaine", phone: "+16045550101", tags: [{ name: "League" }] },
      { name: "Bo Tallow", tags: [{ name: "League" }, { name: "Winter" }] },
    ]);
    const timeline = await staff.ask("clientActivities", { params: { id: body.data[0].id } });
    expect(timeline.body.data).toMatchObject([
      { sentence: "Imported Ava Fontaine", actor_name: "Pat facility_admin", notes: [{ body: "Left-handed" }] },
    ]);
  });

  it("changes nothing when it is repeated, and adds corrected rows", async () => {
    const { venue, admin } = await importer();
    await bringIn(venue, admin);
    const before = await peopleOf(venue);
    const again = await bringIn(venue, admin);
    expect(again.submitted.body.error).toBe("invalid_state");
    expect(await peopleOf(venue)).toBe(before);
    const mended = await bringIn(venue, admin, FILE.replace("cid@@", "cid@"));
    expect(await status(admin, mended.import_id)).toMatchObject({ added: 1, total_rows: 1 });
  });

  it("reuses the meaning of columns for the next file with the same columns", async () => {
    const { venue, admin } = await importer();
    const content = "Wer,Wo\nAva Fontaine,ava@mail.test\n";
    const import_id = await send(admin, content);
    const guessed = (await admin.ask("previewImport", { body: { import_id } })).body;
    expect(guessed.problem_code).toBe("no_name_column");
    const mapping = ["full_name", "email"];
    expect((await admin.ask("previewImport", { body: { import_id, mapping } })).body.ready).toBe(1);
    await admin.ask("submitImport", { body: { import_id, mapping } });
    await run(platform, venue, import_id);
    const next = await send(admin, "Wer,Wo\nBo Tallow,bo@mail.test\n");
    const { body } = await admin.ask("previewImport", { body: { import_id: next } });
    expect(body.columns.map(({ field }: { field: string }) => field)).toEqual(mapping);
  });

  it("continues after a crash, and adds nobody twice", async () => {
    const { venue, admin } = await importer();
    const lines = Array.from({ length: 450 }, (_, n) => `P${n},Many,p${n}@mail.test`);
    const import_id = await send(admin, ["First name,Last name,Email", ...lines].join("\n"));
    await admin.ask("submitImport", { body: { import_id } });
    let turns = 0;
    const dying = {
      now: () => {
        turns += 1;
        if (turns === 2) throw new Error("killed");
        return platform.clock.now();
      },
    };
    const job = { tenant_id: venue.tenantId, import_id };
    await expect(runImport({ ...platform.deps, clock: dying }, job)).rejects.toThrow("killed");
    expect(await status(admin, import_id)).toMatchObject({ status: "running", done_rows: 200, added: 200 });
    await Promise.all([run(platform, venue, import_id), run(platform, venue, import_id)]);
    expect(await status(admin, import_id)).toMatchObject({ status: "done", done_rows: 450, added: 450 });
    const { body } = await admin.ask("clients", { query: { search: "many" } });
    expect(body.meta.total).toBe(450);
  });

  it("with the same person in two files adds them once", async () => {
    const { venue, admin } = await importer();
    const [one, other] = [await send(admin, FILE), await send(admin, FILE)];
    await admin.ask("submitImport", { body: { import_id: one } });
    await admin.ask("submitImport", { body: { import_id: other } });
    await Promise.all([run(platform, venue, one), run(platform, venue, other)]);
    const done = [await status(admin, one), await status(admin, other)];
    expect(done.map(({ added, left_out }) => added + left_out)).toEqual([2, 2]);
    expect(done[0].added + done[1].added).toBe(2);
  });
});

describe("rolling back", () => {
  it("leaves people, tags and notes as they were before", async () => {
    const name = fc.stringMatching(/^[A-Za-zÀ-ÿ]{1,12}$/);
    const people = fc.uniqueArray(fc.record({ first: name, last: name, tag: name, note: name }), {
      selector: ({ first, last }) => `${first} ${last}`.toLowerCase(),
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(people, async (rows) => {
        const { venue, admin } = await importer();
        await admin.ask("createTag", { body: { name: "League" } });
        const before = await peopleOf(venue);
        const lines = rows.map(
          ({ first, last, tag, note }, n) => `${first},${last},p${n}@x.test,${tag};League,${note}`,
        );
        const { import_id } = await bringIn(
          venue,
          admin,
          ["First name,Last name,Email,Tags,Notes", ...lines].join("\n"),
        );
        expect(await peopleOf(venue)).not.toBe(before);
        expect((await rollBack(admin, import_id)).body.status).toBe("rolling_back");
        await run(platform, venue, import_id);
        expect(await status(admin, import_id)).toMatchObject({ status: "rolled_back", added: 0, kept: 0 });
        expect(await peopleOf(venue)).toBe(before);
      }),
      { numRuns: 8, seed: 20_270_503 },
    );
  });

  it("leaves and names clients with a later change, tag, note or booking", async () => {
    const { venue, admin, staff } = await importer();
    const lines = ["Edited", "Tagged", "Noted", "Booked", "Untouched"].map(
      (name) => `${name},Person,${name}@mail.test`,
    );
    const { import_id } = await bringIn(venue, admin, ["First name,Last name,Email", ...lines].join("\n"));
    const { body } = await staff.ask("clients", { query: { search: "mail.test" } });
    const idOf = (name: string): number =>
      body.data.find(({ first_name }: { first_name: string }) => first_name === name).id;
    await staff.ask("updateClient", { params: { id: idOf("Edited") }, body: { version: 1, phone: "604 555 0100" } });
    const tag = await staff.ask("createTag", { body: { name: "League" } });
    await staff.ask("addUserTags", { params: { id: idOf("Tagged") }, body: { tag_ids: [tag.body.id] } });
    const timeline = await staff.ask("clientActivities", { params: { id: idOf("Noted") } });
    await staff.ask("addActivityNote", { params: { id: timeline.body.data[0].id }, body: { body: "Slices" } });
    await book(staff.ask, bayHour(venue, { guest: null, client_id: idOf("Booked") }));
    expect(await typedIn(import_id)).toBe(5);
    await rollBack(admin, import_id);
    await run(platform, venue, import_id);
    expect(await status(admin, import_id)).toMatchObject({
      status: "rolled_back",
      kept: 4,
      kept_names: ["Edited Person", "Tagged Person", "Noted Person", "Booked Person"],
      can_roll_back: false,
    });
    const left = await staff.ask("clients", { query: { search: "mail.test" } });
    expect(left.body.meta.total).toBe(4);
    expect(await typedIn(import_id)).toBe(0);
    expect((await rollBack(admin, import_id)).body.error).toBe("invalid_state");
  });
});

describe("an import is refused", () => {
  it("to people without the permission, to other companies, and for an unknown id", async () => {
    const [{ venue, admin, staff }, theirs] = [await importer(), await importer()];
    const { import_id } = await bringIn(venue, admin);
    for (const person of [staff, await venue.coach(), await venue.person("client")]) {
      const file = { body: { file_name: "a.csv", size: 5 } };
      expect((await person.ask("createImport", file)).body.error).toBe("forbidden");
      expect((await rollBack(person, import_id)).body.error).toBe("forbidden");
      expect((await person.ask("imports")).body.error).toBe("forbidden");
    }
    expect((await rollBack(theirs.admin, import_id)).status).toBe(404);
    expect((await theirs.admin.ask("imports")).body).toEqual([]);
    expect((await theirs.admin.ask("submitImport", { body: { import_id } })).status).toBe(404);
  });

  it("for a file that is too large, a part beyond its end, and an incomplete file", async () => {
    const { admin } = await importer();
    const large = await admin.ask("createImport", { body: { file_name: "a.csv", size: 100_000_000 } });
    expect(large.body.errors.size[0]).toContain("at most 10 MB");
    const { body } = await admin.ask("createImport", { body: { file_name: "../../etc/passwd", size: 6 } });
    const part = (content: string, number = 1) =>
      admin.ask("addImportPart", { params: { id: body.id, part: number }, body: { content } });
    expect((await admin.ask("submitImport", { body: { import_id: body.id } })).body.error).toBe("invalid_state");
    expect((await part(Buffer.from("more than six").toString("base64"))).status).toBe(413);
    expect((await part("not base64!")).status).toBe(422);
    expect((await part("YQ==", 21)).status).toBe(400);
    expect((await part("YQ==", 2)).status).toBe(413);
  });

  it("for a file that was already submitted", async () => {
    const { venue, admin } = await importer();
    const { import_id } = await bringIn(venue, admin);
    for (const operation of ["submitImport", "previewImport"] as const) {
      expect((await admin.ask(operation, { body: { import_id } })).body.error).toBe("invalid_state");
    }
    const part = { params: { id: import_id, part: 1 }, body: { content: "YQ==" } };
    expect((await admin.ask("addImportPart", part)).body.error).toBe("invalid_state");
  });
});

it("reads any table with quotes, whatever its separator and line ends", () => {
  const cell = fc.string({ unit: "grapheme", maxLength: 8 }).filter((text) => !text.includes("\u0000"));
  const rows = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rows, fc.constantFrom(",", ";", "\t"), fc.constantFrom("\n", "\r\n"), (table, delimiter, end) => {
      const line = (cells: string[]) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(delimiter) + end;
      const text = line(["First name", "Last name", "Email"]) + table.map(line).join("");
      const read = readTable(Buffer.from(text), undefined, (name) => /name|Email/.test(name));
      expect(read.rows.map(({ cells }) => cells)).toEqual(table);
    }),
    { numRuns: 60, seed: 20_270_503 },
  );
});
