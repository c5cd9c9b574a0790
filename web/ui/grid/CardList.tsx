import { styled } from "@mui/material/styles";
import type { GridValidRowModel } from "@mui/x-data-grid";
import type { ReactNode } from "react";

interface CardListProps<Row> {
  noun: string;
  rows: readonly Row[];
  renderCard: (row: Row) => ReactNode;
  onRowOpen?: (row: Row) => void;
}

/** List rows on phones. A card that opens something is a single button. */
export function CardList<Row extends GridValidRowModel & { id: number | string }>(props: CardListProps<Row>) {
  const { noun, rows, renderCard, onRowOpen } = props;
  return (
    <Cards className="cards" aria-label={noun}>
      {rows.map((row) => (
        <li key={row.id}>
          {onRowOpen ? (
            <button type="button" onClick={() => onRowOpen(row)}>
              {renderCard(row)}
            </button>
          ) : (
            <div>{renderCard(row)}</div>
          )}
        </li>
      ))}
    </Cards>
  );
}

const Cards = styled("ul")({
  "& li > *": {
    display: "block",
    width: "100%",
    minHeight: 64,
    padding: "10px 16px",
    border: 0,
    borderBottom: "1px solid var(--line-soft)",
    background: "none",
    textAlign: "left",
  },
  "& button": { cursor: "pointer" },
  "& button:hover": { background: "var(--hover)" },
  "& button:focus-visible": { outlineOffset: -2 },
});
