import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { book } from "#tests/features/bookings/bookings/support.ts";
import { familyDesk } from "#tests/features/memberships/memberships/family-desk.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { statementsOf } from "#tests/support/statements-of.ts";
import { startPlatform, TEST_NOW, type Person, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
afterEach(() => platform.clock.set(TEST_NOW));

async function merge(desk: Pick<Person, "ask">, keep_id: number, merge_id: number) {
  const { body: shown } = await desk.ask("previewClientMerge", { body: { keep_id, merge_id } });
  const { status } = await desk.ask("mergeClients", { body: { keep_id, merge_id, take: [], token: shown.token } });
  return { shown, status };
}

describe("a client who uses another's membership", () => {
  it("takes it along when two records are merged, once, and not one that they had left", async () => {
    const { venue, owner, staff, payer, relative, add, remove, hourOf, family, left } = await familyDesk(platform);
    const [twin, kept] = [await venue.person("client"), await venue.person("client")];
    await add(relative);
    const booked = await book(staff.ask, hourOf(relative, 19));
    const { shown, status } = await merge(owner, kept.id, relative.id);
    expect([status, shown.moves.find(({ what }: { what: string }) => what.startsWith("place"))]).toEqual([
      200,
      { what: "place in a family's membership", count: 1, examples: ["Club 12 of Pat client"] },
    ]);
    expect(await family()).toEqual([
      [payer.id, 0, true],
      [kept.id, 60, true],
    ]);
    await staff.ask("cancelBooking", { params: { id: booked.id } });
    expect(await left()).toBe(480);
    await add(twin);
    expect((await merge(owner, kept.id, twin.id)).status).toBe(200);
    expect(await family()).toEqual([
      [payer.id, 0, true],
      [kept.id, 0, true],
    ]);
    expect((await remove(kept)).status).toBe(200);
  });

  it("leaves it if they are merged with the person who pays", async () => {
    const { owner, staff, payer, relative, add, hourOf, family, left } = await familyDesk(platform);
    await add(relative);
    const booked = await book(staff.ask, hourOf(relative, 19));
    expect((await merge(owner, payer.id, relative.id)).status).toBe(200);
    expect((await family()).slice(0, 1)).toEqual([[payer.id, 60, true]]);
    expect(await left()).toBe(420);
    expect(await book(staff.ask, hourOf(payer, 21))).toMatchObject({ covered: cad(6000) });
    expect(await left()).toBe(360);
    await staff.ask("cancelBooking", { params: { id: booked.id } });
    expect(await left()).toBe(420);
  });

  it("leaves it when they are erased, and the allowance they used still counts", async () => {
    const { owner, staff, payer, relative, add, hourOf, family, left } = await familyDesk(platform);
    await add(relative);
    await book(staff.ask, hourOf(relative, 19));
    platform.clock.set("2027-05-10T17:00:00Z");
    const asker = await (await platform.venue()).person("owner");
    expect(
      (
        await asker.ask("anonymizeClient", {
          params: { id: relative.id },
          body: { version: 1, confirm_name: "Pat client" },
        })
      ).status,
    ).toBe(404);
    const erased = await owner.ask("anonymizeClient", {
      params: { id: relative.id },
      body: { version: 1, confirm_name: "Pat client" },
    });
    expect(erased.status).toBe(200);
    expect(await family()).toEqual([
      [payer.id, 0, true],
      [relative.id, 60, false],
    ]);
    expect(await left()).toBe(420);
  });

  it("costs a booking one more statement, and no more statements if nothing is shared", async () => {
    const { venue, staff, relative, payer, add, hourOf } = await familyDesk(platform);
    const asked = async (body: unknown) => {
      const { sent } = await statementsOf(() => staff.ask("createBooking", { body }));
      return sent.filter((text) => /allowance_|from "memberships"/.test(text)).length;
    };
    expect(await asked(hourOf(payer, 17))).toBe(2);
    await add(relative);
    expect(await asked(hourOf(payer, 19))).toBe(3);
    expect(await asked(hourOf(relative, 20))).toBe(3);
    expect(await asked(hourOf(await venue.person("client"), 21))).toBe(1);
  });
});
