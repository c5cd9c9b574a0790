import Button from "@mui/material/Button";
import { Icon } from "../icon/Icon.tsx";
import { showToast } from "../toast/toasts.tsx";
import { Centre } from "./EmptyState.tsx";

export interface LoadError {
  /** What happened, in plain words. */
  message: string;
  /** Names the request in the server's log. */
  requestId?: string;
}

interface ErrorStateProps {
  /** "The list did not load" */
  title: string;
  error: LoadError;
  onRetry?: () => void;
}

/** What happened, a way to try again, and the id that support asks for. */
export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  const { message, requestId } = error;
  return (
    <Centre role="alert">
      <h2>{title}</h2>
      <p>
        {message}
        {requestId ? ` Request ${requestId}.` : null}
      </p>
      <div className="acts">
        {onRetry ? (
          <Button onClick={onRetry} startIcon={<Icon name="refresh" />}>
            Try again
          </Button>
        ) : null}
        {requestId ? (
          <Button variant="text" onClick={() => void copyRequestId(requestId)}>
            Copy id
          </Button>
        ) : null}
      </div>
    </Centre>
  );
}

async function copyRequestId(requestId: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(requestId);
    showToast({ message: "Request id copied" });
  } catch {
    // The clipboard needs permission and a secure page; the id stands in the sentence to be copied by hand.
    showToast({ message: `Copy it by hand: ${requestId}`, tone: "error" });
  }
}
