import { cad } from "#tests/features/venue/catalogue/support.ts";
import type { Ask, Platform } from "#tests/support/venue.ts";

/** A desk with two plans, and a client who may join. */
export async function deskOf(platform: Platform, terms: Record<string, unknown> = {}) {
  const venue = await platform.venue();
  const [owner, client] = [await venue.person("owner"), await venue.person("client")];
  // Sessions expire while the clock advances by weeks, so each request comes from someone who has just signed in.
  const staff = { ask: (async (...asked) => (await venue.person("staff")).ask(...asked)) satisfies Ask as Ask };
  const plan = async (name: string, amount: number, more: Record<string, unknown>) =>
    (
      await owner.ask("createMembershipPlan", {
        body: { name, billing_period: "monthly", price: cad(amount), ...more },
      })
    ).body;
  const club = await plan("Club 12", 22900, terms);
  const family = await plan("Family 8", 18900, {});
  const start = (change: Record<string, unknown> = {}) =>
    staff.ask("startMembershipSubscription", {
      body: { client_id: client.id, plan_id: club.id, method: "cash", ...change },
    });
  const current = async () => (await staff.ask("currentMembership", { params: { id: client.id } })).body;
  return { venue, owner, staff, client, club, family, start, current };
}
