import { Component, type ErrorInfo, lazy, type ReactNode, Suspense } from "react";

// Rarely seen, and part of every first load otherwise.
const RenderErrorScreen = lazy(async () => ({
  default: (await import("./RenderErrorScreen.tsx")).RenderErrorScreen,
}));

interface BoundaryState {
  error?: unknown;
  componentStack?: string;
}

/** Shows a screen of its own instead of a part of the page that broke while it was drawn. */
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
