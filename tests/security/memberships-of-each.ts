import type { Person, Venue } from "#tests/support/venue.ts";

/** A plan, and somebody with a membership in each state. */
export async function fillMemberships(venue: Venue, { owner, client }: { owner: Person; client: Person }) {
  const plan = async (name: string, benefits: readonly unknown[] = []) =>
    (
      await owner.ask("createMembershipPlan", {
        body: { name, billing_period: "monthly", price: { amount: 22900, currency: "CAD" }, benefits },
      })
    ).body.id as number;
  const [membershipPlan, otherPlan] = [await plan("Club 12"), await plan("Family 8")];
  const join = async (who: Person, method?: string) =>
    (
      await owner.ask("startMembershipSubscription", {
        body: { client_id: who.id, plan_id: membershipPlan, ...(method && { method }) },
      })
    ).body.membership.id as number;
  const membership = await join(client, "cash");
  const [pausing, leaving, owing, playing, newcomer] = await Promise.all(
    [1, 2, 3, 4, 5].map(() => venue.person("client")),
  );
  if (!pausing || !leaving || !owing || !playing || !newcomer) throw new Error("five people were asked for");
  const pausedMembership = await join(pausing, "cash");
  await owner.ask("pauseMembership", {
    params: { id: pausedMembership },
    body: { pause_start_at: "2027-05-10", pause_end_at: "2027-05-24" },
  });
  const cancelledMembership = await join(leaving, "cash");
  await owner.ask("cancelMembership", { params: { id: cancelledMembership } });
  await join(owing);
  const owed = await owner.ask("currentMembership", { params: { id: owing.id } });
  const openInvoice: number = owed.body.invoices[0].id;
  const hours = { unit: "minutes", quantity: 480, service_id: null, resource_type_id: null, rollover_limit: 60 };
  await owner.ask("startMembershipSubscription", {
    body: { client_id: playing.id, plan_id: await plan("Hours 8", [hours]), method: "cash" },
  });
  const played = await owner.ask("currentMembership", { params: { id: playing.id } });
  const allowance: number = played.body.allowances[0].id;
  return {
    allowance,
    membershipPlan,
    otherPlan,
    membership,
    pausedMembership,
    cancelledMembership,
    openInvoice,
    newMember: newcomer.id,
  };
}
