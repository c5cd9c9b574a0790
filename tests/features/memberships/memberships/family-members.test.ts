import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { advanceMemberships } from "#api/features/memberships/memberships/apply-due-changes.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { startPlatform, TEST_NOW, type Person, type Platform } from "#tests/support/venue.ts";
import { familyDesk } from "./family-desk.ts";
import { mailsOf } from "./renewal-support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
afterEach(() => platform.clock.set(TEST_NOW));

const PAUSE = { pause_start_at: "2027-05-04", pause_end_at: "2027-05-20" };

describe("a person added to a family", () => {
  it("is refused if all places are taken, if they use it already, or if they share the same plan elsewhere", async () => {
    const { venue, payer, relative, staff, club, add } = await familyDesk(platform);
    expect((await add(payer)).body.errors.client_id).toEqual(["Pat pays for this membership and uses it already."]);
    await add(relative);
    expect((await add(relative)).body.errors.client_id).toEqual(["Pat uses this membership already."]);
    await add(await venue.person("client"));
    const full = await add(await venue.person("client"));
    expect([full.status, full.body.message]).toEqual([
      409,
      "All 3 places of this membership are taken: Pat client, Pat client, Pat client.",
    ]);
    const other = await venue.person("client");
    await staff.ask("startMembershipSubscription", { body: { client_id: other.id, plan_id: club.id, method: "cash" } });
    const { id } = (await staff.ask("currentMembership", { params: { id: other.id } })).body;
    const second = await staff.ask("addFamilyMember", { params: { id }, body: { client_id: relative.id } });
    expect(second.body.errors.client_id).toEqual(["Pat has Club 12 already: Pat client shares it with them."]);
    const owner = await staff.ask("addFamilyMember", { params: { id }, body: { client_id: payer.id } });
    expect(owner.body.errors.client_id).toEqual(["Pat has Club 12 already: one of their own."]);
  });

  it("is told by email who added them and to what, unless they have left or have no address", async () => {
    const { venue, relative, staff, add, remove } = await familyDesk(platform);
    const mails = () => mailsOf(platform, venue.tenantId, ["family_added"]);
    expect((await add(relative)).status).toBe(200);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.to).toBe(relative.email);
    expect(mail?.subject).toMatch(/^Pat client shares a membership with you, /);
    expect(mail?.text).toContain("You can now use Club 12");
    expect(mail?.text).toContain(`http://${venue.slug}.localhost:4000/member/profile`);
    await remove(relative);
    const other = await venue.person("client");
    await add(other);
    await remove(other);
    const { body } = await staff.ask("createClient", { body: { first_name: "Una", last_name: "Dressed" } });
    expect((await add(body)).status).toBe(200);
    expect(await mails()).toEqual([]);
  });

  it("is told by email when others remove them, and not when they leave, are back or have no address", async () => {
    const { venue, payer, relative, staff, add, remove } = await familyDesk(platform);
    const takeOut = async (person: Pick<Person, "id">, asker?: Pick<Person, "ask">) => {
      await add(person);
      const { dry_run_id } = (await remove(person, { dry_run: true }, asker)).body;
      expect((await remove(person, { dry_run_id }, asker)).status).toBe(200);
    };
    const mails = () => mailsOf(platform, venue.tenantId, ["family_removed"]);
    for (const asker of [staff, payer]) {
      await takeOut(relative, asker);
      const [mail, ...others] = await mails();
      expect([mail?.to, others]).toEqual([relative.email, []]);
      expect(mail?.subject).toMatch(/^You no longer share the membership of Pat client, /);
      expect(mail?.text).toContain("Club 12 at ");
    }
    await takeOut(relative, relative);
    expect(await mails()).toEqual([]);
    await takeOut(relative);
    await add(relative);
    const { body } = await staff.ask("createClient", { body: { first_name: "Una", last_name: "Dressed" } });
    await takeOut(body);
    expect(await mails()).toEqual([]);
  });

  it("is told by email once when it ends, unless they pay, left earlier or have no address", async () => {
    const { venue, relative, staff, id, add, remove } = await familyDesk(platform, { family_size: 5 });
    const mails = () => mailsOf(platform, venue.tenantId, ["family_removed"]);
    const [removed, leaver] = [await venue.person("client"), await venue.person("client")];
    const { body: unaddressed } = await staff.ask("createClient", {
      body: { first_name: "Una", last_name: "Dressed" },
    });
    for (const person of [relative, removed, leaver, unaddressed]) expect((await add(person)).status).toBe(200);
    await remove(removed);
    await remove(leaver, {}, leaver);
    expect(await mails()).toMatchObject([{ to: removed.email }]);
    await staff.ask("cancelMembership", { params: { id } });
    expect(await mails()).toEqual([]);
    platform.clock.set("2027-06-04T20:00:00Z");
    for (const _round of [1, 2]) {
      await Promise.all([1, 2].map(() => advanceMemberships(platform.deps, venue.tenantId)));
    }
    const [mail, ...others] = await mails();
    expect([mail?.to, others]).toEqual([relative.email, []]);
    expect(mail?.subject).toMatch(/^The membership that Pat client shared with you has ended, /);
    expect(mail?.text).toContain("Club 12 at ");
    expect(await mails()).toEqual([]);
  });

  it("is told when it ends because of unpaid bills, and not again when one is paid later", async () => {
    const { venue, relative, staff, id, add, current } = await familyDesk(platform);
    const mails = () => mailsOf(platform, venue.tenantId, ["family_removed"]);
    await add(relative);
    for (const day of ["2027-06-04", "2027-07-04"]) {
      platform.clock.set(`${day}T20:00:00Z`);
      await advanceMemberships(platform.deps, venue.tenantId);
    }
    const [bill] = (await current()).invoices.filter(({ status }: { status: string }) => status === "open");
    expect(await mails()).toEqual([]);
    await staff.ask("cancelMembership", { params: { id } });
    expect(await mails()).toMatchObject([{ to: relative.email }]);
    expect(
      (await staff.ask("payMembershipInvoice", { params: { id: bill.id }, body: { method: "cash" } })).status,
    ).toBe(200);
    expect(await mails()).toEqual([]);
  });

  it("is told at once when a shared pack is cancelled", async () => {
    const { venue, owner, relative, staff, start } = await familyDesk(platform);
    const body = { name: "Ten times", billing_period: "custom", price: cad(40_000), family_size: 2 };
    const { body: pack } = await owner.ask("createMembershipPlan", { body });
    const { id } = (await start({ plan_id: pack.id })).body.membership;
    await staff.ask("addFamilyMember", { params: { id }, body: { client_id: relative.id } });
    await staff.ask("cancelMembership", { params: { id } });
    expect(await mailsOf(platform, venue.tenantId, ["family_removed"])).toMatchObject([{ to: relative.email }]);
  });

  it("takes the last place in one of two families that add them at once", async () => {
    const { venue, relative, staff, club, add } = await familyDesk(platform);
    const other = await venue.person("client");
    await staff.ask("startMembershipSubscription", { body: { client_id: other.id, plan_id: club.id, method: "cash" } });
    const { id } = (await staff.ask("currentMembership", { params: { id: other.id } })).body;
    const replies = await Promise.all([
      add(relative),
      staff.ask("addFamilyMember", { params: { id }, body: { client_id: relative.id } }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it("is named by the payer, who sees no other client of the venue", async () => {
    const { venue, payer, staff, id } = await familyDesk(platform, { family_size: 5 });
    const by = (who: { ask: typeof payer.ask }) => (body: Record<string, unknown>) =>
      who.ask("addFamilyMember", { params: { id }, body });
    const [name, atTheDesk] = [by(payer), by(staff)];
    const added = await name({ first_name: "Leo", last_name: "Byron" });
    expect([added.status, added.body.family[1].client_name]).toEqual([200, "Leo Byron"]);
    const { body: known } = await staff.ask("createClient", {
      body: { first_name: "Ada", last_name: "Lee", email: "ada@lee.test" },
    });
    expect((await name({ client_id: known.id })).status).toBe(403);
    expect((await name({ last_name: "Only" })).body.errors.first_name).toEqual(["Enter a first name."]);
    expect((await name({})).body.errors.first_name).toEqual(["Enter a first name."]);
    expect((await name({ first_name: "A", last_name: "B", email: "none" })).status).toBe(422);
    const wrong = await atTheDesk({ first_name: "Eve", last_name: "Lee", email: "ADA@lee.test" });
    expect(wrong.body.errors.email).toEqual(["We cannot add this address under this name."]);
    const colleague = await venue.person("staff");
    const staffAddress = await atTheDesk({ first_name: "Pat", last_name: "staff", email: colleague.email });
    expect(staffAddress.body.errors.email).toEqual(["We cannot add this address under this name."]);
    const { body: right } = await atTheDesk({ first_name: "ada", last_name: "Lee", email: "ADA@lee.test" });
    expect(right.family.map(({ client_id }: { client_id: number }) => client_id)).toContain(known.id);
  });

  it("is limited to a number of additions by the payer, and not by the desk", async () => {
    const { venue, payer, id, add, remove } = await familyDesk(platform, { family_size: 2 });
    const names = ["Ann", "Bea", "Cid", "Dan"];
    for (const first_name of names) {
      const body = { first_name, last_name: "Byron" };
      const { body: added } = await payer.ask("addFamilyMember", { params: { id }, body });
      expect((await remove({ id: added.family[1].client_id }, {}, payer)).status).toBe(200);
    }
    const often = { params: { id }, body: { first_name: "Eve", last_name: "Byron" } };
    const refused = await payer.ask("addFamilyMember", often);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "Many people were added lately. Ask the front desk to add another.",
    ]);
    expect((await add(await venue.person("client"))).status).toBe(200);
  });

  it("is refused without looking up the address if nobody can be added", async () => {
    const { venue, payer, id, add, remove } = await familyDesk(platform, { family_size: 2 });
    const colleague = await venue.person("staff");
    const relative = await venue.person("client");
    const answersOf = async () => {
      const answers = [];
      for (const email of [relative.email, colleague.email, payer.email, "mia@byron.test"]) {
        const body = { first_name: "Mia", last_name: "Byron", email };
        const { status, body: refusal } = await payer.ask("addFamilyMember", { params: { id }, body });
        answers.push(`${status} ${refusal.message}`);
      }
      return [...new Set(answers)];
    };
    await add(relative);
    expect(await answersOf()).toEqual(["409 All 2 places of this membership are taken: Pat client, Pat client."]);
    await platform.admin
      .insertInto("family_members")
      .values(
        Array.from({ length: 3 }, () => ({
          tenant_id: venue.tenantId,
          membership_id: id,
          client_id: relative.id,
          joined_at: platform.clock.now(),
          left_at: platform.clock.now(),
        })),
      )
      .execute();
    await remove(relative);
    expect(await answersOf()).toEqual(["409 Many people were added lately. Ask the front desk to add another."]);
  });

  it("is not saved in any part if the addition is refused", async () => {
    const { venue, payer, id, add } = await familyDesk(platform);
    await add(await venue.person("client"));
    await add(await venue.person("client"));
    const body = { first_name: "Mia", last_name: "Byron", email: "mia@byron.test" };
    expect((await payer.ask("addFamilyMember", { params: { id }, body })).status).toBe(409);
    const made = await platform.admin
      .selectFrom("users")
      .where("tenant_id", "=", venue.tenantId)
      .where("email", "=", body.email)
      .execute();
    expect(made).toEqual([]);
  });
});

describe("the permission to change a family", () => {
  it("belongs to the desk and the payer; others can leave, and see only the remaining allowance", async () => {
    const { venue, payer, relative, id, add, remove, shared } = await familyDesk(platform);
    await add(relative);
    const other = await venue.person("client");
    const coach = await venue.person("coach");
    const stranger = await (await platform.venue()).person("owner");
    const named = { params: { id }, body: { first_name: "Mia", last_name: "Byron" } };
    for (const asker of [relative, other]) {
      expect((await asker.ask("addFamilyMember", named)).status).toBe(404);
      expect((await asker.ask("cancelMembership", { params: { id } })).status).toBe(404);
      expect((await asker.ask("pauseMembership", { params: { id }, body: PAUSE })).status).toBe(404);
      expect((await remove(payer, {}, asker)).status).toBe(404);
      expect((await asker.ask("currentMembership", { params: { id: payer.id } })).status).toBe(404);
    }
    expect((await other.ask("sharedMemberships", { params: { id: relative.id } })).status).toBe(404);
    expect((await remove(relative, {}, other)).status).toBe(404);
    expect((await coach.ask("addFamilyMember", named)).status).toBe(403);
    expect((await remove(relative, {}, coach)).status).toBe(403);
    expect((await stranger.ask("addFamilyMember", named)).status).toBe(404);
    expect((await remove(relative, {}, stranger)).status).toBe(404);
    expect(await shared(relative)).toHaveLength(1);
    expect((await remove(relative, {}, relative)).status).toBe(200);
    expect(await shared(relative)).toEqual([]);
    await add(relative);
    expect((await remove(relative, {}, payer)).status).toBe(200);
  });
});
