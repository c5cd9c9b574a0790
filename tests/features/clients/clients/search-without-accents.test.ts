import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plainText } from "#api/db/search-text.ts";
import { plainForm } from "#api/text/plain-form.ts";
import { startPlatform, type Person, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const WORDS = [
  "Côté",
  "ZOË",
  "Škoda",
  "Ångström",
  "Łukasz Đorđe",
  "Søren",
  "İpek ışık",
  "Nguyễn",
  "ﬁn",
  "O’Brien",
  "山田",
];

async function namesFound(
  { ask }: Person,
  list: "clients" | "accounts" | "coaches",
  search: string,
): Promise<unknown[]> {
  const { status, body } = await ask(list, { query: { search } });
  expect(status).toBe(200);
  return body.data.map((row: { name: string }) => row.name);
}

describe("a name with accents", () => {
  it("is found without them, with them, and last name first", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    await staff.ask("createClient", { body: { first_name: "Zoë", last_name: "Côté" } });
    for (const search of ["cote", "CÔTÉ", "zoe", "zoë co", "zoe c", "cote zoe", "c"]) {
      expect(await namesFound(staff, "clients", search), search).toEqual(["Zoë Côté"]);
    }
    expect(await namesFound(staff, "clients", "cute")).toEqual([]);
  });

  it("is found the same way among bookings of clients and guests", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const { body: client } = await staff.ask("createClient", { body: { first_name: "Zoë", last_name: "Côté" } });
    const service = venue.catalogue.services[0]?.id;
    const location_id = venue.catalogue.locations[0]?.id;
    const guest = { first_name: "Søren", last_name: "Müller", email: "s@example.test" };
    const book = (start_time: string, end_time: string, whose: object) =>
      staff.ask("createBooking", {
        body: { service_id: service, location_id, party_size: 1, start_time, end_time, ...whose },
      });
    const made = [
      await book("2027-05-04T18:00:00Z", "2027-05-04T19:00:00Z", { client_id: client.id }),
      await book("2027-05-04T20:00:00Z", "2027-05-04T21:00:00Z", { guest }),
    ];
    expect(made.map(({ status, body }) => [status, body.errors])).toEqual([
      [201, undefined],
      [201, undefined],
    ]);
    const found = async (search: string) =>
      (await staff.ask("bookings", { query: { search } })).body.data.map(({ id }: { id: number }) => id);
    expect(await found("cote")).toEqual([made[0]?.body.id]);
    expect(await found("soren mu")).toEqual([made[1]?.body.id]);
    expect(await found("MÜLLER")).toEqual([made[1]?.body.id]);
  });

  it("is found the same way among accounts and coaches", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    const body = { first_name: "Élodie", last_name: "Tremblay", email: "elodie@example.test", roles: ["coach"] };
    expect((await owner.ask("createAccount", { body })).status).toBe(201);
    expect(await namesFound(owner, "accounts", "elodie tr")).toEqual(["Élodie Tremblay"]);
    expect(await namesFound(owner, "coaches", "elodie")).toEqual(["Élodie Tremblay"]);
  });

  it("is normalised alike by the database and in code", async () => {
    const values = sql.join(WORDS.map((word) => sql`(${word}::text)`));
    const { rows } = await sql<{ plain: string }>`
      select ${plainText(sql`word`)} as plain from (values ${values}) as words(word)`.execute(platform.admin);
    expect(rows.map(({ plain }) => plain)).toEqual(WORDS.map(plainForm));
    expect(plainForm("Łukasz Đorđe Søren Côté")).toBe("lukasz dorde soren cote");
  });
});
