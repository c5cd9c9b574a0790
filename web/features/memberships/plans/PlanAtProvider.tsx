import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { formatMoney } from "#schema/shared/format-money.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import type { PlanSyncField, PlanSyncState } from "#web/apollo/schema-types.generated.ts";
import { attempt } from "#web/apollo/show-failure.ts";
import { PERIOD_LABELS } from "#web/features/memberships/shared/plan-labels.ts";
import { paths } from "#web/screen/paths.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useCompany } from "#web/tenant/company.ts";
import { useFormatMoment } from "#web/tenant/use-format-moment.ts";
import { ActButton } from "#web/ui/button/ActButton.tsx";
import { Icon, type IconName } from "#web/ui/icon/Icon.tsx";
import { PanelSection } from "#web/ui/page/PanelSection.ts";
import { TextSkeleton } from "#web/ui/page/Skeletons.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import type { Tone } from "#web/ui/state/tone.ts";
import { Fine } from "#web/ui/text/Quiet.ts";
import { formatDuration } from "./format-plan.ts";
import {
  usePlanSyncStatusQuery,
  useSyncPlanMutation,
  type PlanRowFragment,
  type PlanSyncFragment,
} from "./membership-plans.generated.ts";

interface PlanAtProviderProps {
  plan: PlanRowFragment;
  /** Whether the editor has unsaved changes: the plan is synced as saved. */
  isEdited: boolean;
}

const STATES: Record<PlanSyncState, { tone: Tone; icon: IconName; label: string; text: string }> = {
  synced: { tone: "green", icon: "check-circle", label: "Up to date", text: "Your account lists the plan as it is." },
  out_of_date: { tone: "amber", icon: "warning", label: "Out of date", text: "Your account lists it differently:" },
  missing: { tone: "amber", icon: "warning", label: "Not listed", text: "Your account does not list this plan yet." },
  not_connected: {
    tone: "grey",
    icon: "circle",
    label: "Not connected",
    text: "Card payments are not connected, so there is no account to list it in.",
  },
  unreachable: { tone: "red", icon: "x-circle", label: "No answer", text: "" },
};

/** Whether the venue's account at the payment provider lists the plan as it is, with a button to sync it. */
export function PlanAtProvider({ plan, isEdited }: PlanAtProviderProps) {
  const { data, error } = usePlanSyncStatusQuery({ variables: { id: plan.id }, fetchPolicy: "cache-and-network" });
  const sync = data?.membershipPlanSyncStatus;
  return (
    <Section aria-label="At the payment provider">
      <h3>
        At the payment provider
        {sync ? (
          <StateChip tone={STATES[sync.status].tone} icon={STATES[sync.status].icon}>
            {STATES[sync.status].label}
          </StateChip>
        ) : null}
      </h3>
      <Fine>
        Your account there can list the plan as a product with a price, for your reports and the links you make there.
        Members are billed by their invoices here: syncing charges nobody and changes no membership.
      </Fine>
      {!sync && !error ? <TextSkeleton lines={2} /> : null}
      {!sync && error ? <p role="alert">{explain(error).message}</p> : null}
      {sync ? <Standing plan={plan} sync={sync} isEdited={isEdited} /> : null}
    </Section>
  );
}

function Standing({ plan, sync, isEdited }: PlanAtProviderProps & { sync: PlanSyncFragment }) {
  const format = useFormatMoment();
  return (
    <>
      <p>{sync.problem ?? STATES[sync.status].text}</p>
      {sync.differs.length > 0 ? <Differences plan={plan} sync={sync} /> : null}
      {sync.status === "not_connected" ? (
        <Button component={Link} to={paths.ecommerce}>
          Connect card payments
        </Button>
      ) : (
        <div className="acts">
          <SyncButton plan={plan} isEdited={isEdited} />
          {sync.checked_at == null ? null : <small>Checked {format.dayTime(sync.checked_at)}</small>}
        </div>
      )}
    </>
  );
}

const FIELD_LABELS: Record<PlanSyncField, string> = {
  name: "Name",
  price: "Price",
  currency: "Currency",
  period: "Paid every",
  on_sale: "On sale",
};

function Differences({ plan, sync }: { plan: PlanRowFragment; sync: PlanSyncFragment }) {
  const { locale } = useCompany();
  const { at_provider: there } = sync;
  const money = (price: PlanRowFragment["price"] | null | undefined) =>
    price ? formatMoney(price.amount, price.currency, locale) : "none";
  const texts: Record<PlanSyncField, readonly [here: string, there: string]> = {
    name: [plan.name, there?.name ?? ""],
    price: [money(plan.price), money(there?.price)],
    currency: [plan.price.currency, there?.price?.currency ?? "none"],
    period: [PERIOD_LABELS[plan.billing_period].choice, formatDuration(there?.duration_months ?? null)],
    on_sale: [plan.is_archived ? "No" : "Yes", there?.is_on_sale ? "Yes" : "No"],
  };
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Here</th>
          <th scope="col">There</th>
        </tr>
      </thead>
      <tbody>
        {sync.differs.map((field) => (
          <tr key={field}>
            <th scope="row">{FIELD_LABELS[field]}</th>
            <td>{texts[field][0]}</td>
            <td>{texts[field][1]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SyncButton({ plan, isEdited }: PlanAtProviderProps) {
  const [sync] = useSyncPlanMutation();
  const missing = useRefusal("plans.write");
  const refusal = missing ?? (isEdited ? "Save the plan first: what is saved is what is synced." : undefined);
  const act = () =>
    attempt(
      `${plan.name} was not synced`,
      () => sync({ variables: { id: plan.id } }),
      `${plan.name} is up to date at the payment provider`,
    );
  return (
    <ActButton onAct={act} startIcon={<Icon name="refresh" size={14} />} refusal={refusal}>
      Sync again
    </ActButton>
  );
}

const Section = styled(PanelSection)({
  "& h3": { display: "flex", alignItems: "center", gap: 8 },
  "& table": { width: "100%", borderCollapse: "collapse", overflowWrap: "anywhere" },
  "& th, & td": { padding: "4px 8px 4px 0", textAlign: "left", verticalAlign: "top", fontWeight: 400 },
  "& thead th": { fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
  "& tbody th": { color: "var(--text-2)", whiteSpace: "nowrap" },
  "& tbody tr": { borderTop: "1px solid var(--line-soft)" },
});
