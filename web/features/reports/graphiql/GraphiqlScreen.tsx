import { skipToken } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useRef, useState, type RefObject } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import type { TokenRefused } from "#web/features/reports/shared/graph/explore-token.ts";
import { accessTokensPath, loginPath, paths } from "#web/screen/paths.ts";
import { Screen } from "#web/screen/Screen.tsx";
import { idOf } from "#web/screen/use-url-value.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { FullHeight } from "#web/ui/layout/FullHeight.ts";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { copyText } from "#web/ui/toast/copy-text.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { addressNow, draftIn, useDraftInAddress, type Draft } from "./draft-address.ts";
import { Explorer } from "./Explorer.tsx";
import { useOpenedSavedQueryQuery, type SavedQueryRowFragment } from "./saved-queries.generated.ts";
import { SaveDialog } from "./SaveDialog.tsx";
import { OpenedQueryContext } from "./SavedQueriesList.tsx";
import { StatusBar } from "./StatusBar.tsx";
import { useExploreToken } from "./use-explore-token.ts";
import { useQueryCost } from "./use-query-cost.ts";

/** GraphiQL for analysts: a short-lived read-only token, saved queries, and the cost of a query before it runs. */
export function GraphiqlScreen() {
  const lent = useExploreToken();
  const [addressed, keepInAddress] = useDraftInAddress();
  const [draft, setDraft] = useState<Draft>();
  /** The editor's current content, which is what gets saved. */
  const edited = useRef<Draft>(undefined);
  const { id, open, saved, error } = useOpenedQuery();
  const cost = useQueryCost(lent.token?.token, draft);
  const keepEdited = (next: Draft) => {
    edited.current = next;
  };
  const follow = (next: Draft) => {
    setDraft(next);
    keepInAddress(next);
  };
  // The URL may name only a saved query: the editor waits for it to load.
  const isWaiting = id !== null && !addressed && !draft && !saved && !error;
  return (
    <Screen
      title="GraphiQL"
      meta={<OpenedName saved={saved} />}
      actions={<Acts draft={draft} edited={edited} saved={saved} onSaved={open} />}
    >
      <FullHeight style={{ background: "var(--surface)" }}>
        {error ? (
          <Note tone="amber" icon="warning" role="alert">
            The saved query could not be opened. {explain(error).message}
          </Note>
        ) : null}
        <OpenedQueryContext value={{ id, open }}>
          <div className="fill" style={{ overflow: "auto" }}>
            {lent.token && !isWaiting ? (
              <Explorer token={lent.token} opened={addressed ?? saved} onEdit={keepEdited} onDraft={follow} />
            ) : null}
            {lent.refusal ? <Refusal refusal={lent.refusal} onRetry={lent.lend} /> : null}
          </div>
        </OpenedQueryContext>
        {lent.token ? (
          <StatusBar cost={cost} until={lent.token.until} isRenewing={lent.isLending} onRenew={lent.lend} />
        ) : null}
      </FullHeight>
    </Screen>
  );
}

/** The saved query named by the URL. */
function useOpenedQuery() {
  const [search, setSearch] = useSearchParams();
  const id = idOf(search.get("saved") ?? "");
  // Replaces the history entry: the editor reads the URL only once, so going back would name a query it does not show.
  const open = (next: number | null) => {
    const changed = addressNow();
    if (next === null) changed.delete("saved");
    else changed.set("saved", String(next));
    setSearch(changed, { replace: true });
  };
  const { data, error } = useOpenedSavedQueryQuery(id === null ? skipToken : { variables: { id } });
  return { id, open, saved: data?.savedQuery ?? undefined, error: id === null ? undefined : error };
}

function OpenedName({ saved }: { saved: SavedQueryRowFragment | undefined }) {
  return (
    <>
      <StateChip tone="grey" icon="lock">
        Read only
      </StateChip>
      {saved ? <Name>{`${saved.name}, version ${saved.version}`}</Name> : null}
    </>
  );
}

interface ActsProps {
  draft: Draft | undefined;
  edited: RefObject<Draft | undefined>;
  saved: SavedQueryRowFragment | undefined;
  onSaved: (id: number) => void;
}

function Acts({ draft, edited, saved, onSaved }: ActsProps) {
  const [saving, setSaving] = useState<Draft>();
  return (
    <>
      <Button component={Link} to={accessTokensPath} startIcon={<Icon name="braces" />}>
        Access tokens
      </Button>
      <Button startIcon={<Icon name="link" />} onClick={() => copyAddress(addressOf(draft, saved))}>
        Copy link
      </Button>
      <Button startIcon={<Icon name="bookmark" />} disabled={!draft} onClick={() => setSaving(edited.current ?? draft)}>
        Save
      </Button>
      {saving ? (
        <SaveDialog draft={saving} opened={saved} onSaved={onSaved} onClose={() => setSaving(undefined)} />
      ) : null}
    </>
  );
}

/** Returns the link of an unchanged saved query, else the page's URL; undefined if the query is too long for it. */
function addressOf(draft: Draft | undefined, saved: SavedQueryRowFragment | undefined): string | undefined {
  const isAsSaved = saved && draft?.query === saved.query && draft.variables === saved.variables;
  if (isAsSaved) return `${window.location.origin}${paths.graphiql}?saved=${saved.id}`;
  const isInAddress = draftIn(addressNow())?.query === draft?.query;
  return isInAddress ? window.location.href : undefined;
}

function copyAddress(address: string | undefined): void {
  if (address === undefined) {
    showToast({ message: "This query is too long for a link. Save it, then copy its link.", tone: "error" });
    return;
  }
  const otherwise = "Copy the link from the browser's address bar";
  void copyText(address, { copied: "Link to this query copied", otherwise });
}

function Refusal({ refusal: { status, message }, onRetry }: { refusal: TokenRefused; onRetry: () => void }) {
  return (
    <EmptyState
      title="The graph is closed to you"
      actions={
        status === 401 ? (
          <Button variant="contained" href={loginPath(paths.graphiql)}>
            Sign in
          </Button>
        ) : (
          <Button onClick={onRetry} startIcon={<Icon name="refresh" />}>
            Try again
          </Button>
        )
      }
    >
      {message}
    </EmptyState>
  );
}

const Name = styled("span")({ fontSize: 13, color: "var(--text-2)" });
