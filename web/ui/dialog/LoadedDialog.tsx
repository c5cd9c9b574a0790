import { useEffect, useState, type ReactNode } from "react";
import { ErrorState, type LoadError } from "../page/ErrorState.tsx";
import { TextSkeleton } from "../page/Skeletons.tsx";
import { ContentDialog } from "./ContentDialog.tsx";

/** Data that comes sooner opens its dialog at once, without a flash of the placeholder. */
const PLACEHOLDER_AFTER_MS = 250;

interface LoadedDialogProps<Data> {
  /** Title until the data has loaded. */
  title: string;
  /** What the dialog needs; null or undefined until it has loaded. */
  data: Data | null | undefined;
  /** Why it did not load. */
  error: LoadError | undefined;
  onRetry: () => void;
  onClose: () => void;
  /** The dialog itself. */
  children: (data: Data) => ReactNode;
}

/** A dialog whose data has to load first: in its place, that it loads or why it did not, so that a press shows something. */
export function LoadedDialog<Data>({ title, data, error, onRetry, onClose, children }: LoadedDialogProps<Data>) {
  const isLate = useIsLate();
  if (data !== null && data !== undefined) return children(data);
  if (!error && !isLate) return null;
  return (
    <ContentDialog title={title} onClose={onClose} closeLabel={error ? "Close" : "Cancel"} width={480}>
      {error ? (
        <ErrorState title="This did not load" error={error} onRetry={onRetry} />
      ) : (
        <div role="status">
          <TextSkeleton lines={5} />
        </div>
      )}
    </ContentDialog>
  );
}

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PLACEHOLDER_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
