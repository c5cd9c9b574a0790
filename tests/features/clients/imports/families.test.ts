import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { credits } from "#tests/features/memberships/allowances/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { startPlatform, type Person, type Platform } from "#tests/support/venue.ts";
import { file, fileOf, importer, run } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const HEADER = "Client ID,Name,Email,Family,Family Role,Membership,Membership Status,Start Date,Next Payment Date";

/** A company with a plan for three and one for one person, and four clients whom a file may name. */
async function club(familySize = 3) {
  const desk = await importer(platform);
  const { owner, venue } = desk;
  const plan = (name: string, family_size: number) =>
    owner.ask("createMembershipPlan", {
      body: { name, billing_period: "monthly", price: cad(18_900), family_size, benefits: [credits(4)] },
    });
  await plan("Gold Family", familySize);
  await plan("Silver", 1);
  const clients = [];
  for (let n = 0; n < 4; n += 1) clients.push(await venue.person("client"));
  const [payer, second, third, fourth] = clients as [Person, Person, Person, Person];
  const row = (person: Person, of: string) => `,Pat client,${person.email},${of}`;
  const family = async (person: Person) => {
    const { status, body } = await owner.ask("currentMembership", { params: { id: person.id } });
    return status === 200 ? body.family.map(({ client_id }: { client_id: number }) => client_id) : null;
  };
  const shared = async (person: Person) =>
    (await owner.ask("sharedMemberships", { params: { id: person.id } })).body.data.map(
      ({ shared_by_id }: { shared_by_id: number }) => shared_by_id,
    );
  return { ...desk, payer, second, third, fourth, row, family, shared };
}

const GOLD = "Gold Family,Active,2027-01-31";

describe("families in a file of memberships", () => {
  it("become one membership that one person pays and the others use, wherever the payer's row is", async () => {
    const { payer, second, third, row, look, bringIn, statusOf, family, shared, count } = await club();
    const rows = file(
      HEADER,
      row(second, `Lee,Child,${GOLD},`),
      row(payer, `Lee,Primary,${GOLD},2027-05-31`),
      row(third, `lee,Spouse,${GOLD},`),
    );
    const { seen } = await look("memberships", rows);
    expect([seen.ready, seen.waiting, seen.rows]).toEqual([3, 0, []]);
    expect(await statusOf(await bringIn("memberships", rows))).toMatchObject({ status: "done", added: 3, left_out: 0 });
    expect(await family(payer)).toEqual([payer.id, second.id, third.id].toSorted((a, b) => a - b));
    expect([await shared(second), await shared(third)]).toEqual([[payer.id], [payer.id]]);
    expect([await count("memberships"), await count("outbox")]).toEqual([1, 0]);
    expect((await look("memberships", rows)).reasons).toEqual([
      [1, "already_imported"],
      [2, "already_imported"],
      [3, "already_imported"],
    ]);
  });

  it("are rolled back together, except for members who have used it since", async () => {
    const { venue, staff, payer, second, row, bringIn, rollBack, count, family, shared } = await club();
    const rows = file(HEADER, row(payer, `Lee,Primary,${GOLD},2027-05-31`), row(second, `Lee,Child,${GOLD},`));
    const first = await bringIn("memberships", rows);
    expect(await rollBack(first)).toMatchObject({ status: "rolled_back", kept: 0 });
    expect([await count("memberships"), await shared(second)]).toEqual([0, []]);
    const id = await bringIn("memberships", rows);
    const booked = await book(staff.ask, bayHour(venue, { guest: undefined, client_id: second.id }));
    expect(booked).toMatchObject({ price: cad(0), covered: cad(6000) });
    expect(await rollBack(id)).toMatchObject({ kept: 2 });
    expect(await family(payer)).toEqual([payer.id, second.id]);
  });

  it("take as payer the person with the bill's date, if the file names no roles", async () => {
    const { payer, second, row, bringIn, family } = await club();
    await bringIn("memberships", file(HEADER, row(second, `Lee,,${GOLD},`), row(payer, `Lee,,${GOLD},2027-05-31`)));
    expect(await family(payer)).toEqual([payer.id, second.id]);
  });

  it("join a membership from an earlier file while it has places", async () => {
    const { payer, second, third, fourth, row, look, bringIn, family } = await club();
    const paying = row(payer, `Lee,Primary,${GOLD},2027-05-31`);
    await bringIn("memberships", file(HEADER, paying));
    const more = file(HEADER, paying, ...[second, third, fourth].map((one) => row(one, `Lee,Child,${GOLD},`)));
    expect((await look("memberships", more)).reasons).toEqual([
      [4, "family_full"],
      [1, "already_imported"],
    ]);
    await bringIn("memberships", more);
    expect(await family(payer)).toHaveLength(3);
  });

  it("leave separate members of single plans unchanged", async () => {
    const { payer, second, row, bringIn, family, count } = await club();
    const silver = "Silver,Active,2027-01-31,2027-05-31";
    await bringIn("memberships", file(HEADER, row(payer, `Lee,Primary,${silver}`), row(second, `Lee,Child,${silver}`)));
    expect([await family(payer), await family(second), await count("memberships")]).toEqual([[], [], 2]);
  });

  it("from CourtReserve become one family plan with one payer", async () => {
    const { owner, venue, bringIn, look, count } = await importer(platform);
    await platform.admin
      .updateTable("locations")
      .set({ country: "US" })
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    const members = fileOf("courtreserve-members.csv").toString();
    await bringIn("clients", members);
    await owner.ask("createMembershipPlan", {
      body: { name: "Gold Family", billing_period: "monthly", price: cad(18_900), family_size: 4 },
    });
    const { seen } = await look("memberships", members);
    const fields = seen.columns.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(expect.arrayContaining(["client_number", "last_name", "family", "family_role"]));
    expect(seen.rows.filter(({ row }: { row: number }) => row <= 3)).toEqual([]);
    await bringIn("memberships", members);
    expect(await count("memberships")).toBe(1);
    const { body } = await owner.ask("memberships", {});
    const { client_id } = body.data[0];
    const { body: paid } = await owner.ask("currentMembership", { params: { id: client_id } });
    expect(paid.family.map(({ client_name, is_payer }: Record<string, unknown>) => [client_name, is_payer])).toEqual([
      ["Elena Marchetti", true],
      ["Luca Marchetti", false],
      ["Rosa Marchetti", false],
    ]);
  });
});

