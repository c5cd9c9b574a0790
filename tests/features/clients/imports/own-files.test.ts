import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bayHour, book, lessonHour } from "#tests/features/bookings/bookings/support.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { file, fileOf, importer, run, send } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** People and bookings of every kind that an export can hold. */
async function livelyVenue() {
  const tools = await importer(platform);
  const { venue, owner, staff } = tools;
  const add = async (body: object) => (await staff.ask("createClient", { body })).body.id;
  const ava = await add({ first_name: "Ava", last_name: "O’Brien", email: "ava@example.test", phone: "604 555 0101" });
  await add({ first_name: "Bo", last_name: "Ek", contact_email: "family@example.test" });
  await add({ first_name: "Bea", last_name: "Ek", contact_email: "family@example.test", phone: "604 555 0102 x3" });
  await add({ first_name: "Madonna" });
  await add({ first_name: "=1+1", last_name: "@SUM(A1)", phone: "604 555 0103 (mother)" });
  await add({ first_name: "Null", last_name: "None", email: "h8@exämple.com" });
  await book(staff.ask, bayHour(venue, { guest: null, client_id: ava }));
  await book(staff.ask, lessonHour(venue, { start_time: "2027-05-05 19:00:00", end_time: "2027-05-05 20:00:00" }));
  const gone = await book(staff.ask, bayHour(venue, { resource_id: null, guest: { first_name: "Gil" } }));
  await staff.ask("cancelBooking", { params: { id: gone.id }, body: { version: gone.version } });
  await owner.ask("createAccount", {
    body: { first_name: "Teller", email: "teller@example.test", roles: ["coach"] },
  });
  return tools;
}

describe("an export of Fairway", () => {
  it.each([
    ["clients", "exportClients"],
    ["coaches", "exportCoaches"],
    ["resources", "exportResources"],
    ["bookings", "exportBookings"],
    ["memberships", "exportClients"],
  ] as const)("adds nobody when it is imported again: %s", async (kind, operation) => {
    const { owner, look } = await livelyVenue();
    const { body: csv } = await owner.ask(operation);
    const { seen } = await look(kind, csv);
    expect(seen).toMatchObject({ problem: null, ready: 0, waiting: seen.records - seen.skipped });
    if (kind !== "coaches")
      expect(seen.rows.filter(({ result }: { result: string }) => result !== "skipped")).toEqual([]);
  });
});

const PEOPLE = file(
  "First name,Last name,Full name,Company,Email,Contact email,Phone,Mobile,Notes",
  "Ann,Test,,,mailto:ANN@example.test,,604 555 0101,604 555 0102,Left-handed",
  ",Larkspur,,,,,call me,,",
  ",,,Links Ltd,,desk@links.test,,,",
  "Cher,,,,h8@exämple.com,,604-555-01AB,,",
  "Anna Maria,,,,N/A,,NULL,-,",
  "Fritz,,Altemueller,,fritz@example.test; f@example.test; ff@example.test,,12345,,",
  `${"Long ".repeat(19)}Name,Test,,,long@example.test,,${"1".repeat(60)},,`,
  "Pa\u200bul,Te\u00a0st,,,paul@example.test,,+46 (0)8 123 456 78,,",
);

