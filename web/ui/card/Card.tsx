import { styled } from "@mui/material/styles";
import { useId, type ReactNode } from "react";

interface CardProps {
  title: string;
  /** Secondary text or a link on the right. */
  note?: ReactNode;
  children: ReactNode;
}

/** A titled card for one subject of a page. */
export function Card({ title, note, children }: CardProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {note ? <span>{note}</span> : null}
      </header>
      {children}
    </Frame>
  );
}

const Frame = styled("section")({
  minWidth: 0,
  background: "var(--surface)",
  border: "1px solid var(--line)",
  borderRadius: "var(--r)",
  overflow: "hidden",
  "& > header": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 8px",
    minHeight: 40,
    padding: "4px 16px",
  },
  "& h2": { flex: 1, whiteSpace: "nowrap" },
  "& > header > span": { fontSize: 12, lineHeight: "16px", color: "var(--text-3)", textAlign: "right" },
});
