import { GraphiQL, HISTORY_PLUGIN } from "graphiql";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useCallback, useEffect, useRef, useState } from "react";
import { useColorMode } from "#web/theme/color-mode.ts";
import { askGraph, type Document } from "#web/graph/ask-graph.ts";
import type { Draft } from "./draft-address.ts";
import { readExampleValues } from "./example-values.ts";
import type { ExampleValues } from "./example.ts";
import { EXAMPLES } from "./examples.ts";
import { ExampleValuesContext, QUERIES_PLUGIN } from "./ExamplesPane.tsx";
import type { ExploreToken } from "#web/graph/explore-token.ts";
import { type Result, ResultPane } from "./ResultPane.tsx";
import "./explorer.css";

const PLUGINS = [QUERIES_PLUGIN, HISTORY_PLUGIN];
const [FIRST] = EXAMPLES;
const INTROSPECTION = "IntrospectionQuery";

/** What stood in the editor last, in this browser alone. */
const LAST_DRAFT = "explorer-draft";
const REST_MS = 400;

interface ExplorerProps {
  token: ExploreToken;
  /** What the address asks to be opened with. */
  opened: Draft | undefined;
  /** What stands in the editor, and the same once typing has rested. */
  onEdit: (draft: Draft) => void;
  onDraft: (draft: Draft) => void;
}

/** The editor, its docs and its queries; a renewed token leaves what stands in it as it is. */
export function Explorer({ token, opened, onEdit, onDraft }: ExplorerProps) {
  const current = useRef(token.token);
  useEffect(() => {
    current.current = token.token;
  }, [token]);
  const ask = useCallback((document: Document) => askGraph(current.current, document), []);
  const values = useExampleValues(token.token);
  if (!values) return null;
  return (
    <ExampleValuesContext value={values}>
      <Editor ask={ask} first={opened ?? lastDraft() ?? exampleDraft(values)} onEdit={onEdit} onDraft={onDraft} />
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
  first: Draft;
  onEdit: (draft: Draft) => void;
  onDraft: (draft: Draft) => void;
}

function Editor({ ask, first: offered, onEdit, onDraft }: EditorProps) {
  useTabLeavesEditor();
  const mode = useColorMode();
  const isSystemDark = useMediaQuery("(prefers-color-scheme: dark)", { noSsr: true });
  // The editor draws its own letters: it follows only a mode that is named.
  const named = mode === "system" ? (isSystemDark && "dark") || "light" : mode;
  const [result, setResult] = useState<Result>();
  const [first] = useState(offered);
  const follow = useRestedDraft(first, { onEdit, onDraft });
  const fetcher = useCallback(
    async (document: Document) => {
      const asked = performance.now();
      const answer = await ask(document);
      if (document.operationName === INTROSPECTION) return answer;
      setResult({ document, answer, milliseconds: performance.now() - asked });
      return answer;
    },
    [ask],
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

/** Tells of what stands in the editor at first and once typing has rested, and keeps it for the next visit. */
function useRestedDraft(first: Draft, { onEdit, onDraft }: Pick<EditorProps, "onEdit" | "onDraft">) {
  const draft = useRef(first);
  const timer = useRef<number>(undefined);
  const isFirstTold = useRef(false);
  // By the time that it rests the address may say more than it did when it was typed.
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

/** Until somebody moves it, the list of examples leaves the room to the editor. */
const AT_FIRST: Readonly<Record<string, string>> = { "graphiql:docExplorerFlex": "0.24" };

/** What it would open again instead of what the address names: its tabs, of which one is shown. */
const FORGOTTEN = "graphiql:tabState";

/** Where the editor keeps what it remembers: its panes and history, in this browser alone. */
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
