import { useState } from "react";
import { type UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { PlanChangeTime } from "#schema/memberships/memberships/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import type { PlanChangeRule } from "#web/apollo/schema-types.generated.ts";
import { useVenues, useVenueToday } from "#web/tenant/venue.ts";
import { PLAIN_FORMATS } from "#web/time/format.ts";
import { addDays } from "#web/time/wall-clock.ts";
import { DateField } from "#web/ui/date/DateField.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { FailedPart } from "#web/ui/page/FailedPart.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { DryRunFigures } from "./DryRunFigures.tsx";
import { DESK_METHODS } from "./format-membership.ts";
import { useSoldPlansQuery } from "./membership.generated.ts";
import { CHANGE_RULES } from "./plan-labels.ts";
import { useDayFormats } from "./use-day-formats.ts";
import { useMembershipAct, type ActAnswers, type ActKind, type ActTarget } from "./use-membership-acts.ts";

interface MembershipDialogProps {
  kind: ActKind;
  target: ActTarget;
  /** The client's name; null for one's own membership. */
  clientName: string | null;
  /** Their current plan, which is not offered again. */
  planId: number | null;
  /** Next to a renewing membership, only plans that do not renew are sold. */
  packsOnly?: boolean;
  /** When a change from their plan begins. */
  changesBegin?: PlanChangeRule | undefined;
  onClose: () => void;
}

const LABELS: Record<ActKind, { title: string; submit: string; done: string }> = {
  start: { title: "Sell a membership to", submit: "Start membership", done: "The membership has begun" },
  pause: { title: "Pause the membership of", submit: "Pause", done: "The membership will pause" },
  resume: { title: "End the pause of", submit: "End pause", done: "The membership runs again" },
  cancel: { title: "Cancel the membership of", submit: "Cancel membership", done: "The membership will end" },
  undo_cancel: { title: "Keep the membership of", submit: "Keep membership", done: "The membership goes on" },
  change: { title: "Change the plan of", submit: "Change plan", done: "The change of plan is set" },
  undo_change: { title: "Keep the plan of", submit: "Keep the plan", done: "The plan stays" },
};

const OWN_TITLES: Record<ActKind, string> = {
  start: "Start your membership",
  pause: "Pause your membership",
  resume: "End your pause",
  cancel: "Cancel your membership",
  undo_cancel: "Keep your membership",
  change: "Change your plan",
  undo_change: "Keep your plan",
};

/** "Cancel" beside "Cancel membership" might be either. */
const GIVE_UP: Partial<Record<ActKind, string>> = {
  cancel: "Keep membership",
  undo_cancel: "Not now",
  undo_change: "Not now",
};

const USUAL_PAUSE_DAYS = 28;

type FormValues = { plan_id: string; begins: string; method: string; pause_start_at: string; pause_end_at: string };
const formSchema = z
  .object({
    plan_id: z.string(),
    begins: z.string(),
    method: z.string(),
    pause_start_at: z.string(),
    pause_end_at: z.string(),
  })
  .transform(answersOf);
type ActForm = UseFormReturn<FormValues, unknown, ActAnswers>;

function answersOf({ plan_id, begins, method, ...days }: FormValues): ActAnswers {
  return {
    plan_id: Number(plan_id),
    begins: PlanChangeTime.options.find((time) => time === begins) ?? null,
    method: DESK_METHODS.find(({ value }) => value === method)?.value ?? null,
    ...days,
  };
}

/** One action on a membership: its inputs, and next to them what it will cost and when. The action does exactly that. */
export function MembershipDialog({
  kind,
  target,
  clientName,
  planId,
  packsOnly = false,
  changesBegin,
  onClose,
}: MembershipDialogProps) {
  const act = useMembershipAct(target);
  const [token, setToken] = useState<string>();
  const [round, setRound] = useState(0);
  const askAgain = () => setRound((last) => last + 1);
  const { venue } = useVenues();
  const today = useVenueToday(venue ?? PLAIN_FORMATS);
  const { title, submit, done } = LABELS[kind];
  return (
    <FormDialog<FormValues, ActAnswers>
      title={clientName === null ? OWN_TITLES[kind] : `${title} ${clientName}`}
      schema={formSchema}
      defaultValues={{
        plan_id: "",
        begins: changesBegin === "member_chooses" ? "now" : "",
        method: "cash",
        pause_start_at: addDays(today, 1),
        pause_end_at: addDays(today, 1 + USUAL_PAUSE_DAYS),
      }}
      submitLabel={submit}
      submitRefusal={token === undefined ? "Wait for the figures." : undefined}
      {...(GIVE_UP[kind] !== undefined && { giveUpLabel: GIVE_UP[kind] })}
      tone={kind === "cancel" ? "danger" : "primary"}
      onClose={onClose}
      onSubmit={async (answers) => {
        try {
          await act(kind, answers, { dry_run: false, ...(token !== undefined && { dry_run_id: token }) });
        } catch (error) {
          if (faultOf(error).code === "stale_dry_run") askAgain();
          throw error;
        }
        showToast({ message: done, tone: "success" });
      }}
      aside={(form) => (
        <DryRunFigures
          key={round}
          answers={answersOf(form.watch())}
          isWhole={kind !== "start" && kind !== "change" ? true : form.watch("plan_id") !== ""}
          ask={(answers) => act(kind, answers, { dry_run: true })}
          onToken={setToken}
          onAgain={askAgain}
        />
      )}
    >
      {(form) => (
        <ActFields
          kind={kind}
          form={form}
          planId={planId}
          packsOnly={packsOnly}
          asksWhen={changesBegin === "member_chooses"}
          today={today}
        />
      )}
    </FormDialog>
  );
}

interface ActFieldsProps {
  kind: ActKind;
  form: ActForm;
  planId: number | null;
  packsOnly: boolean;
  /** Whether a change of plan may begin now or when the period ends. */
  asksWhen: boolean;
  today: string;
}

function ActFields({ kind, form: { control }, planId, packsOnly, asksWhen, today }: ActFieldsProps) {
  const formats = useDayFormats();
  if (kind === "pause") {
    return (
      <>
        <DateField control={control} name="pause_start_at" label="First day paused" min={today} formats={formats} />
        <DateField control={control} name="pause_end_at" label="Back on" min={today} formats={formats} />
      </>
    );
  }
  if (kind === "start" || kind === "change") {
    return (
      <>
        <PlanSelect control={control} planId={planId} packsOnly={packsOnly} />
        {kind === "change" && asksWhen ? (
          <SelectInput control={control} name="begins" label="Begins" options={TIMES} />
        ) : null}
        {kind === "start" ? (
          <SelectInput
            control={control}
            name="method"
            label="First bill"
            placeholder="Not paid yet"
            options={DESK_METHODS}
          />
        ) : null}
      </>
    );
  }
  return <p>{EXPLANATIONS[kind]}</p>;
}

const TIMES = PlanChangeTime.options.map((value) => ({ value, label: CHANGE_RULES[value] }));

const EXPLANATIONS = {
  cancel:
    "It stays active until the end of the paid or free period. You can change your mind until then. A planned change of plan is withdrawn. A plan that does not renew ends today.",
  undo_change: "It renews with the plan that it has now.",
  undo_cancel: "It continues as before.",
  resume: "It restarts today. Paid days that were not used are added back.",
} as const;

interface PlanSelectProps extends Pick<ActFieldsProps, "planId" | "packsOnly"> {
  control: ActForm["control"];
}

function PlanSelect({ control, planId, packsOnly }: PlanSelectProps) {
  const { locale } = useDayFormats();
  const { data, error, refetch } = useSoldPlansQuery({ fetchPolicy: "cache-and-network" });
  if (error && !data)
    return <FailedPart title="The plans did not load" error={explain(error)} onRetry={() => void refetch()} />;
  const plans = (data?.membershipPlans?.data ?? []).filter(
    ({ id, billing_period, is_gift_card }) =>
      id !== planId && !is_gift_card && (!packsOnly || billing_period === "custom"),
  );
  return (
    <SelectInput
      control={control}
      name="plan_id"
      label="Plan"
      placeholder="Choose a plan"
      options={plans.map(({ id, name, price }) => ({
        value: String(id),
        label: `${name}, ${formatMoney(price.amount, price.currency, locale)}`,
      }))}
    />
  );
}
