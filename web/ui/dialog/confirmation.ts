import type { ReactNode } from "react";

export interface Confirmation {
  /** The question: "Cancel 5 lessons of Hana Kimura?" */
  title: string;
  /** What goes, where the money goes and who is told. */
  text?: ReactNode;
  /** What may be said beside the answer; whoever asks keeps it. */
  fields?: ReactNode;
  /** The act, not "OK": "Cancel 5 lessons". */
  confirmLabel: string;
  /** "Keep them" */
  cancelLabel: string;
  tone?: "primary" | "danger";
  /** What is done once it is confirmed: the question stays, busy, until it is settled. */
  act?: () => Promise<unknown>;
  /** What must be typed first, where nothing can be undone. */
  typeToConfirm?: string;
}
