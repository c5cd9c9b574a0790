import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bayHour, book } from "#tests/bookings/support.ts";
import { cad } from "#tests/catalogue/support.ts";
import { run, send } from "#tests/imports/support.ts";
import { type Person, type Platform, startPlatform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

async function importer() {
  const venue = await platform.venue();
  return { venue, owner: await venue.person("owner"), staff: await venue.person("staff") };
}

const file = (...lines: string[]): string => lines.join("\n");

async function look(owner: Person, kind: string, content: string) {
  const import_id = await send(owner, content, "file.csv", kind);
  const { body } = await owner.ask("previewImport", { body: { import_id } });
  return {
    import_id,
    seen: body,
    reasons: body.rows.map(({ row, reason }: { row: number; reason: string }) => [row, reason]),
  };
}

async function bringIn(venue: Venue, owner: Person, kind: string, content: string): Promise<number> {
  const { import_id } = await look(owner, kind, content);
  const { status, body } = await owner.ask("submitImport", { body: { import_id } });
  if (status !== 200) throw new Error(JSON.stringify(body));
  await run(platform, venue, import_id);
  return import_id;
}

const status = async ({ ask }: Person, id: number) => (await ask("importStatus", { params: { id } })).body;

async function rollBack(venue: Venue, owner: Person, id: number) {
  await owner.ask("rollbackImport", { params: { id } });
  await run(platform, venue, id);
  return status(owner, id);
}

const count = async (
  table: "bookings" | "claims" | "coaches" | "memberships" | "outbox" | "resources",
  { tenantId }: Venue,
) => (await platform.admin.selectFrom(table).where("tenant_id", "=", tenantId).selectAll().execute()).length;

describe("a file of bays", () => {
  const BAYS = file(
    "Name,Type,Capacity",
    "Bay 4,Simulator,3",
    "Bay 1,Simulator,4",
    "Green,Putting,2",
    "Bay 5,simulator,many",
  );

  it("says what becomes of each row, adds those that are ready, and takes them back", async () => {
    const { venue, owner } = await importer();
    const { reasons } = await look(owner, "resources", BAYS);
    expect(reasons).toEqual([
      [4, "not_valid"],
      [3, "type_unknown"],
      [2, "already_there"],
    ]);
    const before = await count("resources", venue);
    const id = await bringIn(venue, owner, "resources", BAYS);
    expect(await status(owner, id)).toMatchObject({ kind: "resources", status: "done", added: 1 });
    const { body } = await owner.ask("resources", { query: { perPage: 50 } });
    expect(body.data).toContainEqual(expect.objectContaining({ name: "Bay 4", capacity: 3 }));
    expect(await rollBack(venue, owner, id)).toMatchObject({ status: "rolled_back", kept: 0 });
    expect(await count("resources", venue)).toBe(before);
  });

  it("keeps a bay that was booked since", async () => {
    const { venue, owner, staff } = await importer();
    const id = await bringIn(venue, owner, "resources", BAYS);
    const { body } = await owner.ask("resources", { query: { perPage: 50 } });
    const bay = body.data.find(({ name }: { name: string }) => name === "Bay 4");
    await book(staff.ask, bayHour(venue, { resource_id: bay.id }));
    expect(await rollBack(venue, owner, id)).toMatchObject({ kept: 1, kept_names: ["Bay 4"] });
  });
});

describe("a file of coaches", () => {
  const COACHES = file(
    "Name,Email,Phone",
    "Ines Carrow,ines@x.test,604 555 0101",
    "Malik Brandt,,",
    "Ines Two,ines@x.test,",
  );

  it("adds coaches who are not invited yet, and takes them back", async () => {
    const { venue, owner } = await importer();
    const { reasons } = await look(owner, "coaches", COACHES);
    expect(reasons).toEqual([
      [2, "email_not_valid"],
      [3, "duplicate_in_file"],
    ]);
    const before = await count("coaches", venue);
    const id = await bringIn(venue, owner, "coaches", COACHES);
    const { body } = await owner.ask("coaches", { query: { perPage: 50 } });
    expect(body.data.map(({ name }: { name: string }) => name)).toContain("Ines Carrow");
    expect(await count("outbox", venue)).toBe(0);
    expect((await look(owner, "coaches", COACHES)).reasons).toContainEqual([1, "email_taken"]);
    expect(await rollBack(venue, owner, id)).toMatchObject({ kept: 0 });
    expect(await count("coaches", venue)).toBe(before);
  });
});

describe("a file of bookings", () => {
  const HEAD = "Booking ID,Client,Email,Start,End,Service,Resource,Status,Price,Payment,Notes";
  const line = (id: string, who: string, at: string, more = "Bay time,Bay 2,Booked,60.00,Unpaid,") =>
    `${id},${who},2027-05-04 ${at}:00,2027-05-04 ${at === "21" ? "23" : String(Number(at) + 1)}:00,${more}`;
  const ROWS = file(
    HEAD,
    line("1", "Ava Fontaine,ava@x.test", "10"),
    line("2", "Bo Tallow,bo@x.test", "10"),
    line("3", "Cid Bad,cid@x.test", "12", "Bay time,Bay 9,Booked,60.00,Unpaid,"),
    line("4", "Dee Late,dee@x.test", "21"),
    line("5", "Eve Gone,eve@x.test", "10", "Bay time,Bay 2,Cancelled,60.00,Refunded,Called in"),
    line("6", ",", "14"),
  );

  it("says of each row that cannot come why: taken, closed, nobody's, unknown bay", async () => {
    const { venue, owner, staff } = await importer();
    const { reasons, seen } = await look(owner, "bookings", ROWS);
    expect(reasons).toEqual([
      [2, "slot_taken"],
      [4, "closed"],
      [6, "client_unknown"],
      [3, "resource_unknown"],
    ]);
    expect(seen).toMatchObject({ kind: "bookings", has_dates: true, ready: 2, waiting: 4 });
    const [bay] = (await owner.ask("resources", { query: { perPage: 50 } })).body.data.filter(
      ({ name }: { name: string }) => name === "Bay 2",
    );
    const times = { start_time: "2027-05-04T17:00:00Z", end_time: "2027-05-04T18:00:00Z" };
    await book(staff.ask, bayHour(venue, { resource_id: bay.id, ...times }));
    expect((await look(owner, "bookings", ROWS)).reasons).toContainEqual([1, "slot_taken"]);
  });

  it("adds them through the claims, mails nobody, and takes them back", async () => {
    const { venue, owner, staff } = await importer();
    const [bookings, claims] = [await count("bookings", venue), await count("claims", venue)];
    const id = await bringIn(venue, owner, "bookings", ROWS);
    expect(await status(owner, id)).toMatchObject({ status: "done", added: 2 });
    const { body } = await staff.ask("bookings", { query: { search: "Ava" } });
    expect(body.data).toMatchObject([
      { start_time: "2027-05-04T17:00:00Z", status: "confirmed", payment_status: "due", price: cad(6000) },
    ]);
    expect(await count("outbox", venue)).toBe(0);
    expect(await count("claims", venue)).toBe(claims + 1);
    const again = await look(owner, "bookings", ROWS);
    expect(again.reasons).toContainEqual([1, "already_imported"]);
    expect(await rollBack(venue, owner, id)).toMatchObject({ status: "rolled_back", kept: 0 });
    expect(await count("claims", venue)).toBe(claims);
    // What the ledger names stays as a cancelled booking; the other is gone.
    expect(await count("bookings", venue)).toBe(bookings + 1);
  });

  it("gives a known client the booking, and leaves out what was taken after the dry run", async () => {
    const { venue, owner, staff } = await importer();
    const client = await venue.person("client");
    const rows = file(HEAD, line("1", `Pat client,${client.email}`, "10"));
    const import_id = (await look(owner, "bookings", rows)).import_id;
    await owner.ask("submitImport", { body: { import_id } });
    const times = { start_time: "2027-05-04T17:00:00Z", end_time: "2027-05-04T18:00:00Z" };
    await book(staff.ask, bayHour(venue, { ...times, guest: null, client_id: client.id }));
    await run(platform, venue, import_id);
    expect(await status(owner, import_id)).toMatchObject({
      added: 0,
      left_out: 1,
      left_out_rows: [expect.stringMatching(/^Pat client: The /)],
    });
  });
});

describe("a file of memberships", () => {
  it("adds those of clients who are there, as they stand, and takes them back", async () => {
    const { venue, owner, staff } = await importer();
    const plan = { name: "Silver", billing_period: "monthly", price: cad(9900) };
    await owner.ask("createMembershipPlan", { body: plan });
    const [one, two] = [await venue.person("client"), await venue.person("client")];
    const rows = file(
      "Name,Email,Membership,Membership Status,Membership Start Date,Membership Next Payment Date",
      `Pat client,${one.email},Silver,Active,2026-12-31,2027-05-31`,
      `Pat client,${two.email},Gold,Active,2027-01-01,2027-06-01`,
      "Nobody Known,nobody@x.test,Silver,Active,2027-01-01,2027-06-01",
      `Pat client,${two.email},Silver,Frozen,2027-01-01,`,
    );
    expect((await look(owner, "memberships", rows)).reasons).toEqual([
      [3, "client_unknown"],
      [2, "plan_unknown"],
      [4, "pause_dates_missing"],
    ]);
    const id = await bringIn(venue, owner, "memberships", rows);
    const { body } = await staff.ask("currentMembership", { params: { id: one.id } });
    expect(body).toMatchObject({
      status: "active",
      period_end: "2027-05-31",
      next_charge: cad(9900),
      open_amount: cad(0),
    });
    expect((await look(owner, "memberships", rows)).reasons).toContainEqual([1, "already_imported"]);
    expect(await rollBack(venue, owner, id)).toMatchObject({ kept: 0 });
    expect(await count("memberships", venue)).toBe(0);
  });
});

it("refuses a kind that there is none of, and columns that say too little", async () => {
  const { owner } = await importer();
  const { body } = await owner.ask("createImport", { body: { kind: "cats", file_name: "a.csv", size: 5 } });
  expect(body.errors.kind).toBeDefined();
  for (const [kind, code] of [
    ["bookings", "no_start_column"],
    ["coaches", "no_email_column"],
    ["resources", "no_name_column"],
    ["memberships", "no_plan_column"],
  ] as const) {
    expect((await look(owner, kind, file("Colour,Size", "red,4"))).seen.problem_code).toBe(code);
  }
});
