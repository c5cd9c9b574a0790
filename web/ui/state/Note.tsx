import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon/Icon.tsx";
import { toneClass, type Tone } from "./tone.ts";

interface NoteProps {
  tone: Tone;
  icon: IconName;
  children: ReactNode;
  /** "alert" for what just went wrong, "status" for what just changed; absent for what was there initially. */
  role?: "alert" | "status";
}

/** A sentence in the page, with its action next to or in it. */
export function Note({ tone, icon, children, role }: NoteProps) {
  return (
    <Box className={toneClass(tone)} role={role}>
      <Icon name={icon} size={16} />
      <div>{children}</div>
    </Box>
  );
}

const Box = styled("div")({
  display: "flex",
  gap: 8,
  padding: "10px 12px",
  borderRadius: "var(--r-s)",
  fontSize: 13,
  lineHeight: "20px",
  color: "var(--t)",
  background: "var(--f)",
  "& > svg": { marginTop: 2 },
  // Inline buttons of the sentence look like links; styled buttons keep their look.
  "& button:not([class])": { padding: 0, border: 0, background: "none", cursor: "pointer" },
  "& a, & button": { color: "inherit", textDecoration: "underline", textUnderlineOffset: 3 },
});
