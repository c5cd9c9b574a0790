import { styled } from "@mui/material/styles";
import { Card } from "#web/ui/card/Card.tsx";

/** How a report's figures are calculated, one sentence each. */
export function Definitions({ of }: { of: readonly { name: string; formula: string }[] }) {
  return (
    <Card title="What these figures mean">
      <List>
        {of.map(({ name, formula }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formula}</dd>
          </div>
        ))}
      </List>
    </Card>
  );
}

const List = styled("dl")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 264px), 1fr))",
  gap: "12px 24px",
  padding: "4px 16px 16px",
  "& dt": { fontSize: 13, lineHeight: "20px", fontWeight: 500 },
  "& dd": { margin: "2px 0 0", fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
});
