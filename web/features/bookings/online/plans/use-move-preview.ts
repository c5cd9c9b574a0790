import { useCallback, useEffect, useState } from "react";
import type { PlanChangeTime } from "#web/apollo/schema-types.generated.ts";
import type { ChangeTime } from "#web/features/memberships/shared/PlanChangeTimes.tsx";
import { useMovePlanPreviewMutation, type MovePlanPreviewMutation } from "./plans.generated.ts";

/** What moving a membership to a plan costs, at each time at which the plan that is left lets the change begin. */
export function useMovePreview(planId: number, membershipId: number | null) {
  const [move, moved] = useMovePlanPreviewMutation();
  const [moveLater, movedLater] = useMovePlanPreviewMutation();
  const [chosen, setBegins] = useState<PlanChangeTime>();
  const ask = useCallback(() => {
    if (membershipId === null) return;
    const input = { membership_id: membershipId, plan_id: planId, dry_run: true };
    // The errors are kept in the mutations' results.
    move({ variables: { input: { ...input, begins: null } } })
      .then(async ({ data }) => {
        if (isFree(data)) await moveLater({ variables: { input: { ...input, begins: "period_end" } } });
      })
      .catch(() => undefined);
  }, [move, moveLater, membershipId, planId]);
  useEffect(ask, [ask]);
  const times = [...timeOf(moved.data), ...(isFree(moved.data) ? timeOf(movedLater.data) : [])];
  return { times, error: moved.error, begins: chosen ?? times[0]?.begins ?? null, setBegins, askAgain: ask };
}

type Moved = MovePlanPreviewMutation | null | undefined;

const isFree = (data: Moved): boolean => data?.changeMembership?.membership?.changes_begin === "member_chooses";

const timeOf = (data: Moved): ChangeTime[] => {
  const figures = data?.changeMembership;
  return figures ? [{ begins: figures.planned_change ? "period_end" : "now", figures }] : [];
};
