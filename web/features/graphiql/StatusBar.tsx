import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Countdown, useSecondsLeft } from "#web/ui/text/Countdown.tsx";
import type { QueryCost } from "./ask-graph.ts";

interface StatusBarProps {
  /** Of the query that was run last; none before the first. */
  cost: QueryCost | undefined;
  /** When the token ends, epoch milliseconds. */
  until: number;
  isRenewing: boolean;
  onRenew: () => void;
}

/** What the last query cost of what one may, and how long the token lasts. */
export function StatusBar({ cost, until, isRenewing, onRenew }: StatusBarProps) {
  const hasEnded = useSecondsLeft(until) === 0;
  return (
    <Bar aria-label="Cost and token">
      <span role="status" className="figures">
        {cost ? (
          <>
            Cost <b>{cost.asked.cost}</b> of {cost.limits.cost.toLocaleString("en")}
            <meter aria-label="Cost of the limit" value={cost.asked.cost} max={cost.limits.cost} />
            <span className="more">
              Depth {cost.asked.depth} of {cost.limits.depth}
            </span>
            <span className="more">
              Aliases {cost.asked.aliases} of {cost.limits.aliases}
            </span>
          </>
        ) : (
          "Run a query to see its cost."
        )}
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
  "& b": { color: "var(--text)", fontWeight: 600 },
  "& meter": { width: 96, height: 8, margin: "0 8px", verticalAlign: "middle" },
  "& .more": { marginLeft: 8, whiteSpace: "nowrap" },
  "@media (max-width: 599.95px)": { padding: "4px 12px", "& meter": { display: "none" } },
  "& .token": { display: "flex", alignItems: "center", gap: 6 },
});
