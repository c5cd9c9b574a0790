import { useCallback } from "react";
import { attempt } from "#web/apollo/show-failure.ts";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { useCreatePlanMutation, useUpdatePlanMutation, type PlanRowFragment } from "./membership-plans.generated.ts";
import type { PlanFormSent } from "./plan-form.ts";

interface PlanChanges {
  create: (sent: PlanFormSent) => Promise<void>;
  update: (plan: PlanRowFragment, sent: PlanFormSent) => Promise<void>;
  /** Asks for confirmation; resolves to true once done. */
  setArchived: (plan: PlanRowFragment, isArchived: boolean) => Promise<boolean>;
}

export function usePlanChanges(): PlanChanges {
  const [createPlan] = useCreatePlanMutation();
  const [updatePlan] = useUpdatePlanMutation();
  const confirm = useConfirm();
  const create = useCallback(
    async (sent: PlanFormSent) => {
      await createPlan({ variables: { input: sent } });
      showToast({ message: `${sent.name} is added`, tone: "success" });
    },
    [createPlan],
  );
  const update = useCallback(
    async ({ id, version }: PlanRowFragment, { is_gift_card: _kind, ...sent }: PlanFormSent) => {
      await updatePlan({ variables: { id, input: { ...sent, version } } });
      showToast({ message: `${sent.name} is saved`, tone: "success" });
    },
    [updatePlan],
  );
  const setArchived = useCallback(
    async ({ id, name, version }: PlanRowFragment, is_archived: boolean) => {
      const isMeant =
        !is_archived ||
        (await confirm({
          title: `Archive ${name}?`,
          text: "It is no longer sold. Members who have it keep it, and it can be sold again later.",
          confirmLabel: "Archive plan",
          cancelLabel: "Keep it",
        }));
      if (!isMeant) return false;
      return attempt(
        `${name} was not changed`,
        () => updatePlan({ variables: { id, input: { version, is_archived } } }),
        `${name} ${is_archived ? "is archived" : "is sold again"}`,
      );
    },
    [confirm, updatePlan],
  );
  return { create, update, setArchived };
}
