import { styled } from "@mui/material/styles";
import { Card } from "#web/ui/card/Card.tsx";

/** The database's own rule, word for word. */
export function ConstraintCard({ name, text }: { name: string; text: string }) {
  return (
    <Card title="The rule that forbids it" note="As it stands in your database now">
      <Code tabIndex={0} aria-label="The rule">
        {`ALTER TABLE claims ADD CONSTRAINT ${name}\n  ${text};`}
      </Code>
    </Card>
  );
}

const Code = styled("pre")({
  margin: 0,
  padding: "12px 16px 16px",
  borderTop: "1px solid var(--line)",
  overflowX: "auto",
  fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
  fontSize: 12,
  lineHeight: "20px",
  whiteSpace: "pre-wrap",
});
