import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { credits } from "#tests/features/memberships/allowances/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { file, importer } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

describe("a file of bays", () => {
  const BAYS = file(
    "Name,Type,Capacity",
    "Bay 4,Simulator,3",
    "Bay 1,Simulator,4",
    "Green,Putting,2",
    "Bay 5,simulator,many",
  );

  it("reports the result of each row, adds the valid rows, and can be rolled back", async () => {
    const { owner, look, bringIn, statusOf, rollBack, count } = await importer(platform);
    const { reasons } = await look("resources", BAYS);
    expect(reasons).toEqual([
      [4, "not_valid"],
      [3, "type_unknown"],
      [2, "already_there"],
    ]);
    const before = await count("resources");
    const id = await bringIn("resources", BAYS);
    expect(await statusOf(id)).toMatchObject({ kind: "resources", status: "done", added: 1 });
    const { body } = await owner.ask("resources", { query: { perPage: 50 } });
    expect(body.data).toContainEqual(expect.objectContaining({ name: "Bay 4", capacity: 3 }));
    expect(await rollBack(id)).toMatchObject({ status: "rolled_back", kept: 0 });
    expect(await count("resources")).toBe(before);
  });

  it("keeps a bay that was booked since when it is rolled back", async () => {
    const { venue, owner, staff, bringIn, rollBack } = await importer(platform);
    const id = await bringIn("resources", BAYS);
    const { body } = await owner.ask("resources", { query: { perPage: 50 } });
    const bay = body.data.find(({ name }: { name: string }) => name === "Bay 4");
    await book(staff.ask, bayHour(venue, { resource_id: bay.id }));
    expect(await rollBack(id)).toMatchObject({ kept: 1, kept_names: ["Bay 4"] });
  });
});

describe("a file of coaches", () => {
  const COACHES = file(
    "Name,Email,Phone",
    "Ines Carrow,ines@x.test,604 555 0101",
    "Malik Brandt,,",
    "Ines Two,ines@x.test,",
  );

  it("adds coaches without inviting them, and can be rolled back", async () => {
    const { owner, look, bringIn, rollBack, count } = await importer(platform);
    const { reasons } = await look("coaches", COACHES);
    expect(reasons).toEqual([
      [2, "email_not_valid"],
      [3, "duplicate_in_file"],
    ]);
    const before = await count("coaches");
    const id = await bringIn("coaches", COACHES);
    const { body } = await owner.ask("coaches", { query: { perPage: 50 } });
    expect(body.data.map(({ name }: { name: string }) => name)).toContain("Ines Carrow");
    expect(await count("outbox")).toBe(0);
    expect((await look("coaches", COACHES)).reasons).toContainEqual([1, "email_taken"]);
    expect(await rollBack(id)).toMatchObject({ kept: 0 });
    expect(await count("coaches")).toBe(before);
  });
});

describe("a file of memberships", () => {
  it("adds the memberships of known clients in their current state, and can be rolled back", async () => {
    const { venue, owner, staff, look, bringIn, rollBack, count } = await importer(platform);
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
    expect((await look("memberships", rows)).reasons).toEqual([
      [3, "client_unknown"],
      [2, "plan_unknown"],
      [4, "pause_dates_missing"],
    ]);
    const id = await bringIn("memberships", rows);
    const { body } = await staff.ask("currentMembership", { params: { id: one.id } });
    expect(body).toMatchObject({
      status: "active",
      period_end: "2027-05-31",
      next_charge: cad(9900),
      open_amount: cad(0),
    });
    expect((await look("memberships", rows)).reasons).toContainEqual([1, "already_imported"]);
    expect(await rollBack(id)).toMatchObject({ kept: 0 });
    expect(await count("memberships")).toBe(0);
  });
});

