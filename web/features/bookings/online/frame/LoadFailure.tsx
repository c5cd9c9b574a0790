import { Icon } from "#web/ui/icon/Icon.tsx";
import { Centre } from "#web/ui/page/EmptyState.tsx";
import { PublicButton } from "./PublicButton.tsx";

interface LoadFailureProps {
  title: string;
  error: { message: string; requestId: string | undefined };
  onRetry: () => void;
}

/** An error with a retry button. The kit's ErrorState would pull in toasts, which this page does not use. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  return (
    <Centre role="alert">
      <h2>{title}</h2>
      <p>
        {error.message}
        {error.requestId ? ` Request ${error.requestId}.` : null}
      </p>
      <PublicButton type="button" data-size="small" onClick={onRetry}>
        <Icon name="refresh" />
        Try again
      </PublicButton>
    </Centre>
  );
}
