import { useCallback, useEffect, useState } from "react";
import { lendToken, TokenRefused, type ExploreToken } from "#web/features/reports/shared/graph/explore-token.ts";

/** A read-only token, requested when the screen opens and again on demand. */
export function useExploreToken() {
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
