import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { showFailure } from "#web/apollo/show-failure.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { useConnectStripeMutation } from "./ecommerce.generated.ts";
import { useOnboarding } from "./use-provider-links.ts";

/** A code is valid once, but React may run an effect twice. */
const taken = new Set<string>();

/** Completes the return from the provider: its result is in the URL, and is removed at once. */
export function useOAuthReturn(): { isFinishing: boolean } {
  const [search, setSearch] = useSearchParams();
  const [connect] = useConnectStripeMutation();
  const goOnboarding = useOnboarding();
  const [isFinishing, setFinishing] = useState(search.has("code"));
  const [code, state] = [search.get("code"), search.get("state")];
  const isRefused = search.has("refused");
  const isLinkOver = search.has("refresh");
  useEffect(() => {
    if (code === null && !isRefused && !isLinkOver) return;
    const visit = `${code} ${isRefused} ${isLinkOver}`;
    setSearch({}, { replace: true });
    if (taken.has(visit) && code !== null) return;
    taken.add(visit);
    if (isRefused) {
      showToast({ message: "You cancelled at the provider. Nothing was connected." });
      return;
    }
    if (isLinkOver) {
      void goOnboarding();
      return;
    }
    connect({ variables: { input: { code: code ?? "", state: state ?? "" } } })
      .then(() => showToast({ message: "Card payments are connected", tone: "success" }))
      .catch((error: unknown) => showFailure("Card payments are not connected", error))
      .finally(() => setFinishing(false));
  }, [code, state, isRefused, isLinkOver, setSearch, connect, goOnboarding]);
  return { isFinishing };
}
