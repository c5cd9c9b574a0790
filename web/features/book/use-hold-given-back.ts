import { useEffect, useState } from "react";
import { useReleaseHoldMutation } from "./hold.generated.ts";
import { forgetHold, keptHold } from "./kept-hold.ts";

/**
 * Lets go of the time that this tab holds: whoever comes back to choose again may choose it again. False until it is free;
 * what is asked before would still miss it.
 */
export function useHoldGivenBack(): boolean {
  const [held] = useState(keptHold);
  const [isFree, setIsFree] = useState(held === undefined);
  const [releaseHold] = useReleaseHoldMutation();
  useEffect(() => {
    if (!held) return;
    forgetHold();
    // A hold that cannot be given back ends by itself within minutes.
    void releaseHold({ variables: { token: held.token } })
      .catch(() => undefined)
      .finally(() => setIsFree(true));
  }, [held, releaseHold]);
  return isFree;
}
