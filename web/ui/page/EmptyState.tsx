import styled from "@emotion/styled";
import type { ReactNode } from "react";

interface EmptyStateProps {
  /** "No clients yet" */
  title: string;
  /** One sentence on how to fill it. */
  children?: ReactNode;
  /** One or two buttons that fill it. */
  actions?: ReactNode;
}

/** Empty state: one sentence and the action that fills it. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <Centre>
      <h2>{title}</h2>
      {children ? <p>{children}</p> : null}
      {actions ? <div className="acts">{actions}</div> : null}
    </Centre>
  );
}

/** Centers its content in the remaining space; shared by the empty and the error state. */
export const Centre = styled("div")({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  textAlign: "center",
  gap: 4,
  minHeight: 220,
  height: "100%",
  padding: 24,
  "& p": { maxWidth: 320, fontSize: 13, lineHeight: "20px", color: "var(--text-2)", textWrap: "balance" },
  "& .acts": { justifyContent: "center", marginTop: 12 },
});
