import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { CostBefore } from "#web/features/reports/shared/graph/ask-graph.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { countText } from "#web/ui/text/count-text.ts";
import { Countdown, useSecondsLeft } from "#web/ui/text/Countdown.tsx";

interface StatusBarProps {
  /** Of the query in the editor; undefined while it does not parse. */
  cost: CostBefore | undefined;
  /** When the token expires, in epoch milliseconds. */
  until: number;
  isRenewing: boolean;
  onRenew: () => void;
}

/** The cost of the query relative to the limit, and the remaining lifetime of the token. */
export function StatusBar({ cost, until, isRenewing, onRenew }: StatusBarProps) {
  const hasEnded = useSecondsLeft(until) === 0;
  return (
    <Bar aria-label="Cost and token">
      <span role="status" className="figures">
        <CostInWords cost={cost} />
      </span>
      <span className="token">
        <Icon name="lock" size={14} />
        {hasEnded ? (
          "The read-only token has ended."
        ) : (
          <span>
            Read-only token, ends in <Countdown until={until} />. Mutations are refused.
          </span>
        )}
        <Button variant="text" size="small" loading={isRenewing} onClick={onRenew}>
          Renew
        </Button>
      </span>
    </Bar>
  );
}

function CostInWords({ cost }: Pick<StatusBarProps, "cost">) {
  if (!cost) return "The cost shows here before you run.";
  if (cost.refusal !== undefined) {
    return (
      <span className="refused">
        <Icon name="warning" size={14} />
        It will be refused. {cost.refusal}
      </span>
    );
  }
  const { asked, limits } = cost.cost;
  return (
    <>
      Cost before it runs <b>{asked.cost}</b> of {limits.cost.toLocaleString("en")}
      <meter aria-label="Cost of the limit" value={asked.cost} max={limits.cost} />
      <span className="more">{countText(asked.rows, "row")} at most</span>
      <span className="more">
        Depth {asked.depth} of {limits.depth}
      </span>
    </>
  );
}

const Bar = styled("footer")({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: "4px 16px",
  flex: "none",
  minHeight: 40,
  padding: "4px 16px",
  borderTop: "1px solid var(--line)",
  background: "var(--sunken)",
  fontSize: 12,
  lineHeight: "16px",
  color: "var(--text-2)",
  "& b": { color: "var(--text)" },
  "& .refused": { display: "flex", alignItems: "center", gap: 6, color: "var(--amber-t)" },
  "& meter": { width: 96, height: 8, margin: "0 8px", verticalAlign: "middle" },
  "& .more": { marginLeft: 8, whiteSpace: "nowrap" },
  "@media (max-width: 599.95px)": { padding: "4px 12px", "& meter": { display: "none" } },
  "& .token": { display: "flex", alignItems: "center", gap: 6 },
});
