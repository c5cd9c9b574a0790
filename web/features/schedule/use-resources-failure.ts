import { useEffect } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";

const DEFAULT_WORDS = "Please try again.";

/** Says once that the bays could not be loaded; the schedule then stands without them. */
export function useResourcesFailure(error: unknown): void {
  useEffect(() => {
    if (error === undefined) return;
    const message = explain(error).message || DEFAULT_WORDS;
    return showToast({ message: `Failed to load resources: ${message}`, tone: "error" });
  }, [error]);
}
