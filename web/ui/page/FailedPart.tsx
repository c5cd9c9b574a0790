import { Note } from "../state/Note.tsx";
import type { LoadError } from "./ErrorState.tsx";

interface FailedPartProps {
  /** "The plans did not load" */
  title: string;
  error: LoadError;
  onRetry: () => void;
}

/** In place of a part whose own data did not load, while the rest can be used: what happened, and a retry. */
export function FailedPart({ title, error: { message, requestId }, onRetry }: FailedPartProps) {
  return (
    <Note tone="amber" icon="warning" role="alert">
      {title}. {message}
      {requestId ? ` Request ${requestId}.` : null}{" "}
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </Note>
  );
}
