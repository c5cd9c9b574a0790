import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Screen } from "#web/app/layouts/Screen.tsx";
import { useSignOut } from "#web/app/layouts/use-sign-out.ts";
import { useDocumentTitle } from "#web/app/layouts/use-document-title.ts";
import { paths } from "#web/app/paths.ts";
import { isClientOnly, usePerson } from "#web/session/session.ts";

interface AccountFrameProps {
  title: string;
  children: ReactNode;
}

/** A screen of one's own account: staff have it among their screens, others under the venue's name. */
export function AccountFrame({ title, children }: AccountFrameProps) {
  const person = usePerson();
  if (isClientOnly(person) || person.must_set_up_two_factor) return <PublicFrame title={title}>{children}</PublicFrame>;
  return (
    <Screen title={title}>
      <Padded>{children}</Padded>
    </Screen>
  );
}

function PublicFrame({ title, children }: AccountFrameProps) {
  useDocumentTitle(title);
  const person = usePerson();
  const signOut = useSignOut();
  return (
    <Padded>
      <Heading>
        <h1>{title}</h1>
        <nav aria-label="Your account">
          {isClientOnly(person) ? (
            <>
              {/* A whole page load: the booking page is an entry of its own. */}
              <a href={`${paths.book}/my-bookings`}>My bookings</a>
              <Link to={paths.memberProfile}>Profile</Link>
            </>
          ) : null}
          <button type="button" onClick={() => void signOut()}>
            Sign out
          </button>
        </nav>
      </Heading>
      {children}
    </Padded>
  );
}

const Padded = styled("div")({
  display: "flex",
  flexDirection: "column",
  gap: 16,
  maxWidth: 1280,
  padding: 16,
  main: { padding: 0 },
  "@media (max-width: 599.95px)": { padding: 12 },
});

const Heading = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 16px",
  "& h1": {
    flex: 1,
    fontSize: 20,
    lineHeight: "28px",
    fontWeight: 600,
    letterSpacing: "-.017em",
    whiteSpace: "nowrap",
  },
  "& nav": { display: "flex", gap: 16, fontSize: 13, fontWeight: 500 },
  "& nav :is(a, button)": {
    padding: "4px 0",
    border: 0,
    background: "none",
    color: "var(--teal-t)",
    cursor: "pointer",
  },
  "& nav button": { font: "inherit" },
  "& nav :is(a, button):hover": { textDecoration: "underline" },
});
