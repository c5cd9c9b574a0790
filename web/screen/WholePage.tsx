import { styled } from "@mui/material/styles";
import { explain } from "#web/apollo/explain-fault.ts";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";

/** Shown while the page's content is still unknown; unobtrusive, so that a fast response does not flicker. */
export function PageLoading() {
  return (
    <Middle aria-busy="true">
      <span className="screen-reader-only">Loading</span>
    </Middle>
  );
}

interface LoadFailedProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** The page's basic data could not be loaded: the error and a retry button. */
export function LoadFailed({ title, error, onRetry }: LoadFailedProps) {
  return (
    <Middle>
      <ErrorState title={title} error={explain(error)} onRetry={onRetry} />
    </Middle>
  );
}

const Middle = styled("main")({ display: "grid", minHeight: "100vh", placeItems: "center" });
