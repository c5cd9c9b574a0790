import { styled } from "@mui/material/styles";
import { useEffect, type ReactNode } from "react";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { SidePanel } from "#web/ui/page/SidePanel.tsx";
import { Quiet } from "#web/ui/text/Quiet.ts";

interface ListQuery {
  error?: unknown;
  refetch: () => Promise<unknown>;
  startPolling: (everyMs: number) => void;
  stopPolling: () => void;
}

interface ListPanelProps<Row> {
  /** Title of the panel and accessible name of its list. */
  title: string;
  list: { data: readonly Row[]; total: number } | null | undefined;
  query: ListQuery;
  /** "The disputes did not load" */
  failedTitle: string;
  empty: { title: string; text: string };
  /** Shown above the rows. */
  intro?: ReactNode;
  /** Which rows are shown if there are too many. */
  shows: "first" | "newest" | "oldest";
  /** The list is about to change by itself, so it is polled. */
  isMoving?: boolean;
  renderRow: (row: Row) => ReactNode;
  onClose: () => void;
}

const LOOK_AGAIN_MS = 2_000;

/** A list opened from a note above the payments, in each of its states. */
export function ListPanel<Row extends { id: number | string }>(props: ListPanelProps<Row>) {
  const { title, list, query, failedTitle, empty, intro, shows, isMoving = false, renderRow, onClose } = props;
  const { startPolling, stopPolling } = query;
  useEffect(() => {
    if (isMoving) startPolling(LOOK_AGAIN_MS);
    return stopPolling;
  }, [isMoving, startPolling, stopPolling]);
  return (
    <SidePanel title={title} onClose={onClose}>
      {list ? null : <Unloaded failure={failedTitle} query={query} />}
      {list && list.total === 0 ? <EmptyState title={empty.title}>{empty.text}</EmptyState> : null}
      {list && list.total > 0 ? (
        <>
          {intro ? <Intro>{intro}</Intro> : null}
          <Rows aria-label={title}>
            {list.data.map((row) => (
              <li key={row.id}>{renderRow(row)}</li>
            ))}
          </Rows>
          {list.total > list.data.length ? (
            <Quiet>{`The ${shows} ${list.data.length} of ${list.total} are shown.`}</Quiet>
          ) : null}
        </>
      ) : null}
    </SidePanel>
  );
}

const Intro = styled(Quiet)({ paddingBottom: 12 });

const Rows = styled("ul")({
  display: "grid",
  "& li": { display: "grid", gap: 4, padding: "12px 0", borderTop: "1px solid var(--line)" },
  "& .line": { display: "flex", justifyContent: "space-between", gap: 12 },
  "& .line, & b": { fontSize: 14, lineHeight: "20px" },
  "& b": { fontWeight: 500 },
  "& p": { fontSize: 13, lineHeight: "20px" },
  "& small": { overflowWrap: "anywhere" },
  "& .acts": { marginTop: 4 },
  "& a, & .link": {
    justifySelf: "start",
    padding: "4px 0",
    border: 0,
    background: "none",
    cursor: "pointer",
    fontSize: 13,
    lineHeight: "20px",
    color: "var(--primary-text)",
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
    "@media (max-width: 599.95px)": { padding: "12px 0" },
  },
});
