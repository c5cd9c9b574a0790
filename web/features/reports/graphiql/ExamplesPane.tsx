import { useGraphiQL, type GraphiQLPlugin, type MonacoEditor } from "@graphiql/react";
import { styled } from "@mui/material/styles";
import { createContext, useContext } from "react";
import { RELATIVE_DATES_HELP } from "#schema/reports/saved-queries/relative-dates.ts";
import { announce } from "#web/ui/announce/announce.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import type { Draft } from "./draft-address.ts";
import type { ExampleValues } from "./example.ts";
import { EXAMPLES } from "./examples.ts";
import { OpenedQueryContext, SavedQueriesList } from "./SavedQueriesList.tsx";

export const ExampleValuesContext = createContext<ExampleValues | undefined>(undefined);

/** The company's queries and the examples; choosing one fills the editor and its variables. */
function QueriesPane() {
  const values = useContext(ExampleValuesContext);
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const { open } = useContext(OpenedQueryContext);
  // The editors load after the page: an earlier click would be lost.
  const read =
    queryEditor && variableEditor
      ? ({ query, variables: text }: Draft) => {
          replaceText(queryEditor, query);
          replaceText(variableEditor, text);
        }
      : undefined;
  return (
    <>
      <SavedQueriesList onRead={read} />
      <Pane aria-label="Examples">
        <h2>Examples</h2>
        <p>{RELATIVE_DATES_HELP}</p>
        {EXAMPLES.map(({ title, about, query, variables }) => (
          <button
            key={title}
            type="button"
            disabled={!values || !read}
            onClick={() => {
              if (!values || !read) return;
              open(null);
              read({ query, variables: JSON.stringify(variables(values), null, 2) });
              announce(`${title} is in the editor.`);
            }}
          >
            <b>{title}</b>
            {about}
          </button>
        ))}
      </Pane>
    </>
  );
}

/** Replaces the whole text; Ctrl Z restores it. */
function replaceText(editor: MonacoEditor, text: string): void {
  const range = editor.getModel()?.getFullModelRange();
  if (!range) return;
  editor.pushUndoStop();
  editor.executeEdits("examples", [{ range, text }]);
  editor.pushUndoStop();
}

function QueriesIcon() {
  return <Icon name="list" size={20} />;
}

export const QUERIES_PLUGIN: GraphiQLPlugin = { title: "Queries", icon: QueriesIcon, content: QueriesPane };

const Pane = styled("nav")({
  display: "flex",
  flexDirection: "column",
  gap: 2,
  "& h2": { margin: "0 0 4px" },
  "& p": { padding: "4px 8px", fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
  "& button": {
    padding: "6px 8px",
    borderRadius: "var(--r-s)",
    color: "var(--text-2)",
    fontSize: 12,
    lineHeight: "16px",
    textAlign: "left",
    "&:hover": { background: "var(--hover)" },
  },
  "& b": { display: "block", fontSize: 13, lineHeight: "20px", fontWeight: 500, color: "var(--text)" },
});
