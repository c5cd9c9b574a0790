import type { ReactNode } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { TextSkeleton } from "#web/ui/page/Skeletons.tsx";

interface UnloadedProps {
  /** "The tags did not load" */
  failure: string;
  query: { error?: unknown; refetch: () => unknown };
  /** The placeholder; lines of text if absent. */
  waiting?: ReactNode;
}

/** In place of what a query has not loaded: a placeholder, or why it did not load and a retry. */
export function Unloaded({ failure, query: { error, refetch }, waiting }: UnloadedProps) {
  if (!error) return waiting ?? <TextSkeleton lines={4} />;
  return <ErrorState title={failure} error={explain(error)} onRetry={() => void refetch()} />;
}
