import { Component, lazy, Suspense, type ErrorInfo, type ReactNode } from "react";

// Lazy-loaded: rarely needed, but would be part of every first load.
const RenderErrorScreen = lazy(async () => ({
  default: (await import("./RenderErrorScreen.tsx")).RenderErrorScreen,
}));

interface BoundaryState {
  error?: unknown;
  componentStack?: string;
}

/** Shows an error screen in place of the part of the page that failed to render. */
export class RenderErrorBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error };
  }

  override componentDidCatch(_error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ componentStack: componentStack ?? undefined });
  }

  override render(): ReactNode {
    const { error, componentStack } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <Suspense fallback={null}>
        <RenderErrorScreen error={error} componentStack={componentStack} />
      </Suspense>
    );
  }
}
