import type { ReactNode } from "react";
import { ErrorState, type LoadError } from "./ErrorState.tsx";
import { SidePanel } from "./SidePanel.tsx";
import { TextSkeleton } from "./Skeletons.tsx";

interface LoadedPanelProps<Data> {
  /** Title until the data has loaded. */
  title: string;
  /** "The client did not load" */
  failure: string;
  /** What the panel needs; null or undefined until it has loaded. */
  data: Data | null | undefined;
  /** Why it did not load. */
  error: LoadError | undefined;
  onRetry: () => void;
  onClose: () => void;
  /** In px; as of a side panel if absent. */
  width?: number;
  /** The panel itself. */
  children: (data: Data) => ReactNode;
}

/** A panel whose data has to load first: in its place, that it loads or why it did not, so that a press shows something. */
export function LoadedPanel<Data>(props: LoadedPanelProps<Data>) {
  const { title, failure, data, error, onRetry, onClose, width, children } = props;
  if (data !== null && data !== undefined) return children(data);
  return (
    <SidePanel title={title} onClose={onClose} width={width}>
      {error ? <ErrorState title={failure} error={error} onRetry={onRetry} /> : <TextSkeleton lines={6} />}
    </SidePanel>
  );
}
