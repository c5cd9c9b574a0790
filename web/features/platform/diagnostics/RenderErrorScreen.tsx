import Button from "@mui/material/Button";
import { explain } from "#web/apollo/explain-fault.ts";
import { AppTheme } from "#web/theme/AppTheme.tsx";
import { Centre } from "#web/ui/page/EmptyState.tsx";
import { useReportClientErrorMutation } from "./report.generated.ts";

const MESSAGE_MAX = 2000;
const STACK_MAX = 10_000;
const ROUTE_MAX = 500;

interface RenderErrorScreenProps {
  error: unknown;
  componentStack?: string;
}

/** Shown where rendering failed: start again, or report the error and get a reference. */
export function RenderErrorScreen({ error, componentStack }: RenderErrorScreenProps) {
  const [report, { data, loading, error: failure }] = useReportClientErrorMutation();
  const reference = data?.reportClientError?.reference;
  const send = () =>
    report({ variables: { input: reportOf(error, componentStack) } }).catch(() => {
      // Reported below, from the mutation's state.
    });
  return (
    // Also needed where there is no theme above, as on the booking page.
    <AppTheme>
      <Centre role="alert">
        <h1>Something went wrong</h1>
        <p>This part of the page stopped working. What you saved is still there.</p>
        <div className="acts">
          <Button variant="contained" onClick={() => location.reload()}>
            Refresh Page
          </Button>
          <Button onClick={() => void send()} loading={loading} disabled={reference !== undefined}>
            Report Error
          </Button>
        </div>
        {reference ? <p role="status">Reported. Reference {reference}</p> : null}
        {failure ? <p role="status">{explain(failure).message}</p> : null}
      </Centre>
    </AppTheme>
  );
}

function reportOf(error: unknown, componentStack: string | undefined) {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = [error instanceof Error ? error.stack : undefined, componentStack].filter(Boolean).join("\n");
  return {
    message: message.slice(0, MESSAGE_MAX) || "Unknown error",
    stack: stack.slice(0, STACK_MAX),
    // Only the path: the query may contain a name.
    route: location.pathname.slice(0, ROUTE_MAX),
  };
}
