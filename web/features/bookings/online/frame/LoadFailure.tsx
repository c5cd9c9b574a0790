import styled from "@emotion/styled";
import { Icon } from "#web/ui/icon/Icon.tsx";
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

const Centre = styled("div")({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: 4,
  padding: "48px 16px",
  textAlign: "center",
  "& p": { maxWidth: 360, marginBottom: 12, fontSize: 13, color: "var(--text-2)", textWrap: "balance" },
});
