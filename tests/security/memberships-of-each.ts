import type { Person, Venue } from "#tests/support/venue.ts";

/** A plan, and clients with a membership in each state. */
export async function fillMemberships(venue: Venue, { owner, client }: { owner: Person; client: Person }) {
  const plan = async (name: string, benefits: readonly unknown[] = [], family_size = 1) =>
    (
      await owner.ask("createMembershipPlan", {
        body: { name, billing_period: "monthly", price: { amount: 22900, currency: "CAD" }, benefits, family_size },
      })
    ).body.id as number;
  const [membershipPlan, otherPlan] = [await plan("Club 12", [], 4), await plan("Family 8", [], 4)];
  const join = async (who: Person, method?: string) =>
    (
      await owner.ask("startMembershipSubscription", {
        body: { client_id: who.id, plan_id: membershipPlan, ...(method && { method }) },
      })
    ).body.membership.id as number;
  const membership = await join(client, "cash");
  const [pausing, leaving, owing, playing, newcomer, changing] = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(() => venue.person("client")),
  );
  if (!pausing || !leaving || !owing || !playing || !newcomer || !changing) {
    throw new Error("six people were asked for");
  }
  await owner.ask("addFamilyMember", { params: { id: membership }, body: { client_id: newcomer.id } });
  const invited = await client.ask("addFamilyMember", {
    params: { id: membership },
    body: { first_name: "Invited", last_name: "By mail", email: "invited@example.test" },
  });
  const pausedMembership = await join(pausing, "cash");
  await owner.ask("pauseMembership", {
    params: { id: pausedMembership },
    body: { pause_start_at: "2027-05-10", pause_end_at: "2027-05-24" },
  });
  const cancelledMembership = await join(leaving, "cash");
  await owner.ask("cancelMembership", { params: { id: cancelledMembership } });
  const changingMembership = await join(changing, "cash");
  await owner.ask("changeMembership", {
    body: { membership_id: changingMembership, plan_id: otherPlan, begins: "period_end" },
  });
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
    ...(await sellGiftCard(owner)),
    allowance,
    membershipPlan,
    otherPlan,
    membership,
    familyInvitation: invited.body.family_invitations[0].id as number,
    familyToken: await venue.familyToken("invited@example.test"),
    pausedMembership,
    cancelledMembership,
    changingMembership,
    openInvoice,
    debtor: owing.id,
    newMember: newcomer.id,
  };
}

/** An open bill; a gift card plan, and one sold gift card with its code. */
export interface SoldIds {
  openInvoice: number;
  /** The client who owes that bill. */
  debtor: number;
  giftPlan: number;
  giftCard: number;
  giftCode: string;
}

export const ABSENT_SALES: SoldIds = {
  openInvoice: 2_000_000_024,
  debtor: 2_000_000_093,
  giftPlan: 2_000_000_094,
  giftCard: 2_000_000_095,
  giftCode: "0000-0000-0000-0000",
};

async function sellGiftCard({ ask }: Person): Promise<Omit<SoldIds, "openInvoice" | "debtor">> {
  const price = { amount: 10_000, currency: "CAD" };
  const plan = await ask("createMembershipPlan", {
    body: { name: "Gift card", billing_period: "custom", is_gift_card: true, price },
  });
  const giftPlan: number = plan.body.id;
  const sold = await ask("sellGiftCard", {
    body: { plan_id: giftPlan, buyer_name: "Otto", recipient_name: "Mia", method: "cash" },
  });
  const giftCard: number = sold.body.id;
  const { body } = await ask("giftCardCode", { params: { id: giftCard } });
  return { giftPlan, giftCard, giftCode: body.code };
}
