import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { useSignOut } from "#web/session/use-sign-out.ts";

interface OwnHeadingProps {
  title: string;
  /** Links to the person's other screens. */
  children?: ReactNode;
}

/** Title of a personal screen below the venue's name, with links to the other personal screens and Sign out. */
export function OwnHeading({ title, children }: OwnHeadingProps) {
  const signOut = useSignOut();
  return (
    <Heading>
      <h1>{title}</h1>
      <nav aria-label="Your account">
        {children}
        <button type="button" onClick={() => void signOut()}>
          Sign out
        </button>
      </nav>
    </Heading>
  );
}

const Heading = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 16px",
  "& h1": { flex: 1, whiteSpace: "nowrap" },
  "& nav": { display: "flex", flexWrap: "wrap", gap: "0 16px", fontSize: 13, fontWeight: 500 },
  "& nav :is(a, button)": {
    padding: "4px 0",
    border: 0,
    background: "none",
    color: "var(--teal-t)",
    cursor: "pointer",
  },
  "& nav :is(a, button):hover": { textDecoration: "underline" },
});
