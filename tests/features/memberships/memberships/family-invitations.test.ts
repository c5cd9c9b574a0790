import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { tidyTenants } from "#api/work/tidy.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { familyDesk } from "./family-desk.ts";
import { mailsOf } from "./renewal-support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
afterEach(() => platform.clock.set(TEST_NOW));

const MIA = { first_name: "Mia", last_name: "Byron", email: "mia@byron.test" };

/** A family of three, whose payer invites by address. */
async function inviting() {
  const desk = await familyDesk(platform);
  const { venue, payer, id } = desk;
  const invite = (who: object = MIA, asker = payer) =>
    asker.ask("addFamilyMember", { params: { id }, body: { ...MIA, ...who } });
  const answer = (token: string, accepts = true, ask = venue.anonymous) =>
    ask("answerFamilyInvitation", { params: { token }, body: { accepts } });
  const look = (token: string) => venue.anonymous("familyInvitation", { params: { token } });
  const withdraw = (invitationId: number, asker = payer) =>
    asker.ask("withdrawFamilyInvitation", { params: { id, invitationId } });
  const mails = () => mailsOf(platform, venue.tenantId, ["family_invited"]);
  const people = async () => {
    const { family, family_invitations } = await desk.current();
    const names = family.map(({ client_name }: { client_name: string }) => client_name);
    return [...names, ...family_invitations.map(({ name }: { name: string }) => `${name} invited`)];
  };
  return { ...desk, invite, answer, look, withdraw, mails, people };
}

