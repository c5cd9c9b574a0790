import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useEffect, useMemo, useRef, useState, type Ref } from "react";
import { MOST_ROWS, readAllPages, shortLists, type AskGraph } from "#schema/reports/saved-queries/read-all-pages.ts";
import { csvOf, headOf } from "#schema/reports/saved-queries/result-csv.ts";
import { resultTables, type ResultTable } from "#schema/reports/saved-queries/result-tables.ts";
import { answerFaults } from "#web/features/reports/shared/graph/answer-faults.ts";
import type { Document, GraphAnswer } from "#web/features/reports/shared/graph/ask-graph.ts";
import { ResultTables } from "#web/features/reports/shared/graph/ResultTables.tsx";
import { offerFile } from "#web/ui/file/save-file.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { copyText } from "#web/ui/toast/copy-text.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";

/** The last result and its duration. */
export interface Result {
  document: Document;
  answer: GraphAnswer;
  milliseconds: number;
}

const VIEWS = ["Table", "JSON"] as const;
type View = (typeof VIEWS)[number];

/** Above the result: its size, display and export options, and readable errors. */
export function ResultPane({ result, ask }: { result: Result | undefined; ask: AskGraph }) {
  const pane = useRef<HTMLElement>(null);
  // Scroll into view if the pane is below the editor.
  useEffect(() => {
    pane.current?.scrollIntoView({ block: "nearest" });
  }, [result]);
  if (!result) return <Waiting data-view="Table">Run the query to see its result as a table.</Waiting>;
  const faults = answerFaults(result.answer.errors);
  return faults.length > 0 ? (
    <Pane ref={pane} aria-label="Result" data-view="JSON">
      <header>
        <h2>Not answered</h2>
        <span className="figures">{Math.round(result.milliseconds)} ms</span>
      </header>
      <div className="faults">
        {faults.map(({ sentence, wayOut }) => (
          <Note key={sentence} tone="red" icon="warning" role="alert">
            {sentence} {wayOut}
          </Note>
        ))}
      </div>
    </Pane>
  ) : (
    // What was loaded for one result must not carry over to the next.
    <Answered key={result.milliseconds} result={result} ask={ask} pane={pane} />
  );
}

interface AnsweredProps {
  result: Result;
  ask: AskGraph;
  pane: Ref<HTMLElement>;
}

function Answered({ result, ask, pane }: AnsweredProps) {
  const [wanted, setWanted] = useState<View>("Table");
  const [whole, setWhole] = useState<Record<string, unknown>>();
  const first = result.answer.data ?? {};
  const data = whole ?? first;
  const tables = useMemo(() => resultTables(data), [data]);
  const view = tables.length === 0 ? "JSON" : wanted;
  const load = async () => {
    const { query, variables } = result.document;
    setWhole(await readAllPages(ask, query, variables, first));
  };
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
      <div className="acts">
        {shortLists(data).length > 0 ? <LoadAll onLoad={load} /> : null}
        <Takeaways tables={tables} data={data} />
      </div>
    </Pane>
  );
}

function LoadAll({ onLoad }: { onLoad: () => Promise<void> }) {
  const [isLoading, setIsLoading] = useState(false);
  const load = async () => {
    setIsLoading(true);
    try {
      await onLoad();
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      showToast({ message: "The other pages could not be read", detail, tone: "error" });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button size="small" loading={isLoading} onClick={() => void load()} title={`At most ${MOST_ROWS} rows of a list`}>
      Load all rows
    </Button>
  );
}

/** Exports everything loaded, as spreadsheet text or as raw JSON. */
function Takeaways({ tables, data }: { tables: readonly ResultTable[]; data: unknown }) {
  const json = () => JSON.stringify(data, null, 2);
  return (
    <>
      <Button size="small" startIcon={<Icon name="copy" />} onClick={() => void copy(copied(tables) ?? json())}>
        Copy
      </Button>
      {tables.map((table) => (
        <Button
          key={table.path}
          size="small"
          startIcon={<Icon name="download" />}
          onClick={() => offerFile(new Blob([csvOf(table)], { type: "text/csv" }), `${table.path}.csv`)}
        >
          {tables.length > 1 ? `CSV of ${table.path}` : "CSV"}
        </Button>
      ))}
      <Button
        size="small"
        startIcon={<Icon name="download" />}
        onClick={() => offerFile(new Blob([json()], { type: "application/json" }), "result.json")}
      >
        As a file
      </Button>
    </>
  );
}

/** A single list as tab-separated cells, which every spreadsheet accepts. */
function copied([table, ...others]: readonly ResultTable[]): string | undefined {
  if (!table || others.length > 0) return undefined;
  const cell = (text: string) => text.replaceAll(/[\t\n]/g, " ");
  return [headOf(table), ...table.rows].map((row) => row.map(cell).join("\t")).join("\n");
}

const copy = (text: string): Promise<void> =>
  copyText(text, { copied: "Result copied", otherwise: "Save it as a file instead" });

/** "20 of 34 rows, ", for a single list. */
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
  "& > header": { display: "flex", alignItems: "center", gap: 8, flex: "none", minHeight: 44, padding: "0 16px" },
  "& .figures": { flex: 1, fontSize: 13, color: "var(--text-2)" },
  "& .acts": { flex: "none", padding: "8px 16px" },
  "& .faults": { display: "grid", gap: 8, maxHeight: "50%", overflow: "auto", padding: "0 16px 8px" },
  "& [role=group]": { display: "flex", padding: 2, borderRadius: "var(--r-s)", background: "var(--sunken)" },
  "& [role=group] button": {
    minHeight: 24,
    padding: "0 10px",
    border: "1px solid transparent",
    borderRadius: "var(--r-s)",
    color: "var(--text-2)",
    fontSize: 13,
    "&[aria-pressed=true]": { background: "var(--surface)", borderColor: "var(--line-strong)", color: "var(--text)" },
  },
});
