import { styled } from "@mui/material/styles";
import type { ResultTable } from "#schema/reports/saved-queries/result-tables.ts";

interface ResultTablesProps {
  tables: readonly ResultTable[];
  /** For pages with several results. */
  label?: string;
}

/** The lists of a result, one below the other; each scrolls within the pane. */
export function ResultTables({ tables, label = "Tables of the result" }: ResultTablesProps) {
  return (
    // Focusable, so that the arrow keys can scroll it.
    <Scroller tabIndex={0} role="region" aria-label={label}>
      {tables.map((table) => (
        <Table key={table.path} table={table} hasCaption={tables.length > 1} />
      ))}
    </Scroller>
  );
}

function Table({ table: { path, columns, rows }, hasCaption }: { table: ResultTable; hasCaption: boolean }) {
  return (
    <table>
      <caption className={hasCaption ? undefined : "screen-reader-only"}>{path}</caption>
      <thead>
        <tr>
          {columns.map(({ name, currency, isNumber }) => (
            <th key={name} scope="col" data-number={isNumber || undefined}>
              {name} {currency === undefined ? null : <small>{currency}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 ? (
          <tr>
            <td colSpan={Math.max(columns.length, 1)}>Nothing matches.</td>
          </tr>
        ) : null}
        {rows.map((row, at) => (
          // A result never changes: its rows have no key other than their index.
          <tr key={at}>
            {row.map((text, column) => (
              <td key={columns[column]?.name} data-number={columns[column]?.isNumber || undefined}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Scroller = styled("div")({
  flex: 1,
  minHeight: 0,
  overflow: "auto",
  borderTop: "1px solid var(--line)",
  color: "var(--text)",
  background: "var(--surface)",
  "& table": {
    minWidth: "100%",
    borderCollapse: "collapse",
    fontSize: 13,
    lineHeight: "20px",
    fontVariantNumeric: "tabular-nums",
  },
  "& caption": { padding: "12px 16px 4px", fontWeight: 600, textAlign: "left" },
  "& th, & td": {
    padding: "8px 16px",
    borderBottom: "1px solid var(--line-soft)",
    textAlign: "left",
    verticalAlign: "top",
    whiteSpace: "pre",
  },
  "& th": {
    position: "sticky",
    top: 0,
    fontSize: 12,
    fontWeight: 500,
    color: "var(--text-2)",
    background: "var(--surface)",
  },
  "& [data-number]": { textAlign: "right" },
});