describe("a person invited to a family by email address", () => {
  it("gets an email that repeats no typed text, and uses the membership after accepting", async () => {
    const { venue, invite, answer, look, mails, people, staff } = await inviting();
    const invited = await invite();
    expect([invited.status, invited.body.family_invitations]).toEqual([
      200,
      [{ id: expect.any(Number), name: "Mia Byron", email: MIA.email, expires_at: "2027-05-10T17:00:00Z" }],
    ]);
    const token = await venue.familyToken(MIA.email);
    const [mail, ...others] = await mails();
    expect([mail?.to, others]).toEqual([MIA.email, []]);
    expect(mail?.subject).toMatch(/^Pat client wants to share a membership with you, /);
    expect(mail?.text).toContain(`http://${venue.slug}.localhost:4000/family-invitation#token=${token}`);
    expect(`${mail?.subject} ${mail?.text}`).not.toContain("Mia");
    expect((await staff.ask("clients", { query: { search: MIA.email } })).body.data).toEqual([]);
    expect((await look(token)).body).toEqual({ plan_name: "Club 12", shared_by_name: "Pat client" });

    const { status, body } = await answer(token);
    expect([status, body.message]).toEqual([
      200,
      expect.stringMatching(/^You use Club 12 now\. To book with it, choose/),
    ]);
    expect(await people()).toEqual(["Pat client", "Mia Byron"]);
    const { data } = (await staff.ask("clients", { query: { search: MIA.email } })).body;
    expect(data).toMatchObject([{ name: "Mia Byron", email: MIA.email }]);
    for (const again of [await answer(token), await answer(token, false), await look(token)]) {
      expect([again.status, again.body.error]).toEqual([410, "link_expired"]);
    }
  });

  it("becomes the client with the address, whatever name was typed", async () => {
    const { venue, relative, invite, answer, shared } = await inviting();
    await invite({ email: relative.email });
    const { body } = await answer(await venue.familyToken(relative.email));
    expect(body.message).toBe("You use Club 12 now.");
    expect(await shared(relative)).toMatchObject([{ plan_name: "Club 12" }]);
  });

  it("takes a place until they decline, the invitation is withdrawn, or a week has passed", async () => {
    const { venue, payer, relative, add, invite, answer, withdraw, look, people, staff } = await inviting();
    await add(relative);
    const { body } = await invite();
    const full = "All 3 places of this membership are taken: Pat client, Pat client, Mia Byron (invited).";
    const other = await venue.person("client");
    for (const refused of [await invite({ email: "leo@byron.test" }), await add(other)]) {
      expect([refused.status, refused.body.message]).toEqual([409, full]);
    }
    const [invitation] = body.family_invitations;
    expect((await withdraw(invitation.id)).body.family_invitations).toEqual([]);
    expect((await withdraw(invitation.id)).status).toBe(404);
    expect((await answer(await venue.familyToken(MIA.email))).status).toBe(410);
    await invite();
    const declined = await answer(await venue.familyToken(MIA.email), false);
    expect(declined.body.message).toBe("You declined. Pat client does not share the membership with you.");
    await invite({ email: "leo@byron.test", first_name: "Leo" });
    const late = await venue.familyToken("leo@byron.test");
    expect(await people()).toEqual(["Pat client", "Pat client", "Leo Byron invited"]);
    platform.clock.set("2027-05-10T17:00:00Z");
    expect([(await look(late)).status, (await answer(late)).status]).toEqual([410, 410]);
    expect((await add(other, staff)).status).toBe(200);
    expect((await payer.ask("currentMembership", { params: { id: payer.id } })).body.family).toHaveLength(3);
  });

  it("counts before a change to a smaller plan, which removes no places", async () => {
    const { venue, staff, id, smallPlan, invite, answer } = await inviting();
    await invite();
    const move = () => staff.ask("changeMembership", { body: { membership_id: id, plan_id: smallPlan.id } });
    const sentence =
      "Family 8 is for one person, and 2 use this membership. Remove 1 of these first: Mia Byron (invited).";
    expect((await move()).body.errors).toEqual({ plan_id: [sentence] });
    await answer(await venue.familyToken(MIA.email), false);
    expect((await move()).status).toBe(200);
  });

  it("has one invitation, with the latest link, and the payer can send only so many", async () => {
    const { venue, invite, look, mails, people } = await inviting();
    await invite();
    const first = await venue.familyToken(MIA.email);
    await invite({ email: "MIA@byron.test" });
    expect(await people()).toEqual(["Pat client", "Mia Byron invited"]);
    expect((await look(first)).status).toBe(410);
    expect((await look(await venue.familyToken(MIA.email))).status).toBe(200);
    expect(await mails()).toHaveLength(2);
    await platform.admin
      .updateTable("family_invitations")
      .set({ ended_at: platform.clock.now() })
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    const answers = [];
    for (const name of ["a", "b", "c", "d", "e", "f"]) {
      const { status, body } = await invite({ email: `${name}@byron.test` });
      answers.push(status);
      const [open] = body.family_invitations ?? [];
      if (open)
        await platform.admin
          .updateTable("family_invitations")
          .set({ ended_at: platform.clock.now() })
          .where("tenant_id", "=", venue.tenantId)
          .execute();
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 409]);
  });

  it("is refused if they work here, use the membership already or have such a plan, and stays invited", async () => {
    const { venue, payer, relative, club, staff, add, invite, answer, people } = await inviting();
    const colleague = await venue.person("staff");
    const owner = await venue.person("client");
    await staff.ask("startMembershipSubscription", { body: { client_id: owner.id, plan_id: club.id, method: "cash" } });
    const refused = async (email: string) => {
      const { body } = await invite({ email });
      const { status, body: refusal } = await answer(await venue.familyToken(email));
      await payer.ask("withdrawFamilyInvitation", {
        params: { id: body.id, invitationId: body.family_invitations[0].id },
      });
      return `${status} ${refusal.message}`;
    };
    expect([await refused(colleague.email), await refused(payer.email), await refused(owner.email)]).toEqual([
      "409 This is the address of somebody who works here. Ask the front desk.",
      "409 Pat pays for this membership and uses it already.",
      "409 Pat has Club 12 already: one of their own.",
    ]);
    await add(relative);
    expect(await refused(relative.email)).toBe("409 Pat uses this membership already.");
    expect(await people()).toEqual(["Pat client", "Pat client"]);
  });

  it("is the only one who can answer: links of others and of other companies are not found", async () => {
    const { venue, relative, invite, withdraw, add } = await inviting();
    await add(relative);
    const { body } = await invite();
    const token = await venue.familyToken(MIA.email);
    const other = await platform.venue();
    for (const id of ["familyInvitation", "answerFamilyInvitation"] as const) {
      const question = { params: { token }, ...(id === "answerFamilyInvitation" && { body: { accepts: true } }) };
      expect((await other.anonymous(id, question)).status).toBe(410);
    }
    const [invitation] = body.family_invitations;
    expect((await withdraw(invitation.id, relative)).status).toBe(404);
    expect((await withdraw(invitation.id, await venue.person("coach"))).status).toBe(403);
    expect((await withdraw(invitation.id, await venue.person("staff"))).status).toBe(200);
  });

  it("takes the last place once, even if another person accepts or is added at the same moment", async () => {
    const { venue, relative, add, invite, answer, people } = await inviting();
    await add(relative);
    await invite();
    const token = await venue.familyToken(MIA.email);
    const replies = await Promise.all([answer(token), answer(token), add(await venue.person("client"))]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 410]);
    expect(await people()).toEqual(["Pat client", "Pat client", "Mia Byron"]);
  });

  it("is deleted when a client with the address is erased, or 30 days later", async () => {
    const { venue, owner, staff, invite } = await inviting();
    const left = async () =>
      (
        await platform.admin
          .selectFrom("family_invitations")
          .where("tenant_id", "=", venue.tenantId)
          .selectAll()
          .execute()
      ).length;
    const { body: client } = await staff.ask("createClient", { body: { ...MIA, last_name: "Lee" } });
    await invite();
    expect(await left()).toBe(1);
    const params = { id: client.id };
    const erased = await owner.ask("anonymizeClient", { params, body: { version: 1, confirm_name: "Mia Lee" } });
    expect([erased.status, await left()]).toEqual([200, 0]);
    await invite();
    const tidy = () => tidyTenants({ app: platform.db, platform: platform.admin, clock: platform.clock });
    platform.clock.set("2027-06-01T17:00:00Z");
    await tidy();
    expect(await left()).toBe(1);
    platform.clock.set("2027-06-02T17:00:01Z");
    await tidy();
    expect(await left()).toBe(0);
  });
});
