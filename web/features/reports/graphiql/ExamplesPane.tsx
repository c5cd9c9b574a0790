import { useGraphiQL, type GraphiQLPlugin, type MonacoEditor } from "@graphiql/react";
import { createContext, useContext } from "react";
import { RELATIVE_DATES_HELP } from "#schema/reports/saved-queries/relative-dates.ts";
import { announce } from "#web/ui/announce/announce.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import type { Draft } from "./draft-address.ts";
import type { ExampleValues } from "./example.ts";
import { EXAMPLES } from "./examples.ts";
import { QueryNav } from "./QueryNav.ts";
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
      <QueryNav aria-label="Examples">
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
      </QueryNav>
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
