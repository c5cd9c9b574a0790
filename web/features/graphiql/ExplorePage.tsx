import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useCallback, useEffect, useState } from "react";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import type { QueryCost } from "./ask-graph.ts";
import { type ExploreToken, lendToken, TokenRefused } from "./explore-token.ts";
import { Explorer } from "./Explorer.tsx";
import { StatusBar } from "./StatusBar.tsx";

/** The graph for analysts: on a short token that only reads, with examples, docs and what each query costs. */
export function ExplorePage() {
  const { token, refusal, isLending, lend } = useToken();
  const [cost, setCost] = useState<QueryCost>();
  return (
    <Page>
      <header>
        <a href="/">
          <Icon name="chevron-left" size={14} />
          Back to the desk
        </a>
        <h1>GraphiQL</h1>
        <StateChip tone="grey" icon="lock">
          Read only
        </StateChip>
      </header>
      <main>
        {token ? <Explorer token={token} onCost={setCost} /> : null}
        {refusal ? <Refusal refusal={refusal} onRetry={lend} /> : null}
      </main>
      {token ? <StatusBar cost={cost} until={token.until} isRenewing={isLending} onRenew={lend} /> : null}
    </Page>
  );
}

function useToken() {
  const [token, setToken] = useState<ExploreToken>();
  const [refusal, setRefusal] = useState<TokenRefused>();
  const [isLending, setIsLending] = useState(true);
  const take = useCallback(
    () =>
      void lendToken()
        .then(
          (lent) => {
            setToken(lent);
            setRefusal(undefined);
          },
          (error: unknown) => {
            setToken(undefined);
            setRefusal(error instanceof TokenRefused ? error : new TokenRefused(String(error), undefined));
          },
        )
        .finally(() => setIsLending(false)),
    [],
  );
  useEffect(take, [take]);
  const lend = () => {
    setIsLending(true);
    take();
  };
  return { token, refusal, isLending, lend };
}

function Refusal({ refusal: { status, message }, onRetry }: { refusal: TokenRefused; onRetry: () => void }) {
  return (
    <EmptyState
      title="The graph is closed to you"
      actions={
        status === 401 ? (
          <Button variant="contained" href="/login?next=%2Fgraphiql">
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

const Page = styled("div")({
  display: "flex",
  flexDirection: "column",
  height: "100dvh",
  background: "var(--surface)",
  "& > header": {
    display: "flex",
    alignItems: "center",
    gap: 12,
    flex: "none",
    minHeight: 48,
    padding: "0 16px",
    borderBottom: "1px solid var(--line)",
  },
  "& > header a": { display: "flex", alignItems: "center", gap: 4, fontSize: 13, color: "var(--text-2)" },
  "& h1": { fontSize: 16, lineHeight: "24px", fontWeight: 600 },
  "& > main": { flex: 1, minHeight: 0, overflow: "auto" },
});
