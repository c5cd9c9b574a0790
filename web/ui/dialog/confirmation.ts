import type { ReactNode } from "react";

export interface Confirmation {
  /** The question: "Cancel 5 lessons of Hana Kimura?" */
  title: string;
  /** What is lost, where the money goes and who is notified. */
  text?: ReactNode;
  /** Optional inputs next to the question; the caller holds their state, and tells when closing would lose something. */
  fields?: (setDirty: (isDirty: boolean) => void) => ReactNode;
  /** The action, not "OK": "Cancel 5 lessons". */
  confirmLabel: string;
  /** "Keep them" */
  cancelLabel: string;
  tone?: "primary" | "danger";
  /** Runs once confirmed: the dialog stays open and busy until it settles; a failure closes it too. */
  act?: () => Promise<unknown>;
  /** Text that must be typed first if the action cannot be undone. */
  typeToConfirm?: string;
}

/** The confirmation for edits that would be lost. */
export const LEAVE_QUESTION: Confirmation = {
  title: "Leave without saving?",
  text: "What you changed here is not saved yet.",
  confirmLabel: "Discard changes",
  cancelLabel: "Keep editing",
  tone: "danger",
};
