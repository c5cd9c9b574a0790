import Button from "@mui/material/Button";
import { Icon } from "../icon/Icon.tsx";
import { copyText } from "../toast/copy-text.ts";
import { Centre } from "./EmptyState.tsx";

export interface LoadError {
  /** What happened, in plain words. */
  message: string;
  /** Identifies the request in the server's log. */
  requestId?: string;
}

interface ErrorStateProps {
  /** "The list did not load" */
  title: string;
  error: LoadError;
  onRetry?: () => void;
}

/** What happened, a retry button, and the request id for support. */
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

const copyRequestId = (requestId: string): Promise<void> =>
  copyText(requestId, { copied: "Request id copied", otherwise: `Copy it by hand: ${requestId}` });
