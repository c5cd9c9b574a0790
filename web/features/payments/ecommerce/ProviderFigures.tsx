import { useApolloClient } from "@apollo/client/react";
import { styled } from "@mui/material/styles";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useState } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { useCompany } from "#web/tenant/company.ts";
import { useFormatDate } from "#web/tenant/use-format-date.ts";
import { useFormatMoment } from "#web/tenant/use-format-moment.ts";
import { ActButton } from "#web/ui/button/ActButton.tsx";
import { Card } from "#web/ui/card/Card.tsx";
import { Icon, type IconName } from "#web/ui/icon/Icon.tsx";
import { TextSkeleton } from "#web/ui/page/Skeletons.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import type { Tone } from "#web/ui/state/tone.ts";
import { Money } from "#web/ui/text/Money.tsx";
import { StripeOverviewDocument, useStripeOverviewQuery, type StripeOverviewQuery } from "./ecommerce.generated.ts";

type Overview = NonNullable<StripeOverviewQuery["stripeOverview"]>;

const WINDOWS = [7, 30, 90] as const;

/** The provider's fees and payouts, read at most every five minutes. */
export function ProviderFigures() {
  const { id: tenant } = useCompany();
  const client = useApolloClient();
  const [days, setDays] = useState<number>(30);
  const variables = { tenant, days, bypass: false };
  const { data, previousData, error, refetch } = useStripeOverviewQuery({
    variables,
    fetchPolicy: "cache-and-network",
  });
  const overview = data?.stripeOverview ?? previousData?.stripeOverview;
  const readNow = async () => {
    const asked = { query: StripeOverviewDocument, variables: { ...variables, bypass: true } };
    // Refreshes the server's copy, which the refetch below then reads.
    await client.query({ ...asked, fetchPolicy: "no-cache" }).catch(() => undefined);
    await refetch().catch(() => undefined);
  };
  const problem = error ? explain(error) : undefined;
  const sentence = problem?.message ?? overview?.problem;
  return (
    <>
      {sentence == null ? null : (
        <ProblemNote message={sentence} requestId={problem?.requestId} since={overview?.fetched_at} onRetry={readNow} />
      )}
      {overview ? (
        <>
          <FeesCard overview={overview} days={days} onDays={setDays} />
          <PayoutsCard overview={overview} onRead={readNow} />
        </>
      ) : null}
      {!overview && !error ? <TextSkeleton lines={6} /> : null}
    </>
  );
}

interface ProblemNoteProps {
  message: string;
  requestId: string | undefined;
  since: string | undefined;
  onRetry: () => Promise<void>;
}

function ProblemNote({ message, requestId, since, onRetry }: ProblemNoteProps) {
  const format = useFormatMoment();
  return (
    <Note tone="red" icon="warning" role="alert">
      <Row>
        <p>
          <strong>{message}</strong>
          <br />
          {since === undefined ? "Nothing is lost." : `What you see is from ${format.time(since)}.`}
          {requestId === undefined ? null : ` Request ${requestId}.`}
        </p>
        <ActButton size="small" onAct={onRetry} startIcon={<Icon name="refresh" size={14} />}>
          Try again
        </ActButton>
      </Row>
    </Note>
  );
}

interface FeesCardProps {
  overview: Overview;
  days: number;
  onDays: (days: number) => void;
}