describe("an imported record", () => {
  it("can be saved by its own form: clients", async () => {
    const { staff, bringIn } = await importer(platform);
    await bringIn("clients", PEOPLE);
    const { data } = (await staff.ask("clients", { query: { perPage: 100 } })).body;
    expect(data).toHaveLength(8);
    for (const { id, version, first_name, last_name, email, contact_email, phone } of data) {
      const body = { version, first_name, last_name, email, contact_email, phone };
      const saved = await staff.ask("updateClient", { params: { id }, body });
      expect([saved.status, saved.body.errors], first_name).toEqual([200, undefined]);
      expect(saved.body).toMatchObject({ first_name, last_name, email, contact_email, phone });
    }
  });

  it.each([
    "acuity-clients.csv",
    "courtreserve-members.csv",
    "google-contacts.csv",
    "hard.csv",
    "matchi-customers.csv",
    "mindbody-clients.csv",
    "playtomic-customers.csv",
    "square-customers.csv",
    "vagaro-customers.csv",
    "wellnessliving-clients.csv",
  ])("can be saved by its own form, from a program's file: %s", async (name) => {
    const { venue, owner, staff } = await importer(platform);
    const import_id = await send(owner, fileOf(name), name, "clients");
    expect((await owner.ask("submitImport", { body: { import_id } })).status).toBe(200);
    await run(platform, venue, import_id);
    const { data } = (await staff.ask("clients", { query: { perPage: 100 } })).body;
    expect(data.length).toBeGreaterThan(5);
    const refused = [];
    for (const { id, version, first_name, last_name, email, contact_email, phone } of data) {
      const values = { first_name, last_name, email, contact_email, phone };
      const { body } = await staff.ask("updateClient", { params: { id }, body: { version, ...values } });
      if (body.errors !== undefined || body.phone !== phone || body.email !== email)
        refused.push([values, body.errors]);
    }
    expect(refused).toEqual([]);
  });

  it("can be saved by its own form: coaches, bays and guests", async () => {
    const { owner, staff, bringIn } = await importer(platform);
    await bringIn(
      "coaches",
      file(
        "Name,Email,Phone",
        "Teller,teller@example.test,call me",
        "Ines Carrow,mailto:ines@exämple.com,604 555 0101",
      ),
    );
    for (const { id, version, first_name, last_name, details } of (await owner.ask("coaches")).body.data) {
      const body = { version, first_name, last_name, details };
      const saved = await owner.ask("updateCoach", { params: { id }, body });
      expect([saved.status, saved.body.errors], first_name).toEqual([200, undefined]);
    }
    await bringIn("resources", file("Name,Type,Capacity", "Bay 4,Simulator,3"));
    for (const { id, version, name, capacity } of (await owner.ask("resources")).body.data) {
      const saved = await owner.ask("updateResource", { params: { id }, body: { version, name, capacity } });
      expect([saved.status, saved.body.errors], name).toEqual([200, undefined]);
    }
    await bringIn(
      "bookings",
      file(
        "Client,Email,Phone,Start,Service,Bay",
        "Larkspur,,call me,2027-05-04 10:00,Bay time,Bay 1",
        "Bo Ek,bo@exämple.com,604 555 0101,2027-05-04 10:00,Bay time,Bay 2",
      ),
    );
    const { data } = (await staff.ask("bookings", { query: { perPage: 100 } })).body;
    expect(data).toHaveLength(2);
    for (const { id, version, guest } of data) {
      const saved = await staff.ask("updateBookingGuest", { params: { id }, body: { version, guest } });
      expect([saved.status, saved.body.guest], guest.first_name).toEqual([200, guest]);
    }
  });

  it("contains the values of two columns for one field", async () => {
    const { staff, bringIn, look } = await importer(platform);
    await bringIn("clients", PEOPLE);
    const found = async (search: string) => (await staff.ask("clients", { query: { search } })).body.data[0];
    const commentsOf = async (id: number) =>
      JSON.stringify((await staff.ask("clientActivities", { params: { id } })).body);
    const ann = await found("ann@");
    expect(ann.phone).toBe("+16045550101");
    expect(await commentsOf(ann.id)).toContain("Left-handed\\nOther phone numbers: +16045550102.");
    const fritz = await found("fritz");
    expect(fritz).toMatchObject({ name: "Fritz Altemueller", contact_email: "f@example.test" });
    expect(await commentsOf(fritz.id)).toContain("Other email addresses: ff@example.test.");
    const larkspur = await found("larkspur");
    expect(larkspur).toMatchObject({ first_name: "Larkspur", last_name: "", phone: null });
    expect(await commentsOf(larkspur.id)).toContain("Other phone numbers: call me.");
    expect(await found("links")).toMatchObject({ email: null, contact_email: "desk@links.test" });
    const { seen } = await look(
      "clients",
      file("Display Name;Vorname;E-Mail;Email address", "Jo Ek;Joanna;jo@x.test;je@x.test"),
    );
    expect(seen.columns.map(({ field }: { field: string }) => field)).not.toContain("leave_out");
  });

  it.each([
    ["VORNAME;NAME", "Fritz;Altemueller", "Fritz Altemueller"],
    ["Prénom;Nom", "Zoë;Côté", "Zoë Côté"],
    ["First name;Full name", "Maya;Maya Okonkwo-Reyes", "Maya Okonkwo-Reyes"],
    ["Last name;Name", "Reyes;Maya Reyes", "Maya Reyes"],
    ["Last name;Name", "Reyes;Maya", "Maya Reyes"],
    ["Name;Display name", "Maya Reyes;Maya Reyes", "Maya Reyes"],
    ["First name;Last name;Name", "Maya;Reyes;Reyes, Maya", "Maya Reyes"],
    ["First name;Last name", "Jennifer;Null", "Jennifer Null"],
    ["First name;Last name", "Jennifer;NULL", "Jennifer"],
  ])("has the whole name of %s: %s", async (header, row, name) => {
    const { staff, bringIn } = await importer(platform);
    await bringIn("clients", file(`${header};Email`, `${row};someone@example.test`));
    const { data } = (await staff.ask("clients")).body;
    expect(data.map((client: { name: string }) => client.name)).toEqual([name]);
  });

  it("is matched with the same person in any keyboard's spelling", async () => {
    const { staff, look } = await importer(platform);
    await staff.ask("createClient", { body: { first_name: "Shay", last_name: "O’Brien", email: "shay@example.test" } });
    await staff.ask("createClient", { body: { first_name: "Jörg", last_name: "Groß", phone: "604 555 0101" } });
    const { reasons } = await look(
      "clients",
      file(
        "Name,Email,Phone",
        "shay o'brien,mailto:Shay@example.test,",
        "JORG GROSS,,(604) 555-0101",
        "Jorg Gross,,604 555 0199",
      ),
    );
    expect(reasons).toEqual([
      [1, "already_client"],
      [2, "already_client"],
    ]);
  });
});

