import { styled } from "@mui/material/styles";
import { ActButton } from "#web/ui/button/ActButton.tsx";
import { Card } from "#web/ui/card/Card.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { useConnecting } from "./use-provider-links.ts";

const STEPS = [
  ["Sign in at the provider", "With your business, or open an account there. It takes about ten minutes."],
  ["Come back here", "You return to this page afterwards. Nothing is charged before it says Connected."],
  ["Choose deposits", "Set for each service. None yet."],
] as const;

/** Shown while no account is connected: explains the process and links to the provider. */
export function ConnectCard({ feePercentage }: { feePercentage: number | null | undefined }) {
  const connect = useConnecting();
  return (
    <>
      <Card
        title="Card payments"
        note={
          <StateChip tone="grey" icon="circle">
            Not connected
          </StateChip>
        }
      >
        <Body>
          <p>Bookings are made online and paid at the venue until you connect.</p>
          <ol>
            {STEPS.map(([title, text]) => (
              <li key={title}>
                <b>{title}</b>
                <small>{text}</small>
              </li>
            ))}
          </ol>
          <div className="acts">
            <ActButton variant="contained" size="large" onAct={connect}>
              Connect card payments
            </ActButton>
            <small>You are sent to the provider and back. The link works once, for you only.</small>
          </div>
        </Body>
      </Card>
      <Card title="What it costs">
        <Body>
          <p>
            The provider keeps its own fee of each card payment.{" "}
            {feePercentage == null
              ? "The platform keeps nothing while you have no plan."
              : `The platform keeps ${feePercentage} % under your plan.`}
          </p>
        </Body>
      </Card>
    </>
  );
}

const Body = styled("div")({
  display: "flex",
  flexDirection: "column",
  gap: 16,
  padding: "0 16px 16px",
  fontSize: 13,
  lineHeight: "20px",
  color: "var(--text-2)",
  "& ol": {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    counterReset: "step",
    border: "1px solid var(--line)",
    borderRadius: "var(--r)",
  },
  "& li": { position: "relative", padding: "12px 14px 12px 44px", counterIncrement: "step" },
  "& li + li": { borderLeft: "1px solid var(--line-soft)" },
  "& li::before": {
    content: "counter(step)",
    position: "absolute",
    left: 14,
    top: 12,
    width: 20,
    height: 20,
    borderRadius: "50%",
    border: "1px solid var(--line-strong)",
    fontSize: 12,
    lineHeight: "18px",
    textAlign: "center",
  },
  "& b": { display: "block", fontWeight: 500, color: "var(--text)" },
  "& small": { display: "block" },
  "& .acts": { gap: 12 },
  "@media (max-width: 767.95px)": {
    "& ol": { gridTemplateColumns: "minmax(0, 1fr)" },
    "& li + li": { borderLeft: 0, borderTop: "1px solid var(--line-soft)" },
  },
});
