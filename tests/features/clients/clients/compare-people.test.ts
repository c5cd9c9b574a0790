import { readFileSync } from "node:fs";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "#api/db/connect.ts";
import { plainText, storedSpellings } from "#api/db/search-text.ts";
import { normalPhone, searchedDigits } from "#api/text/phone.ts";
import { isSameName, nameSpellings, plainForm } from "#api/text/plain-form.ts";
import { cases } from "#tests/support/proof/proof.ts";
import { startPlatform, type Person, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const namesFound = async ({ ask }: Person, search: string): Promise<string[]> =>
  (await ask("clients", { query: { search } })).body.data.map((row: { name: string }) => row.name);

/** What people type for one number of Vancouver, and for one of London. */
const HERE = ["7785555288", "778-555-5288", "(778) 555-5288", "+1 778 555 5288", "1.778.555.5288", "001 778 5555288"];
const LONDON = ["+44 20 7946 0018", "0044 (0)20 7946 0018", "+442079460018", "02079460018"];

describe("a phone number", () => {
  it("is stored in one format, by every operation", async () => {
    const venue = await platform.venue();
    const [owner, staff] = [await venue.person("owner"), await venue.person("staff")];
    for (const [n, phone] of HERE.entries()) {
      const { body } = await staff.ask("createClient", { body: { first_name: `Client ${n}`, phone } });
      expect(body.phone, phone).toBe("+17785555288");
    }
    const [first] = (await staff.ask("clients", { query: { search: "Client 0" } })).body.data;
    const change = { version: first.version, phone: "604.555.0180 ext 12" };
    const changed = await staff.ask("updateClient", { params: { id: first.id }, body: change });
    expect(changed.body.phone).toBe("+16045550180;ext=12");
    const { body: profile } = await owner.ask("userProfile");
    const saved = await owner.ask("updateUserProfile", { body: { version: profile.version, phone: "(604) 555-0181" } });
    expect(saved.body.phone).toBe("+16045550181");
  });

  it("finds its client in any format, and by a part of it", async () => {
    const staff = await (await platform.venue()).person("staff");
    await staff.ask("createClient", { body: { first_name: "Anna", phone: "(778) 555-5288" } });
    await staff.ask("createClient", { body: { first_name: "Ben", phone: "+44 20 7946 0018" } });
    for (const search of [...HERE, "5288", "555-52", "(778) 5", "+1778"]) {
      expect(await namesFound(staff, search), search).toEqual(["Anna"]);
    }
    for (const search of LONDON) expect(await namesFound(staff, search), search).toEqual(["Ben"]);
    expect(await namesFound(staff, "778-555-5289")).toEqual([]);
  });

  it("finds a guest's bookings, also if it was stored before numbers were normalised", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const [service, location] = [venue.catalogue.services[0]?.id, venue.catalogue.locations[0]?.id];
    const times = { start_time: "2027-05-04T18:00:00Z", end_time: "2027-05-04T19:00:00Z" };
    const guest = { first_name: "Gil", phone: "(778) 555-5288" };
    const body = { service_id: service, location_id: location, party_size: 1, ...times, guest };
    const made = await staff.ask("createBooking", { body });
    expect(made.body.guest.phone).toBe("+17785555288");
    const found = async (search: string) =>
      (await staff.ask("bookings", { query: { search } })).body.data.map(({ id }: { id: number }) => id);
    for (const search of HERE) expect(await found(search), search).toEqual([made.body.id]);
    await sql`update bookings set guest = guest || '{"phone": "778/555 5288"}' where id = ${made.body.id}`.execute(
      platform.admin,
    );
    for (const search of HERE) expect(await found(search), search).toEqual([made.body.id]);
  });

  it.each([
    ["604 555 0180", "CA", "+16045550180"],
    ["1-604-555-0180", "US", "+16045550180"],
    ["07700 900123", "GB", "+447700900123"],
    ["08-123 456 78", "SE", "+46812345678"],
    ["00 46 8 123 456 78", "CA", "+46812345678"],
    ["8 (912) 345-67-89", "RU", "+79123456789"],
    ["06 20 123 4567", "HU", "+36201234567"],
    ["٦٠٤٥٥٥٠١٨٠", "CA", "+16045550180"],
    ["604 555 0180 (mother)", "CA", "+16045550180 (mother)"],
    ["604 555 0180 / 604 555 0199", "CA", "+16045550180 / +16045550199"],
    ["555 0180", "CA", "555 0180"],
    ["12345", "DE", "12345"],
    ["ask at the desk", "CA", "ask at the desk"],
    ["604 555 0180", null, "604 555 0180"],
    ["06 12 34 56 78", "CA", "06 12 34 56 78"],
    ["0612345678", "US", "0612345678"],
    ["06 12 34 56 78", "FR", "+33612345678"],
  ])("%s in %s is stored as %s", (text, country, kept) => {
    expect(normalPhone(text, country)).toBe(kept);
    expect(normalPhone(kept, country)).toBe(kept);
  });

  it("is normalised if it was stored before", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const [service, location] = [venue.catalogue.services[0]?.id, venue.catalogue.locations[0]?.id];
    const times = { start_time: "2027-05-04T18:00:00Z", end_time: "2027-05-04T19:00:00Z" };
    const guest = { first_name: "Gil", phone: "(778) 555-5288" };
    const body = { service_id: service, location_id: location, party_size: 1, ...times, guest };
    const { body: booked } = await staff.ask("createBooking", { body });
    const { body: client } = await staff.ask("createClient", { body: { first_name: "Gil" } });
    const typed = [
      "604 555 0180",
      "1 604-555-0180",
      "+46 (0)8 123 456 78",
      "0046812345678",
      "604.555.0180 x12",
      "555 0180",
      "Mum: 604 555 0180",
    ];
    await sql`update bookings set guest = guest || '{"phone": "778/555 5288"}' where id = ${booked.id}`.execute(
      platform.admin,
    );
    const migration = readFileSync(
      new URL("../../../../api/db/migrations/0152_phone_numbers.sql", import.meta.url),
      "utf8",
    );
    const owner = connect(platform.database.ownerUrl, { maxConnections: 1 });
    const filled: string[] = [];
    for (const phone of typed) {
      await platform.admin.updateTable("users").set({ phone }).where("id", "=", client.id).execute();
      await sql.raw(migration).execute(owner);
      filled.push((await staff.ask("client", { params: { id: client.id } })).body.phone);
    }
    await owner.destroy();
    expect(filled.slice(0, -1)).toEqual(typed.slice(0, -1).map((phone) => normalPhone(phone, "CA")));
    expect(filled.at(-1)).toBe(typed.at(-1));
    expect((await staff.ask("booking", { params: { id: booked.id } })).body.guest.phone).toBe("+17785555288");
  });

  it("is searched without its extension", () => {
    const typed = [
      "604-555-0123 ext. 45",
      "604 555 0123x45",
      "+16045550123;ext=45",
      "(604) 555-0123 EXT 45",
      "604 555 0123 extension 45",
      "604 555 0123 #45",
    ];
    expect(typed.map(searchedDigits)).toEqual(typed.map(() => "6045550123"));
  });

  it("is searched without the prefix for other countries, unless it is a number that begins so", () => {
    expect(searchedDigits("011 44 20 7946 0958")).toBe("2079460958");
    expect(searchedDigits("0113 496 0000")).toBe("1134960000");
  });

  it("is not searched for a name, an address or two digits", () => {
    expect(["Anna 604", "a604@x.test", "60", "", "+", "12 Main"].map(searchedDigits)).toEqual(Array(6).fill(null));
  });
});