describe("other programs' words for an empty value", () => {
  const WORDS = ["NULL", "null", "N/A", "n/a", "#N/A", "#REF!", "#VALUE!", "-", "none", "unknown"];

  it("are read as empty, with a note, and refuse no row", async () => {
    const { look } = await importer(platform);
    const rows = WORDS.map((word, n) => `Ann ${n},${word},${word},${word}`);
    const { seen } = await look("clients", file("First name,Last name,Email,Phone", ...rows));
    expect(seen).toMatchObject({ ready: WORDS.length, waiting: 0 });
    expect(seen.rows.map(({ result }: { result: string }) => result)).toEqual(WORDS.map(() => "imported_with_note"));
    const { seen: one } = await look("clients", file("Name,Email,Phone", "Ann Test,ann@example.test,#N/A"));
    expect(one.rows).toMatchObject([{ reason: "read_as_empty", sentence: "Read as empty: #N/A." }]);
  });

  it("are read as empty in a file of bookings", async () => {
    const { look } = await importer(platform);
    const { seen } = await look(
      "bookings",
      file(
        "Client,Email,Phone,Start,End,Service,Bay,Coach,Price,Notes",
        "Ann Test,NULL,n/a,2027-05-04 10:00,#N/A,Bay time,Bay 1,none,-,N/A",
      ),
    );
    expect(seen).toMatchObject({ ready: 1, waiting: 0 });
  });
});

