import { ErrorState, type LoadError } from "../page/ErrorState.tsx";
import { ContentDialog } from "./ContentDialog.tsx";

interface LoadFailedDialogProps {
  /** Title of the dialog that cannot open. */
  title: string;
  error: LoadError;
  onRetry: () => void;
  onClose: () => void;
}

/** Takes the place of a dialog whose data did not load. */
export function LoadFailedDialog({ title, error, onRetry, onClose }: LoadFailedDialogProps) {
  return (
    <ContentDialog title={title} onClose={onClose} width={480}>
      <ErrorState title="This did not load" error={error} onRetry={onRetry} />
    </ContentDialog>
  );
}
