import { Component, type ErrorInfo, type ReactNode } from "react";
import { RenderErrorScreen } from "./RenderErrorScreen.tsx";

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
    return <RenderErrorScreen error={error} componentStack={componentStack} />;
  }
}