describe("a name", () => {
  it.each([
    ["Shay O’Brien", ["o'brien", "obrien", "O´Brien", "o`brien", "o brien", "shay o brien", "o brien shay"]],
    ["Jean‑Luc Picard", ["jean-luc", "Jean Luc", "jean–luc", "jeanluc", "jeanluc pic"]],
    ["Anna\u00a0Maria Groß", ["anna maria", "gross", "groß", "GROSS"]],
    ["Ægir Søren Łaski", ["aegir", "soren", "laski", "æg"]],
    ["Þóra Œhler", ["thora", "oehler", "þora"]],
    ["Annemarie Lee", ["anne-marie", "Anne-Marie Lee"]],
    ["Jürg Müller", ["juerg", "JUERG mueller", "jurg", "jürg"]],
    ["Juerg Soerensen", ["jürg", "Jürg Sørensen", "jurg", "juerg"]],
    ["Ha\u030akon Øye", ["haakon", "oeye", "hakon"]],
    ["Ὀδυσσεύς Papa", ["οδυσσευς", "ΟΔΥΣΣΕΥΣ"]],
  ])("%s is found in every keyboard's spelling", async (first_name, searches) => {
    const staff = await (await platform.venue()).person("staff");
    const { body } = await staff.ask("createClient", { body: { first_name } });
    for (const search of searches) expect(await namesFound(staff, search), search).toEqual([body.name]);
  });

  it("finds nobody with a different name", async () => {
    const staff = await (await platform.venue()).person("staff");
    for (const first_name of ["John", "Susan", "Ann", "Muller"])
      await staff.ask("createClient", { body: { first_name } });
    for (const search of ["joe", "sue", "a nn", "mueller"]) expect(await namesFound(staff, search), search).toEqual([]);
  });

  it.each([
    ["Jürg", "Juerg", true],
    ["Jürg", "Jurg", true],
    ["Anne-Marie Lee", "Annemarie Lee", true],
    ["Sue O’Brien", "Sue Obrien", true],
    ["Mueller", "Muller", false],
    ["Sue Lee", "Su Lee", false],
    ["Joe Lee", "Jo Lee", false],
  ])("%s and %s are one person: %s", async (one, other, isSame) => {
    expect(isSameName(one, other)).toBe(isSame);
    const staff = await (await platform.venue()).person("staff");
    for (const first_name of [one, other]) await staff.ask("createClient", { body: { first_name } });
    expect((await staff.ask("clientDuplicates")).body).toHaveLength(isSame ? 1 : 0);
  });

  it("makes likely duplicates of two spellings", async () => {
    const staff = await (await platform.venue()).person("staff");
    await staff.ask("createClient", { body: { first_name: "Shay", last_name: "O’Brien" } });
    await staff.ask("createClient", { body: { first_name: "shay", last_name: "O'Brien" } });
    await staff.ask("createClient", { body: { first_name: "Jo", phone: "604 555 0180 x3" } });
    await staff.ask("createClient", { body: { first_name: "Jo", last_name: "Ek", phone: "+1 (604) 555-0180" } });
    await staff.ask("createClient", { body: { first_name: "Una" } });
    const { body } = await staff.ask("clientDuplicates");
    expect(body.map(({ reasons }: { reasons: string[] }) => reasons)).toEqual([["name"], ["phone"]]);
  });

  it("is normalised alike in the database and in code", async () => {
    const letters = fc.oneof(
      fc.integer({ min: 0x20, max: 0x24f }),
      fc.integer({ min: 0x2b0, max: 0x5ff }),
      fc.integer({ min: 0x1e00, max: 0x20ff }),
      fc.integer({ min: 0x1, max: 0xd7ff }),
      fc.integer({ min: 0xf900, max: 0xffef }),
    );
    const text = fc.array(letters, { minLength: 1, maxLength: 12 }).map((codes) => String.fromCodePoint(...codes));
    const words = fc.sample(text, { seed: 35, numRuns: cases(2000, 100_000) });
    const { rows } = await sql<{ plain: string; spellings: string[] }>`
      select ${plainText(sql`word`)} as plain, ${storedSpellings(sql`word`)} as spellings from unnest(${words}::text[]) with ordinality as words(word, n) order by n`.execute(
      platform.admin,
    );
    const formsOf = (plain = "", spellings: Iterable<string> = []) => [plain, ...new Set(spellings)].join("/");
    const differing = words.flatMap((word, n) => {
      const stored = formsOf(rows[n]?.plain, rows[n]?.spellings);
      return stored === formsOf(plainForm(word), nameSpellings(word)) ? [] : [[word, stored]];
    });
    expect(differing).toEqual([]);
  });
});