function FeesCard({ overview: { fees }, days, onDays }: FeesCardProps) {
  const { locale } = useCompany();
  const windows = (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={days}
      aria-label="Over how many days"
      onChange={(_, chosen: number | null) => chosen !== null && onDays(chosen)}
    >
      {WINDOWS.map((window) => (
        <ToggleButton key={window} value={window}>
          {window} days
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
  if (!fees) return null;
  const figures = [
    ["Taken by card", fees.taken, `${fees.payment_count} ${fees.payment_count === 1 ? "payment" : "payments"}`],
    ["Provider’s fees", negative(fees.provider_fees), "kept by the provider"],
    ["Platform fee", negative(fees.platform_fees), "kept by the platform"],
    ["Yours", fees.net, "after both fees"],
  ] as const;
  return (
    <Card title="Fees" note={windows}>
      <Figures>
        {figures.map(([label, money, detail]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money amount={money.amount} currency={money.currency} locale={locale} />
              <small>{detail}</small>
            </dd>
          </div>
        ))}
      </Figures>
      {fees.is_whole ? null : <Foot>Only the latest 2,000 payments are counted.</Foot>}
    </Card>
  );
}

const negative = ({ amount, currency }: { amount: number; currency: string }) => ({ amount: 0 - amount, currency });

const PAYOUT_STATES: Readonly<Record<string, { label: string; tone: Tone; icon: IconName }>> = {
  pending: { label: "Being prepared", tone: "violet", icon: "hourglass" },
  in_transit: { label: "In transit", tone: "violet", icon: "hourglass" },
  paid: { label: "In the bank", tone: "green", icon: "check-circle" },
  failed: { label: "Failed", tone: "red", icon: "warning" },
  canceled: { label: "Cancelled", tone: "grey", icon: "x-circle" },
};

function PayoutsCard({ overview, onRead }: { overview: Overview; onRead: () => Promise<void> }) {
  const format = useFormatMoment();
  return (
    <Card title="Payouts" note="the last 5">
      {overview.payouts.length === 0 ? (
        <None>No payouts yet. The first follows the first card payment.</None>
      ) : (
        <Payouts>
          {overview.payouts.map((payout) => (
            <PayoutRow key={payout.id} payout={payout} />
          ))}
        </Payouts>
      )}
      <Foot>
        <span>Read at {format.time(overview.fetched_at)}</span>
        <ActButton size="small" variant="text" onAct={onRead} startIcon={<Icon name="refresh" size={14} />}>
          Read now
        </ActButton>
      </Foot>
    </Card>
  );
}

function PayoutRow({ payout }: { payout: Overview["payouts"][number] }) {
  const { locale } = useCompany();
  const formatDate = useFormatDate();
  const state = PAYOUT_STATES[payout.status] ?? { label: payout.status, tone: "grey", icon: "circle" };
  return (
    <li>
      <span className="when figures">{formatDate(payout.created_at)}</span>
      <span className="bank">
        {payout.bank ?? "Bank"}, arrives {formatDate(payout.arrives_at)}
      </span>
      <Money amount={payout.amount.amount} currency={payout.amount.currency} locale={locale} />
      <StateChip tone={state.tone} icon={state.icon}>
        {state.label}
      </StateChip>
    </li>
  );
}

const Row = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  "& p": { flex: "1 1 240px" },
  "& .MuiButton-root": { textDecoration: "none", color: "var(--text)" },
});

const Figures = styled("dl")({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  borderTop: "1px solid var(--line)",
  "& > div": { padding: "12px 16px" },
  "& > div + div": { borderLeft: "1px solid var(--line-soft)" },
  "& dt": { fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
  "& .figures": { display: "block", fontSize: 20, lineHeight: "28px", fontWeight: 600 },
  "@media (max-width: 767.95px)": {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > div:nth-of-type(3)": { borderLeft: 0 },
    "& > div:nth-of-type(n + 3)": { borderTop: "1px solid var(--line-soft)" },
  },
});

const None = styled("p")({ padding: "4px 16px 16px", fontSize: 13, lineHeight: "20px", color: "var(--text-2)" });

const Payouts = styled("ul")({
  "& li": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 16px",
    padding: "10px 16px",
    borderTop: "1px solid var(--line)",
    fontSize: 13,
    lineHeight: "20px",
  },
  "& .when": { width: 96 },
  "& .bank": { flex: "1 1 160px", color: "var(--text-2)" },
});

const Foot = styled("p")({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 8,
  padding: "4px 16px",
  minHeight: 40,
  borderTop: "1px solid var(--line)",
  fontSize: 12,
  lineHeight: "16px",
  color: "var(--text-2)",
});