describe("a column that changes the meaning of others", () => {
  const startsOf = async (header: string, ...rows: string[]) => {
    const tools = await importer(platform);
    const looked = await tools.look(
      "bookings",
      file(`Client,Service,Bay,${header}`, ...rows.map((row) => `Ann Test,Bay time,Bay 1,${row}`)),
    );
    if (looked.seen.ready === 0) return looked.reasons;
    await tools.bringIn(
      "bookings",
      file(`Client,Service,Bay,${header}`, ...rows.map((row) => `Ann Test,Bay time,Bay 1,${row}`)),
    );
    const { data } = (await tools.staff.ask("bookings")).body;
    return data.map(({ start_time, end_time }: { start_time: string; end_time: string }) => [start_time, end_time]);
  };
  const HOUR = [["2027-05-04T19:00:00Z", "2027-05-04T20:00:00Z"]];

  it.each([
    ["Start,Timezone", '"May 4, 2027 8:00 pm",Europe/London', HOUR],
    ["Start,Timezone", '"May 4, 2027 12:00 pm",America/Vancouver', HOUR],
    ["Start,Timezone", '"May 4, 2027 12:00 pm",', HOUR],
    ["Start,Timezone", "2027-05-04 19:00,UTC", HOUR],
    ["Start,Timezone", "2027-05-04 19:00,The Moon", [[1, "timezone_unknown"]]],
    ["Date,Time,AM/PM", "2027-05-04,12:00,PM", HOUR],
    ["Date,Start time,AM/PM,End time", "2027-05-04,12:00,PM,1:00", HOUR],
    ["Date,Start time,AM/PM,End time", "2027-05-04,11:00,AM,1:00", [["2027-05-04T18:00:00Z", "2027-05-04T20:00:00Z"]]],
    ["Start,Duration", "2027-05-04 12:00,90", [["2027-05-04T19:00:00Z", "2027-05-04T20:30:00Z"]]],
    ["Start,Duration", "2027-05-04 12:00,1:30", [["2027-05-04T19:00:00Z", "2027-05-04T20:30:00Z"]]],
    ["Start,Duration (hours)", "2027-05-04 12:00,1.5", [["2027-05-04T19:00:00Z", "2027-05-04T20:30:00Z"]]],
    ["Start,Duration", "2027-05-04 12:00,a while", [[1, "duration_unknown"]]],
    ["Start,End,Duration", "2027-05-04 12:00,2027-05-04 13:00,30", [[1, "duration_differs"]]],
    ["Start,Price,Currency", "2027-05-04 12:00,60.00,EUR", [[1, "currency_differs"]]],
    ["Start,Price,Currency", "2027-05-04 12:00,US$60.00,", [[1, "currency_differs"]]],
    ["Start,Price,Currency", "2027-05-04 12:00,60.00,dollars", [[1, "currency_unknown"]]],
    ["Start,Price,Currency", "2027-05-04 12:00,60.00,cad", HOUR],
    ["Start,End", "2027-05-04 20:00,24:00", [[1, "closed"]]],
    ["Start,End", "2027-04-04 22:00,2027-04-04 24:00", [["2027-04-05T05:00:00Z", "2027-04-05T07:00:00Z"]]],
    ["Start,End", "2027-04-04 22:00,24:00", [["2027-04-05T05:00:00Z", "2027-04-05T07:00:00Z"]]],
    ["Start,Location", "2027-05-04 12:00,Main Street", HOUR],
  ])("is used or asked about: %s %s", async (header, row, times) => {
    expect(await startsOf(header, row)).toEqual(times);
  });
});

describe("a file that is not a table", () => {
  it.each([
    ["calendar_file", "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"],
    ["contacts_file", "\ufeffBEGIN:VCARD\r\nFN:Ann Test\r\nEND:VCARD\r\n"],
    ["pdf_file", "%PDF-1.7 and so on"],
    ["web_page", "<!DOCTYPE html><table><tr><td>Name</td></tr></table>"],
  ])("is refused with its type: %s", async (code, content) => {
    const { look } = await importer(platform);
    const { seen } = await look("bookings", content);
    expect(seen).toMatchObject({ problem_code: code, ready: 0, records: 0, columns: [], notes: [] });
    expect(seen.problem).toContain("choose that file");
  });

  it("reports a row without a client's name", async () => {
    const { look } = await importer(platform);
    const { seen } = await look("memberships", file("Name,Email,Plan", ",nobody@example.test,Silver"));
    expect(seen.rows[0].sentence).toBe("The row names no client.");
  });
});
