import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { OwnHeading } from "#web/screen/OwnHeading.tsx";
import { paths } from "#web/screen/paths.ts";
import { Screen } from "#web/screen/Screen.tsx";
import { useDocumentTitle } from "#web/screen/use-document-title.ts";
import { isClientOnly, usePerson } from "#web/session/session.ts";

interface AccountFrameProps {
  title: string;
  children: ReactNode;
}

/** Frame for the account screens: within the staff layout for staff, a public page for clients. */
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
  return (
    <Padded>
      <OwnHeading title={title}>
        {isClientOnly(person) ? (
          <>
            {/* A full page load: the booking page is a separate entry. */}
            <a href={`${paths.book}/my-bookings`}>My bookings</a>
            <Link to={paths.memberProfile}>Profile</Link>
          </>
        ) : null}
      </OwnHeading>
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
