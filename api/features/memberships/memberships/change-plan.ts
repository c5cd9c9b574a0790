import type { Call } from "#api/call/call.ts";
import { ApiError, invalidField } from "#api/errors/errors.ts";
import { loadPlan } from "#api/features/memberships/plans/service.ts";
import type {
  ChangeMembershipInput,
  DryRunInput,
  MembershipChange,
  PlanChangeTime,
} from "#schema/memberships/memberships/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { endedPeriod, perform } from "./actions.ts";
import type { Planned } from "./billing-rules.ts";
import { planChange, planChangeAtEnd, planUndoChange } from "./change-plan-figures.ts";
import { refuseTooSmall } from "./family.ts";
import { invoicesOf, type MembershipRow } from "./queries.ts";
import { agreedPlan } from "./start.ts";

/** Moves a membership to another plan, today or when its period ends. */
export function changeMembership(
  call: Call,
  { membership_id: id, plan_id, begins = null, ...asked }: ChangeMembershipInput,
): Promise<MembershipChange> {
  return perform(call, {
    id,
    asked,
    action: "change",
    plan: async (state, today, row) => {
      const [who, whose] = call.permissionScope === "yes" ? ["They", "they have"] : ["You", "you have"];
      if (plan_id === state.plan_id) throw invalidField("plan_id", `This is the plan that ${whose}.`);
      const isLater = timeOf(row, begins) === "period_end";
      const startsOn = (isLater && state.period_end) || today;
      const plan = await agreedPlan(call, { clientId: row.client_id, planId: plan_id, today: startsOn });
      const sold = await loadPlan(call, plan_id);
      await refuseTooSmall(call, row, sold);
      if (isLater) {
        if (plan.billing_months === null) throw invalidField("plan_id", PACK);
        return { ...planChangeAtEnd(state, plan), next_plan_name: sold.name };
      }
      await refuseSecondChange(call, { ...row, who }, plan_id, today);
      const ended = await endedPeriod(call, { id, ...state });
      const planned = planChange(state, plan, { today, currency: call.tenant.currency, ended });
      if (!asked.dry_run) refuseUnpaid(call, planned);
      return planned;
    },
  });
}

const PACK = "A plan that does not renew cannot follow when the period ends. It can be bought in addition.";

export const undoChangeMembership = (call: Call, id: number, asked: DryRunInput): Promise<MembershipChange> =>
  perform(call, { id, asked, action: "undo_change", plan: planUndoChange });

/** When a change begins, as asked if the plan that is left allows it. */
function timeOf({ plan_name, changes_begin }: MembershipRow, asked: PlanChangeTime | null): PlanChangeTime {
  if (asked === null) return changes_begin === "period_end" ? "period_end" : "now";
  if (changes_begin === "member_chooses" || changes_begin === asked) return asked;
  const fixed = asked === "now" ? "when the period ends" : "at once";
  throw invalidField("begins", `A change from ${plan_name} begins ${fixed}.`);
}

/** Staff may leave an invoice open; a client has to pay it with the change. */
function refuseUnpaid({ permissionScope, tenant }: Call, { invoice }: Planned): void {
  const amount = invoice?.amount ?? 0;
  if (permissionScope === "yes" || amount === 0) return;
  const due = formatMoney(amount, tenant.currency, tenant.locale);
  throw new ApiError("invalid_state", `This change costs ${due} today. Pay it by card with the change.`);
}

/** Rejects a second change to the same plan on one day: its period beginning today already exists. */
async function refuseSecondChange(
  { db }: Call,
  { id, who }: { id: number; who: string | undefined },
  planId: number,
  today: string,
): Promise<void> {
  const invoices = await invoicesOf(db, id);
  if (invoices.some(({ period_start, plan_id }) => period_start === today && plan_id === planId)) {
    throw new ApiError("invalid_state", `${who} had this plan today already. Change back from tomorrow on.`);
  }
}
