import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Card } from "#web/ui/card/Card.tsx";
import { CardNote } from "#web/ui/card/CardNote.ts";

interface SharesCardProps {
  title: string;
  shares: readonly { label: string; count: number; text?: string }[];
  /** Text shown without data. */
  empty: string;
  foot?: ReactNode;
  /** The total if it is not a count; null if the parts have none. */
  total?: string | null;
}

/** Parts of a total, each with bar, count and share. */
export function SharesCard({ title, shares, empty, foot = null, total }: SharesCardProps) {
  const all = shares.reduce((sum, { count }) => sum + count, 0);
  const whole = total === undefined ? all.toLocaleString("en") : total;
  const most = Math.max(...shares.map(({ count }) => count), 1);
  return (
    <Card title={title} note={all === 0 ? null : whole}>
      {all === 0 ? (
        <CardNote>{empty}</CardNote>
      ) : (
        <List aria-label={title}>
          {shares.map(({ label, count, text }) => (
            <li key={label}>
              <span>{label}</span>
              <span className="bar" aria-hidden="true">
                <i style={{ width: `${(100 * Math.max(count, 0)) / most}%` }} />
              </span>
              <b>{text ?? count.toLocaleString("en")}</b>
              {total === null ? null : <small>{Math.round((100 * count) / all)}%</small>}
            </li>
          ))}
        </List>
      )}
      {foot ? <CardNote>{foot}</CardNote> : null}
    </Card>
  );
}

const List = styled("ul")({
  padding: "8px 16px 12px",
  borderTop: "1px solid var(--line-soft)",
  "& li": {
    display: "grid",
    gridTemplateColumns: "minmax(7.5em, 11em) minmax(16px, 1fr) auto 36px",
    alignItems: "center",
    gap: 8,
    minHeight: 28,
    padding: "4px 0",
    fontSize: 13,
    lineHeight: "16px",
    fontVariantNumeric: "tabular-nums",
  },
  "& .bar": { height: 8, borderRadius: 2, background: "var(--sunken)" },
  "& i": { display: "block", height: "100%", borderRadius: 2, background: "var(--series-1)" },
  "& b": { fontWeight: 500, textAlign: "right" },
  "& small": { color: "var(--text-3)", textAlign: "right" },
});