describe("a file with too little or too much about a family", () => {
  type Club = Awaited<ReturnType<typeof club>>;
  const BILLED = `${GOLD},2027-05-31`;
  const cases: [string, (of: Club) => string[], [number, string][]][] = [
    ["nobody who pays", (c) => [c.row(c.payer, `Lee,Child,${GOLD},`)], [[1, "payer_unknown"]]],
    [
      "no roles and no bills",
      (c) => [c.row(c.payer, `Lee,,${GOLD},`), c.row(c.second, `Lee,,${GOLD},`)],
      [
        [1, "payer_unknown"],
        [2, "payer_unknown"],
      ],
    ],
    [
      "two who pay and one who uses",
      (c) => [
        c.row(c.payer, `Lee,Primary,${BILLED}`),
        c.row(c.second, `Lee,Primary,${BILLED}`),
        c.row(c.third, `Lee,Child,${GOLD},`),
      ],
      [[3, "two_payers"]],
    ],
    [
      "a role that is none",
      (c) => [c.row(c.payer, `Lee,Primary,${BILLED}`), c.row(c.second, `Lee,Wizard,${GOLD},`)],
      [[2, "role_unknown"]],
    ],
    [
      "a child on a plan for one person",
      (c) => [
        c.row(c.payer, "Lee,Primary,Silver,Active,2027-01-31,2027-05-31"),
        c.row(c.second, "Lee,Child,Silver,,,"),
      ],
      [[2, "plan_for_one"]],
    ],
    [
      "the same person twice",
      (c) => [c.row(c.payer, `Lee,Primary,${BILLED}`), c.row(c.payer, `Lee,Child,${GOLD},`)],
      [[2, "second_membership"]],
    ],
    [
      "a payer who waits for something",
      (c) => [c.row(c.payer, `Lee,Primary,${GOLD},`), c.row(c.second, `Lee,Child,${GOLD},`)],
      [
        [1, "next_bill_missing"],
        [2, "payer_waits"],
      ],
    ],
    [
      "somebody who left the family, and one whose membership is over",
      (c) => [
        c.row(c.payer, `Lee,Primary,${BILLED}`),
        c.row(c.second, "Lee,Child,Gold Family,Cancelled,2027-01-31,"),
        c.row(c.third, "Ng,Primary,Gold Family,Cancelled,2027-01-31,2027-03-31"),
        c.row(c.fourth, `Ng,Child,${GOLD},`),
      ],
      [
        [2, "family_left"],
        [4, "family_left"],
      ],
    ],
  ];
  it.each(cases)("asks for a decision or leaves the row out: %s", async (_, rowsOf, reasons) => {
    const there = await club();
    expect((await there.look("memberships", file(HEADER, ...rowsOf(there)))).reasons).toEqual(reasons);
  });

  it("leaves out people for whom the family has no place left, or who already use a membership", async () => {
    const { owner, staff, venue, payer, second, third, row, look, statusOf } = await club(2);
    const rows = file(HEADER, row(payer, `Lee,Primary,${BILLED}`), row(second, `Lee,Child,${GOLD},`));
    const { import_id } = await look("memberships", rows);
    await owner.ask("submitImport", { body: { import_id } });
    const { body: plans } = await owner.ask("membershipPlans");
    const gold = plans.data.find(({ name }: { name: string }) => name === "Gold Family");
    const sold = { client_id: payer.id, plan_id: gold.id, method: "cash" };
    const { body } = await staff.ask("startMembershipSubscription", { body: sold });
    const id = body.membership.id;
    await staff.ask("addFamilyMember", { params: { id }, body: { client_id: third.id } });
    await run(platform, venue, import_id);
    expect(await statusOf(import_id)).toMatchObject({
      added: 0,
      left_out: 2,
      left_out_rows: [
        "Pat client: The client had a membership by then.",
        "Pat client: All places of the membership were taken by then.",
      ],
    });
  });
});
