import type { MembershipAction, PlanChangeTime } from "#web/apollo/schema-types.generated.ts";
import { useVenues } from "#web/tenant/venue.ts";
import {
  useCancelMembershipMutation,
  useChangeMembershipMutation,
  usePauseMembershipMutation,
  useResumeMembershipMutation,
  useStartMembershipMutation,
  useUndoCancelMembershipMutation,
  useUndoChangeMembershipMutation,
  type ChangeFiguresFragment,
} from "./membership.generated.ts";

export type ActKind = MembershipAction | "start";

/** Inputs of the dialog; each action uses what it needs. */
export interface ActAnswers {
  plan_id: number;
  /** When a change of plan begins; null where the plan that is left says. */
  begins: PlanChangeTime | null;
  method: "cash" | "card_terminal" | "transfer" | "other" | null;
  pause_start_at: string;
  pause_end_at: string;
}

export interface ActTarget {
  clientId: number;
  membershipId: number | null;
}

type DryRun = { dry_run: boolean; dry_run_id?: string };

interface Asked extends ActAnswers {
  run: DryRun;
}

/** One function for all actions: the dry run returns the figures, and the action takes their token. */
export function useMembershipAct({ clientId, membershipId }: ActTarget) {
  const id = membershipId ?? 0;
  const { venue } = useVenues();
  const [start] = useStartMembershipMutation();
  const [cancel] = useCancelMembershipMutation();
  const [undoCancel] = useUndoCancelMembershipMutation();
  const [pause] = usePauseMembershipMutation();
  const [resume] = useResumeMembershipMutation();
  const [change] = useChangeMembershipMutation();
  const [undoChange] = useUndoChangeMembershipMutation();
  const asks: Record<ActKind, (asked: Asked) => Promise<ChangeFiguresFragment | null | undefined>> = {
    start: async ({ plan_id, method, run }) => {
      const input = {
        client_id: clientId,
        plan_id,
        ...(method && { method, ...(venue && { location_id: venue.id }) }),
        ...run,
      };
      return (await start({ variables: { input } })).data?.startMembershipSubscription;
    },
    change: async ({ plan_id, begins, run }) => {
      const input = { membership_id: id, plan_id, begins, ...run };
      return (await change({ variables: { input } })).data?.changeMembership;
    },
    pause: async ({ pause_start_at, pause_end_at, run }) => {
      const input = { pause_start_at, pause_end_at, ...run };
      return (await pause({ variables: { id, input } })).data?.pauseMembership;
    },
    cancel: async ({ run }) => (await cancel({ variables: { id, ...run } })).data?.cancelMembership,
    resume: async ({ run }) => (await resume({ variables: { id, input: run } })).data?.resumeMembership,
    undo_cancel: async ({ run }) => (await undoCancel({ variables: { id, input: run } })).data?.undoCancelMembership,
    undo_change: async ({ run }) => (await undoChange({ variables: { id, input: run } })).data?.undoChangeMembership,
  };
  return (kind: ActKind, answers: ActAnswers, run: DryRun) => asks[kind]({ ...answers, run });
}
