import { styled } from "@mui/material/styles";
import type { GridValidRowModel } from "@mui/x-data-grid";
import type { ReactNode } from "react";
import { GroupName, type RowGroup } from "./row-groups.tsx";

interface CardListProps<Row> {
  noun: string;
  groups?: readonly RowGroup<Row>[] | undefined;
  rows: readonly Row[];
  renderCard: (row: Row) => ReactNode;
  onRowOpen?: (row: Row) => void;
}

/** List rows on phones. A card that opens something is a single button. */
export function CardList<Row extends GridValidRowModel & { id: number | string }>(props: CardListProps<Row>) {
  const { noun, groups, rows, ...card } = props;
  if (!groups) return <CardRows {...card} label={noun} rows={rows} />;
  return groups.map((group) => (
    <section key={group.name}>
      <GroupTitle>
        <GroupName {...group} />
      </GroupTitle>
      <CardRows {...card} label={`${noun}, ${group.name}`} rows={group.rows} />
    </section>
  ));
}

interface CardRowsProps<Row> extends Pick<CardListProps<Row>, "rows" | "renderCard" | "onRowOpen"> {
  label: string;
}

function CardRows<Row extends GridValidRowModel & { id: number | string }>(props: CardRowsProps<Row>) {
  const { label, rows, renderCard, onRowOpen } = props;
  return (
    <Cards className="cards" aria-label={label}>
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

const GroupTitle = styled("h2")({
  padding: "7px 16px",
  fontSize: 13,
  color: "var(--text-2)",
  background: "var(--sunken)",
  "& .figures": { fontWeight: 400 },
});

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
  "& button:hover": { background: "var(--hover)" },
  "& button:focus-visible": { outlineOffset: -2 },
});