describe("the price of a membership in a file", () => {
  const HEADER = "Name,Email,Membership,Membership Status,Start Date,Next Payment Date,Price";

  it.each([
    ["KWD", "22.905", "Cards take amounts in KWD that end in 0, for example KWD 22.900."],
    ["KWD", "22.910", null],
    ["CAD", "0.49", "Cards are charged at least $0.50."],
    ["CAD", "0", null],
  ])("must be an amount that a card can pay: %s %s", async (currency, price, sentence) => {
    const { venue, owner, look, bringIn, count } = await importer(platform);
    await platform.admin.updateTable("tenants").set({ currency }).where("tenant_id", "=", venue.tenantId).execute();
    for (const [name, billing_period] of [
      ["Silver", "monthly"],
      ["Ten visits", "custom"],
    ]) {
      const body = { name, billing_period, price: { amount: 10_000, currency } };
      expect((await owner.ask("createMembershipPlan", { body })).status).toBe(201);
    }
    const [one, two, three] = [
      await venue.person("client"),
      await venue.person("client"),
      await venue.person("client"),
    ];
    const rows = file(
      HEADER,
      `Pat client,${one.email},Silver,Active,2026-12-31,2027-05-31,${price}`,
      // Nothing more is billed of these.
      `Pat client,${two.email},Silver,Expired,2026-12-31,2027-01-31,${price}`,
      `Pat client,${three.email},Ten visits,Active,2026-12-31,,${price}`,
    );
    const { seen } = await look("memberships", rows);
    const said = seen.rows.map(({ row, reason, sentence }: Record<string, unknown>) => [row, reason, sentence]);
    expect(JSON.parse(JSON.stringify(said).replaceAll("\u00a0", " "))).toEqual(
      sentence === null ? [] : [[1, "price_not_by_card", sentence]],
    );
    await bringIn("memberships", rows);
    expect(await count("memberships")).toBe(sentence === null ? 3 : 2);
  });
});

describe("an imported membership with benefits", () => {
  async function member(word: string) {
    const { venue, owner, staff, bringIn, rollBack, count } = await importer(platform);
    const plan = { name: "Silver", billing_period: "monthly", price: cad(9900), benefits: [credits(4)] };
    await owner.ask("createMembershipPlan", { body: plan });
    const client = await venue.person("client");
    const rows = file(
      "Name,Email,Membership,Membership Status,Membership Start Date,Membership Next Payment Date",
      `Pat client,${client.email},Silver,${word},2026-12-31,2027-05-31`,
    );
    const id = await bringIn("memberships", rows);
    const { body } = await staff.ask("currentMembership", { params: { id: client.id } });
    return { venue, staff, client, id, membership: body, rollBack, count };
  }

  it.each([
    ["Active", "active"],
    ["Declined", "past_due"],
  ])("has its period's allowance if it is %s, and both are rolled back", async (word, expected) => {
    const { id, membership, rollBack, count } = await member(word);
    expect(membership).toMatchObject({ status: expected, allowances: [{ granted: 4, left: 4 }] });
    expect(await rollBack(id)).toMatchObject({ kept: 0 });
    expect(await count("memberships")).toBe(0);
  });

  it("is not rolled back once its allowance was used", async () => {
    const { venue, staff, client, id, rollBack } = await member("Active");
    const booking = await book(staff.ask, bayHour(venue, { guest: undefined, client_id: client.id }));
    expect(booking).toMatchObject({ price: cad(0), covered: cad(6000) });
    expect(await rollBack(id)).toMatchObject({ kept: 1 });
    const { body } = await staff.ask("currentMembership", { params: { id: client.id } });
    expect(body.allowances).toMatchObject([{ granted: 4, left: 3 }]);
  });
});

it("refuses an unknown kind, and columns without the needed fields", async () => {
  const { owner, look } = await importer(platform);
  const { body } = await owner.ask("createImport", { body: { kind: "cats", file_name: "a.csv", size: 5 } });
  expect(body.errors.kind).toBeDefined();
  for (const [kind, code] of [
    ["bookings", "no_start_column"],
    ["coaches", "no_email_column"],
    ["resources", "no_name_column"],
    ["memberships", "no_plan_column"],
  ] as const) {
    expect((await look(kind, file("Colour,Size", "red,4"))).seen.problem_code).toBe(code);
  }
});
