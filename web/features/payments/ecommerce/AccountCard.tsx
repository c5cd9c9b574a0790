import { styled } from "@mui/material/styles";
import { useFormatDate } from "#web/tenant/use-format-date.ts";
import { ActButton } from "#web/ui/button/ActButton.tsx";
import { Card } from "#web/ui/card/Card.tsx";
import { Icon, type IconName } from "#web/ui/icon/Icon.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { toneClass, type Tone } from "#web/ui/state/tone.ts";
import type { CardAccountFragment } from "./ecommerce.generated.ts";
import { useDashboard, useOnboarding } from "./use-provider-links.ts";

const STATES: Readonly<Record<CardAccountFragment["status"], { label: string; tone: Tone; icon: IconName }>> = {
  not_connected: { label: "Not connected", tone: "grey", icon: "circle" },
  onboarding_incomplete: { label: "Details missing", tone: "amber", icon: "warning" },
  connected: { label: "Connected", tone: "green", icon: "check-circle" },
  restricted: { label: "Restricted", tone: "red", icon: "warning" },
};

/** The company's account at the payment provider: capabilities and outstanding requirements. */
export function AccountCard({ account }: { account: CardAccountFragment }) {
  const formatDate = useFormatDate();
  const openDashboard = useDashboard();
  const { status, account_name, account_id, connected_at, charges_enabled, payouts_enabled } = account;
  const { label, tone, icon } = STATES[status];
  const name = account_name ?? "Your business";
  return (
    <Card
      title="Card payments"
      note={
        <StateChip tone={tone} icon={icon}>
          {label}
        </StateChip>
      }
    >
      <Body>
        <div className="who">
          <p>
            {name}, account ending {account_id?.slice(-4)}
            {connected_at == null ? null : `, since ${formatDate(connected_at)}`}
          </p>
          <ActButton onAct={openDashboard} endIcon={<Icon name="open-outside" size={14} />}>
            Provider’s dashboard
          </ActButton>
        </div>
        <ul>
          <Ability isOn={charges_enabled} on="Takes cards" off="Takes no cards" detail="On the booking page" />
          <Ability isOn={payouts_enabled} on="Pays out" off="Pays nothing out" detail="To the bank account you gave" />
          <Asked account={account} />
        </ul>
        <NextStep account={account} />
      </Body>
    </Card>
  );
}

function Ability({ isOn, on, off, detail }: { isOn: boolean; on: string; off: string; detail: string }) {
  return (
    <li className={toneClass(isOn ? "green" : "red")}>
      <Icon name={isOn ? "check-circle" : "ban"} size={16} />
      <div>
        <b>{isOn ? on : off}</b>
        <small>{isOn ? detail : "The provider has not allowed it"}</small>
      </div>
    </li>
  );
}

function Asked({ account: { requirements_due: due, requirements_due_by: dueBy } }: { account: CardAccountFragment }) {
  const formatDate = useFormatDate();
  const isClear = due.length === 0;
  return (
    <li className={toneClass(isClear ? "green" : "amber")}>
      <Icon name={isClear ? "check-circle" : "warning"} size={16} />
      <div>
        <b>{isClear ? "Nothing asked for" : `${due.length} ${due.length === 1 ? "detail" : "details"} asked for`}</b>
        <small>{isClear ? "The provider knows what it needs" : due.map(requirementLabel).join(", ")}</small>
        {dueBy == null ? null : <small>By {formatDate(dueBy)}</small>}
      </div>
    </li>
  );
}

/** Humanizes a provider's field name: `representative.verification.document` is a document of the representative. */
function requirementLabel(name: string): string {
  const words = name.split(".").at(-1)?.replaceAll("_", " ") ?? name;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const SENTENCES: Readonly<Record<CardAccountFragment["status"], string>> = {
  not_connected: "",
  onboarding_incomplete: "The provider takes cards for you once it knows the rest.",
  connected: "The provider asks for more details. Cards keep working in the meantime.",
  restricted: "The provider restricts the account until it has what it asks for.",
};

function NextStep({ account: { status, requirements_due } }: { account: CardAccountFragment }) {
  const goOnboarding = useOnboarding();
  if (status === "connected" && requirements_due.length === 0) return null;
  return (
    <Note tone="amber" icon="warning">
      <div className="next">
        <span>{SENTENCES[status]}</span>
        <ActButton size="small" onAct={goOnboarding}>
          Tell the provider
        </ActButton>
      </div>
    </Note>
  );
}

const Body = styled("div")({
  display: "flex",
  flexDirection: "column",
  gap: 12,
  padding: "0 16px 16px",
  fontSize: 13,
  lineHeight: "20px",
  "& .who": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12, color: "var(--text-2)" },
  "& .who p": { flex: "1 1 240px" },
  "& ul": {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    border: "1px solid var(--line)",
    borderRadius: "var(--r)",
  },
  "& li": { display: "flex", gap: 10, padding: "10px 14px" },
  "& li + li": { borderLeft: "1px solid var(--line-soft)" },
  "& li > svg": { marginTop: 2, color: "var(--m)" },
  "& li b": { display: "block", fontWeight: 500 },
  "& li small": { display: "block" },
  "& .next": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 },
  "& .next span": { flex: "1 1 240px" },
  "& .next .MuiButton-root": { textDecoration: "none", color: "var(--text)" },
  "@media (max-width: 767.95px)": {
    "& ul": { gridTemplateColumns: "minmax(0, 1fr)" },
    "& li + li": { borderLeft: 0, borderTop: "1px solid var(--line-soft)" },
  },
});
