import { zodResolver } from "@hookform/resolvers/zod";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useId, useMemo } from "react";
import { useForm } from "react-hook-form";
import { MembershipPlan } from "#schema/memberships/plans/models.ts";
import { saveOrMeet } from "#web/apollo/newer-edition.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useCompany } from "#web/tenant/company.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { FormErrors } from "#web/ui/form/FormErrors.tsx";
import { StaleChoices } from "#web/ui/form/StaleChoices.tsx";
import { useAskBeforeClosing } from "#web/ui/form/use-ask-before-leaving.ts";
import { useFormSubmit } from "#web/ui/form/use-form-submit.ts";
import { useStaleForm } from "#web/ui/form/use-stale-form.ts";
import { SidePanel } from "#web/ui/page/SidePanel.tsx";
import type { Choices } from "./format-plan.ts";
import type { PlanRowFragment } from "./membership-plans.generated.ts";
import { planAnswers } from "./plan-answers.ts";
import { planForm, planFormValues, type PlanFormSent, type PlanFormValues } from "./plan-form.ts";
import { MembershipsLink } from "./plan-rows.tsx";
import { PlanAtProvider } from "./PlanAtProvider.tsx";
import { PlanCard } from "./PlanCard.tsx";
import { PlanFields } from "./PlanFields.tsx";
import { SoldGiftCards } from "./SoldGiftCards.tsx";
import { usePlanChanges } from "./use-plan-changes.ts";

interface PlanPanelProps {
  /** The plan to change; undefined for a new one. */
  plan: PlanRowFragment | undefined;
  choices: Choices;
  onClose: () => void;
}

/** Editor of one plan next to the list, with a live preview of its card. */
export function PlanPanel({ plan, choices, onClose }: PlanPanelProps) {
  const { currency } = useCompany();
  const formId = useId();
  const schema = useMemo(() => planForm(currency), [currency]);
  const defaultValues = planFormValues(plan, currency);
  const form = useForm<PlanFormValues, unknown, PlanFormSent>({ resolver: zodResolver(schema), defaultValues });
  const stale = useStaleForm(planAnswers(choices), { values: defaultValues, version: plan?.version ?? 0 });
  const { create, update, setArchived } = usePlanChanges();
  const refusal = useRefusal("plans.write");
  const { leave, done } = useAskBeforeClosing(form.formState.isDirty, onClose, "plan");
  const { submit, isSending, problem } = useFormSubmit(
    form,
    async (sent) => {
      return saveOrMeet(
        MembershipPlan,
        () => (plan ? update({ ...plan, version: stale.version }, sent) : create(sent)),
        (theirs) => stale.meet(form, { values: planFormValues(theirs, currency), version: theirs.version }),
      );
    },
    done,
  );
  const archive = async (row: PlanRowFragment) => {
    if (await setArchived(row, !row.is_archived)) done();
  };
  return (
    <SidePanel
      title={plan?.name ?? "New plan"}
      subtitle={plan ? "A new price applies to those who join from now on" : null}
      width={496}
      onClose={() => void leave()}
      actions={
        <>
          <RefusableButton type="submit" form={formId} variant="contained" loading={isSending} refusal={refusal}>
            {plan ? "Save plan" : "Add plan"}
          </RefusableButton>
          <Button onClick={() => void leave()} disabled={isSending}>
            Cancel
          </Button>
          {plan ? (
            <RefusableButton variant="text" refusal={refusal} onClick={() => void archive(plan)}>
              {plan.is_archived ? "Sell again" : "Archive"}
            </RefusableButton>
          ) : null}
        </>
      }
    >
      {plan ? <MembershipsLink plan={plan} /> : null}
      <Form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <PlanCard control={form.control} choices={choices} />
        <fieldset disabled={refusal !== undefined}>
          <PlanFields form={form} currency={currency} choices={choices} isNew={plan === undefined} />
        </fieldset>
        {stale.changes ? <StaleChoices form={form} changes={stale.changes} noun="this plan" /> : null}
        <FormErrors form={form} problem={problem} />
      </Form>
      {plan?.is_gift_card ? <SoldGiftCards plan={plan} /> : null}
      {plan ? <PlanAtProvider plan={plan} isEdited={form.formState.isDirty} /> : null}
    </SidePanel>
  );
}

const Form = styled("form")({
  display: "grid",
  gap: 24,
  "& > fieldset": { display: "grid", gap: 24 },
  "& fieldset > section": { display: "grid", gap: 12, minWidth: 0 },
  "& .quiet": { fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
  "& .three": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(124px, 1fr))",
    gap: 12,
    alignItems: "start",
  },
  "& .benefit": {
    display: "grid",
    // The remove button has its own column next to the first row.
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) 32px",
    gap: 8,
    alignItems: "start",
    padding: 12,
    border: "1px solid var(--line)",
    borderRadius: "var(--r-s)",
  },
  "& .benefit > .wide": { gridColumn: "1 / 4" },
  "& .benefit > .pair": {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: 8,
    gridColumn: "1 / 4",
  },
  "& .benefit > .MuiIconButton-root": { gridColumn: 3, gridRow: 1, marginTop: 26 },
  "& section > .MuiButton-root": { justifySelf: "start" },
});
