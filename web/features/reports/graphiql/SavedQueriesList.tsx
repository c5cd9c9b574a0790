import { useGraphiQL } from "@graphiql/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { parse, validate, type GraphQLSchema } from "graphql";
import { createContext, useContext, useState } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { attempt } from "#web/apollo/show-failure.ts";
import { answerFaults } from "#web/features/reports/shared/graph/answer-faults.ts";
import { useCompany } from "#web/tenant/company.ts";
import { useFormatDate } from "#web/tenant/use-format-date.ts";
import { ActButton } from "#web/ui/button/ActButton.tsx";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { SearchField } from "#web/ui/grid/SearchField.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { CsvLinkDialog } from "./CsvLinkDialog.tsx";
import type { Draft } from "./draft-address.ts";
import { QueryMail } from "./QueryMail.tsx";
import { QueryNav } from "./QueryNav.ts";
import {
  useDeleteSavedQueryMutation,
  useSavedQueriesQuery,
  useSavedQueryVersionsQuery,
  type SavedQueryRowFragment,
} from "./saved-queries.generated.ts";

/** The open saved query, and a function to open another. */
export const OpenedQueryContext = createContext<{
  id: number | null;
  open: (id: number | null) => void;
}>({ id: null, open: () => undefined });

interface SavedQueriesListProps {
  /** Puts a draft into the editors; undefined while they load. */
  onRead: ((draft: Draft) => void) | undefined;
}

/** The company's saved queries, searchable by name or text; the open one with its versions. */
export function SavedQueriesList({ onRead }: SavedQueriesListProps) {
  const { name } = useCompany();
  const [search, setSearch] = useState("");
  const opened = useContext(OpenedQueryContext);
  const schema = useGraphiQL((state) => state.schema);
  const { data, previousData, error } = useSavedQueriesQuery({
    variables: { search: search === "" ? null : search },
    fetchPolicy: "cache-and-network",
  });
  const saved = (data ?? previousData)?.savedQueries;
  const found = saved?.data;
  return (
    <Box aria-label="Saved queries">
      <h2>Saved at {name}</h2>
      <SearchField label="Find a query" value={search} onSearch={setSearch} />
      {error ? <p>{explain(error).message}</p> : null}
      {found?.length === 0 ? (
        <p>
          {search === ""
            ? "Write a query and press Save: it then appears here for everybody."
            : "No saved query matches."}
        </p>
      ) : null}
      {found?.map((query) => (
        <div key={query.id}>
          <button
            type="button"
            aria-current={query.id === opened.id || undefined}
            disabled={!onRead}
            onClick={() => {
              opened.open(query.id);
              onRead?.(query);
            }}
          >
            <b>{query.name}</b>
            <Fit query={query} schema={schema ?? undefined} />
          </button>
          {query.id === opened.id ? <OpenedQuery query={query} onRead={onRead} /> : null}
        </div>
      ))}
      {saved && saved.meta.total > saved.data.length ? (
        <p>
          The first {saved.data.length} of {saved.meta.total} are shown. Find the others by name.
        </p>
      ) : null}
    </Box>
  );
}

/** Who saved it last; or which fields the schema no longer has, and what to do. */
function Fit({ query: saved, schema }: { query: SavedQueryRowFragment; schema: GraphQLSchema | undefined }) {
  const [fault] = misfitsOf(saved.query, schema);
  if (!fault) return `${saved.saved_by_name}, version ${saved.version}`;
  return (
    <span className="misfit">
      <Icon name="warning" size={12} />
      No longer fits. {fault.sentence} {fault.wayOut}
    </span>
  );
}

function misfitsOf(text: string, schema: GraphQLSchema | undefined) {
  if (!schema) return [];
  try {
    return answerFaults(validate(schema, parse(text)));
  } catch {
    // Saved unfinished: running it reports the syntax error.
    return [];
  }
}

/** Returns whether the text parses; an unfinished query cannot run. */
function isWhole(text: string): boolean {
  try {
    return parse(text).definitions.length > 0;
  } catch {
    return false;
  }
}

function OpenedQuery({ query, onRead }: { query: SavedQueryRowFragment } & SavedQueriesListProps) {
  const { data } = useSavedQueryVersionsQuery({ variables: { id: query.id }, fetchPolicy: "cache-and-network" });
  const formatDate = useFormatDate();
  const remove = useRemove();
  const [isLinking, setIsLinking] = useState(false);
  return (
    <ul>
      {data?.savedQueryVersions?.data.map((one) => (
        <li key={one.version}>
          <button type="button" disabled={!onRead} onClick={() => onRead?.(one)}>
            Version {one.version}, {formatDate(one.saved_at)}, {one.saved_by_name}
          </button>
        </li>
      ))}
      <li className="acts">
        {isWhole(query.query) ? (
          <>
            <QueryMail query={query} />
            <Button size="small" startIcon={<Icon name="link" />} onClick={() => setIsLinking(true)}>
              CSV link
            </Button>
          </>
        ) : null}
        <ActButton size="small" color="error" onAct={() => remove(query)}>
          Delete
        </ActButton>
        {isLinking ? <CsvLinkDialog query={query} onClose={() => setIsLinking(false)} /> : null}
      </li>
    </ul>
  );
}

function useRemove() {
  const confirm = useConfirm();
  const { open } = useContext(OpenedQueryContext);
  const [remove] = useDeleteSavedQueryMutation();
  return async ({ id, name, version }: SavedQueryRowFragment) => {
    const isSure = await confirm({
      title: `Delete “${name}”?`,
      text: "It is deleted for everyone, with all versions. Links to it stop working.",
      confirmLabel: "Delete",
      cancelLabel: "Keep it",
      tone: "danger",
    });
    if (!isSure) return;
    await attempt(`“${name}” could not be deleted`, async () => {
      await remove({ variables: { id, version } });
      open(null);
      showToast({ message: `“${name}” is deleted`, tone: "success" });
    });
  };
}

const Box = styled(QueryNav)({
  marginBottom: 16,
  "& .MuiInputBase-root": { flex: "none", margin: "0 0 4px" },
  "& ul": { padding: "0 0 4px 12px" },
  "& .acts": { padding: "4px 8px" },
  "& .acts p": { flexBasis: "100%", padding: 0 },
  "& .misfit": { color: "var(--amber-t)" },
  "& .misfit svg": { marginRight: 4, verticalAlign: -2 },
});
