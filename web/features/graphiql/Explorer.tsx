import { GraphiQL, HISTORY_PLUGIN } from "graphiql";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useCallback, useEffect, useRef, useState } from "react";
import { useColorMode } from "#web/theme/color-mode.ts";
import { askGraph, type QueryCost } from "./ask-graph.ts";
import { readExampleValues } from "./example-values.ts";
import type { ExampleValues } from "./example.ts";
import { EXAMPLES } from "./examples.ts";
import { EXAMPLES_PLUGIN, ExampleValuesContext } from "./ExamplesPane.tsx";
import type { ExploreToken } from "./explore-token.ts";
import { type Result, ResultPane } from "./ResultPane.tsx";
import "./explorer.css";

const PLUGINS = [EXAMPLES_PLUGIN, HISTORY_PLUGIN];
const [FIRST] = EXAMPLES;
const INTROSPECTION = "IntrospectionQuery";

interface ExplorerProps {
  token: ExploreToken;
  onCost: (cost: QueryCost) => void;
}

/** The editor, its docs and its examples; a renewed token leaves what stands in it as it is. */
export function Explorer({ token, onCost }: ExplorerProps) {
  useTabLeavesEditor();
  const mode = useColorMode();
  const isSystemDark = useMediaQuery("(prefers-color-scheme: dark)", { noSsr: true });
  // The editor draws its own letters: it follows only a mode that is named.
  const named = mode === "system" ? (isSystemDark && "dark") || "light" : mode;
  const [values, setValues] = useState<ExampleValues>();
  const [result, setResult] = useState<Result>();
  const current = useRef(token.token);
  useEffect(() => {
    current.current = token.token;
  }, [token]);

  useEffect(() => {
    let isGone = false;
    // Without them the examples stay closed; the editor works all the same.
    void readExampleValues(current.current).then(
      (read) => !isGone && setValues(read),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);

  const fetcher = useCallback(
    async (document: { query: string; variables?: unknown; operationName?: string | null }) => {
      const asked = performance.now();
      const { extensions, ...answer } = await askGraph(current.current, document);
      if (document.operationName === INTROSPECTION) return answer;
      if (extensions?.cost) onCost(extensions.cost);
      // A refusal is read as it came.
      setResult({ data: answer.errors ? undefined : answer.data, milliseconds: performance.now() - asked });
      return answer;
    },
    [onCost],
  );

  if (!values) return null;
  return (
    <ExampleValuesContext value={values}>
      <GraphiQL
        fetcher={fetcher}
        plugins={PLUGINS}
        visiblePlugin={EXAMPLES_PLUGIN}
        defaultQuery={FIRST?.query}
        initialVariables={JSON.stringify(FIRST?.variables(values), null, 2)}
        defaultEditorToolsVisibility="variables"
        isHeadersEditorEnabled={false}
        showPersistHeadersSettings={false}
        forcedTheme={named}
        storage={editorStorage}
      >
        <GraphiQL.Footer>
          <ResultPane result={result} />
        </GraphiQL.Footer>
      </GraphiQL>
    </ExampleValuesContext>
  );
}

/** Until somebody moves it, the list of examples leaves the room to the editor. */
const AT_FIRST: Readonly<Record<string, string>> = { "graphiql:docExplorerFlex": "0.24" };

/** Where the editor keeps what it remembers: its panes, tabs and history, in this browser alone. */
const editorStorage = {
  get length() {
    return localStorage.length;
  },
  getItem: (key: string) => localStorage.getItem(key) ?? AT_FIRST[key] ?? null,
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: (key: string) => localStorage.removeItem(key),
  clear: () => localStorage.clear(),
};

/** Tab leads out of the editors, as everywhere else, instead of indenting; Prettify does that. */
function useTabLeavesEditor(): void {
  useEffect(() => {
    document.addEventListener("keydown", hideFromEditor, { capture: true });
    return () => document.removeEventListener("keydown", hideFromEditor, { capture: true });
  }, []);
}

/** What the editor never hears of, the browser does in its own way: the focus moves on. */
function hideFromEditor(event: KeyboardEvent): void {
  const isInEditor = event.target instanceof Element && event.target.closest(".monaco-editor") !== null;
  if (event.key === "Tab" && isInEditor) event.stopPropagation();
}
