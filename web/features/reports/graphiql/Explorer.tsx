import useMediaQuery from "@mui/material/useMediaQuery";
import { GraphiQL, HISTORY_PLUGIN } from "graphiql";
import { useCallback, useEffect, useRef, useState } from "react";
import { askGraph, runQuery, type Document } from "#web/features/reports/shared/graph/ask-graph.ts";
import type { ExploreToken } from "#web/features/reports/shared/graph/explore-token.ts";
import { useColorMode } from "#web/theme/color-mode.ts";
import type { Draft } from "./draft-address.ts";
import { readExampleValues } from "./example-values.ts";
import type { ExampleValues } from "./example.ts";
import { EXAMPLES } from "./examples.ts";
import { ExampleValuesContext, QUERIES_PLUGIN } from "./ExamplesPane.tsx";
import { ResultPane, type Result } from "./ResultPane.tsx";
import "./explorer.css";

const PLUGINS = [QUERIES_PLUGIN, HISTORY_PLUGIN];
const [FIRST] = EXAMPLES;
const INTROSPECTION = "IntrospectionQuery";

/** The last editor content, stored in this browser only. */
const LAST_DRAFT = "explorer-draft";
const REST_MS = 400;

interface ExplorerProps {
  token: ExploreToken;
  /** The draft given in the URL. */
  opened: Draft | undefined;
  /** Called on each edit, and `onDraft` after a debounce. */
  onEdit: (draft: Draft) => void;
  onDraft: (draft: Draft) => void;
}

/** The editor with docs and queries; renewing the token keeps its content. */
export function Explorer({ token, opened, onEdit, onDraft }: ExplorerProps) {
  const current = useRef(token.token);
  useEffect(() => {
    current.current = token.token;
  }, [token]);
  const ask = useCallback((document: Document) => askGraph(current.current, document), []);
  const run = useCallback((document: Document) => runQuery(current.current, document), []);
  const values = useExampleValues(token.token);
  if (!values) return null;
  return (
    <ExampleValuesContext value={values}>
      <Editor
        ask={ask}
        run={run}
        first={opened ?? lastDraft() ?? exampleDraft(values)}
        onEdit={onEdit}
        onDraft={onDraft}
      />
    </ExampleValuesContext>
  );
}

/** Read once: they stay when the token is renewed. */
function useExampleValues(token: string): ExampleValues | undefined {
  const [values, setValues] = useState<ExampleValues>();
  const [first] = useState(token);
  useEffect(() => {
    let isGone = false;
    void readExampleValues(first).then((read) => !isGone && setValues(read));
    return () => {
      isGone = true;
    };
  }, [first]);
  return values;
}

interface EditorProps {
  ask: (document: Document) => ReturnType<typeof askGraph>;
  run: (document: Document) => ReturnType<typeof runQuery>;
  first: Draft;
  onEdit: (draft: Draft) => void;
  onDraft: (draft: Draft) => void;
}

function Editor({ ask, run, first: offered, onEdit, onDraft }: EditorProps) {
  useTabLeavesEditor();
  const mode = useColorMode();
  const isSystemDark = useMediaQuery("(prefers-color-scheme: dark)", { noSsr: true });
  // The editor needs an explicit light or dark mode.
  const named = mode === "system" ? (isSystemDark && "dark") || "light" : mode;
  const [result, setResult] = useState<Result>();
  const [first] = useState(offered);
  const follow = useRestedDraft(first, { onEdit, onDraft });
  const fetcher = useCallback(
    async (document: Document) => {
      if (document.operationName === INTROSPECTION) return ask(document);
      const asked = performance.now();
      const ran = await run(document);
      setResult({ ...ran, milliseconds: performance.now() - asked });
      return ran.answer;
    },
    [ask, run],
  );
  return (
    <GraphiQL
      fetcher={fetcher}
      plugins={PLUGINS}
      visiblePlugin={QUERIES_PLUGIN}
      initialQuery={first.query}
      initialVariables={first.variables}
      onEditQuery={(query) => follow({ query })}
      onEditVariables={(variables) => follow({ variables })}
      defaultEditorToolsVisibility="variables"
      isHeadersEditorEnabled={false}
      showPersistHeadersSettings={false}
      forcedTheme={named}
      storage={editorStorage}
    >
      <GraphiQL.Footer>
        <ResultPane result={result} ask={(query, variables) => ask({ query, variables })} />
      </GraphiQL.Footer>
    </GraphiQL>
  );
}

/** Reports the initial draft and, debounced, each change, and stores it for the next visit. */
function useRestedDraft(first: Draft, { onEdit, onDraft }: Pick<EditorProps, "onEdit" | "onDraft">) {
  const draft = useRef(first);
  const timer = useRef<number>(undefined);
  const isFirstTold = useRef(false);
  // After the debounce the URL may have changed since the edit, so the latest callback is used.
  const tell = useRef(onDraft);
  useEffect(() => {
    tell.current = onDraft;
  }, [onDraft]);
  useEffect(() => {
    if (!isFirstTold.current) onDraft(first);
    isFirstTold.current = true;
  }, [first, onDraft]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (change: Partial<Draft>) => {
    draft.current = { ...draft.current, ...change };
    onEdit(draft.current);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      localStorage.setItem(LAST_DRAFT, JSON.stringify(draft.current));
      tell.current(draft.current);
    }, REST_MS);
  };
}

function lastDraft(): Draft | undefined {
  const kept: unknown = JSON.parse(localStorage.getItem(LAST_DRAFT) ?? "null");
  if (typeof kept !== "object" || kept === null || !("query" in kept) || !("variables" in kept)) return undefined;
  return { query: String(kept.query), variables: String(kept.variables) };
}

const exampleDraft = (values: ExampleValues): Draft => ({
  query: FIRST?.query ?? "",
  variables: JSON.stringify(FIRST?.variables(values), null, 2),
});

/** Initial width of the example list, leaving most of the room to the editor. */
const AT_FIRST: Readonly<Record<string, string>> = { "graphiql:docExplorerFlex": "0.24" };

/** The editor's stored tabs, which would replace the draft given in the URL; only one tab is shown. */
const FORGOTTEN = "graphiql:tabState";

/** The editor's storage for panes and history, in this browser only. */
const editorStorage = {
  get length() {
    return localStorage.length;
  },
  getItem: (key: string) => (key === FORGOTTEN ? null : (localStorage.getItem(key) ?? AT_FIRST[key] ?? null)),
  setItem: (key: string, value: string) => {
    if (key !== FORGOTTEN) localStorage.setItem(key, value);
  },
  removeItem: (key: string) => localStorage.removeItem(key),
  clear: () => localStorage.clear(),
};

/** Tab moves the focus out of the editors instead of indenting; Prettify does that. */
function useTabLeavesEditor(): void {
  useEffect(() => {
    document.addEventListener("keydown", hideFromEditor, { capture: true });
    return () => document.removeEventListener("keydown", hideFromEditor, { capture: true });
  }, []);
}

/** Hides Tab from the editor, so that the browser moves the focus. */
function hideFromEditor(event: KeyboardEvent): void {
  const isInEditor = event.target instanceof Element && event.target.closest(".monaco-editor") !== null;
  if (event.key === "Tab" && isInEditor) event.stopPropagation();
}
