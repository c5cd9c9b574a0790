import type { ApiDeps, Call } from "#api/call/call.ts";
import { inSystemCall } from "#api/call/system-call.ts";
import { allowancesOfPeriod, lockAllowances } from "#api/features/memberships/allowances/service.ts";
import type { JobData } from "#api/jobs/jobs.ts";
import { givenBackOf, noteCredited, paidBillOf } from "./bill-queries.ts";
import { prorate } from "./billing-dates.ts";
import { creditToMove, moveCredit } from "./credited-bill.ts";

type Period = Awaited<ReturnType<typeof allowancesOfPeriod>>;

/** Credits what uses are worth that came back to periods which are over, each period once. */
export async function creditLapsedUses(
  deps: ApiDeps,
  { tenant_id, grant_ids }: JobData["credit_lapsed_uses"],
): Promise<void> {
  for (const id of new Set(grant_ids)) {
    await inSystemCall(deps, tenant_id, "cancelBooking", async (call) => {
      const [of] = await allowancesOfPeriod(call.db, id);
      if (!of) return;
      await lockAllowances(call.db, of.membership_id);
      await creditPeriod(call, await allowancesOfPeriod(call.db, id));
    });
  }
}

/**
 * Credits, as the difference to what was credited before: of a period that a change of plan ended, as much as would have been
 * credited then, had these uses been left; of any, the share of its price that was for uses which the venue cancelled. What a
 * restored booking uses again is taken back, as far as it is not spent.
 */
async function creditPeriod(call: Call, allowances: Period): Promise<void> {
  const [of] = allowances;
  if (!of) return;
  const period = { ...of, id: of.membership_id };
  const bill = await paidBillOf(call.db, period);
  if (!bill) return;
  const { ended_days_amount: days, ended_credit_amount: before } = bill;
  const price = bill.ended_price_amount || bill.amount;
  const paid = Math.max(0, price - (await givenBackOf(call.db, period)));
  const given = allowances.filter(({ granted }) => granted > 0);
  const left = given.map(({ granted, used, by_venue }) => prorate(paid, granted - used - by_venue, granted));
  const byVenue = given.reduce((sum, { granted, by_venue }) => sum + (paid * by_venue) / granted / given.length, 0);
  const credited = Math.min(paid, Math.min(days, ...left) + Math.round(byVenue));
  const moved = await creditToMove(call, of.membership_id, before - credited);
  if (!moved) return;
  await moveCredit(call, moved, null);
  await noteCredited(call.db, period, { price, days, credited: before - moved.of_membership - moved.of_client });
}
