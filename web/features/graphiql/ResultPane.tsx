import { styled } from "@mui/material/styles";
import { useEffect, useMemo, useRef, useState } from "react";
import { resultTables } from "./result-tables.ts";
import { ResultTables } from "./ResultTables.tsx";

/** What the last query answered, and how long that took. */
export interface Result {
  data: unknown;
  milliseconds: number;
}

const VIEWS = ["Table", "JSON"] as const;
type View = (typeof VIEWS)[number];

/** Over the result: how much it is, and whether it is read as a table or as it came; errors are shown as they came. */
export function ResultPane({ result }: { result: Result | undefined }) {
  const [wanted, setWanted] = useState<View>("Table");
  const tables = useMemo(() => resultTables(result?.data), [result]);
  const pane = useRef<HTMLElement>(null);
  // Where it stands under the editor, it would be answered out of sight.
  useEffect(() => {
    pane.current?.scrollIntoView({ block: "nearest" });
  }, [result]);
  if (!result) return <Waiting data-view="Table">Run the query to see its result as a table.</Waiting>;
  const view = tables.length === 0 ? "JSON" : wanted;
  return (
    <Pane ref={pane} aria-label="Result" data-view={view}>
      <header>
        <h2>Result</h2>
        <span className="figures" role="status">
          {formatSize(tables)}
          {Math.round(result.milliseconds)} ms
        </span>
        {tables.length === 0 ? null : (
          <div role="group" aria-label="Read the result as">
            {VIEWS.map((name) => (
              <button key={name} type="button" aria-pressed={name === view} onClick={() => setWanted(name)}>
                {name}
              </button>
            ))}
          </div>
        )}
      </header>
      {view === "Table" ? <ResultTables tables={tables} /> : null}
    </Pane>
  );
}

/** "20 of 34 rows, ", of one list. */
function formatSize(tables: ReturnType<typeof resultTables>): string {
  const [table, ...others] = tables;
  if (!table) return "";
  if (others.length > 0) return `${tables.length} lists, `;
  const { rows, total = rows.length } = table;
  const noun = total === 1 ? "row" : "rows";
  return rows.length === total ? `${total} ${noun}, ` : `${rows.length} of ${total.toLocaleString("en")} ${noun}, `;
}

const Waiting = styled("p")({
  display: "grid",
  placeItems: "center",
  height: "100%",
  minHeight: 120,
  padding: 24,
  fontSize: 13,
  textAlign: "center",
  color: "var(--text-2)",
});

const Pane = styled("section")({
  display: "flex",
  flexDirection: "column",
  minHeight: 0,
  height: "100%",
  "& > header": { display: "flex", alignItems: "center", gap: 8, flex: "none", minHeight: 48, padding: "0 16px" },
  "& h2": { fontSize: 14, lineHeight: "20px", fontWeight: 600 },
  "& .figures": { flex: 1, fontSize: 13, color: "var(--text-2)" },
  "& [role=group]": { display: "flex", padding: 2, borderRadius: "var(--r-s)", background: "var(--sunken)" },
  "& [role=group] button": {
    minHeight: 24,
    padding: "0 10px",
    border: "1px solid transparent",
    borderRadius: "var(--r-s)",
    background: "none",
    color: "var(--text-2)",
    font: "inherit",
    fontSize: 13,
    cursor: "pointer",
    "&[aria-pressed=true]": { background: "var(--surface)", borderColor: "var(--line-strong)", color: "var(--text)" },
  },
});
