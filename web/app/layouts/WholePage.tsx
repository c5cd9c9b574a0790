import { styled } from "@mui/material/styles";
import { explain } from "#web/apollo/explain-fault.ts";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";

/** While it is not known yet what the page will be: quiet, so that a quick answer does not flicker. */
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

/** The page's ground could not be loaded: what happened and a way to try again. */
export function LoadFailed({ title, error, onRetry }: LoadFailedProps) {
  return (
    <Middle>
      <ErrorState title={title} error={explain(error)} onRetry={onRetry} />
    </Middle>
  );
}

const Middle = styled("main")({ display: "grid", minHeight: "100vh", placeItems: "center" });
