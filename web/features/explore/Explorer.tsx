import { GraphiQL, HISTORY_PLUGIN } from "graphiql";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useCallback, useEffect, useRef, useState } from "react";
import { useColorMode } from "#web/theme/color-mode.ts";
import { askGraph, type QueryCost } from "./ask-graph.ts";
import { readExampleValues } from "./example-values.ts";
import { EXAMPLES, type ExampleValues } from "./examples.ts";
import { EXAMPLES_PLUGIN, ExampleValuesContext } from "./ExamplesPane.tsx";
import type { ExploreToken } from "./explore-token.ts";
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
  const mode = useColorMode();
  const isSystemDark = useMediaQuery("(prefers-color-scheme: dark)", { noSsr: true });
  // The editor draws its own letters: it follows only a mode that is named.
  const named = mode === "system" ? (isSystemDark && "dark") || "light" : mode;
  const [values, setValues] = useState<ExampleValues>();
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
      const { extensions, ...answer } = await askGraph(current.current, document);
      if (extensions?.cost && document.operationName !== INTROSPECTION) onCost(extensions.cost);
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
      >
        <GraphiQL.Logo>
          <span className="screen-reader-only">Editor</span>
        </GraphiQL.Logo>
      </GraphiQL>
    </ExampleValuesContext>
  );
}
