import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { PublicLayout } from "#web/screen/PublicLayout.tsx";
import { useDocumentTitle } from "#web/screen/use-document-title.ts";
import { useCompany } from "#web/tenant/company.ts";

interface AuthCardProps {
  /** The h1 and document title. */
  title: string;
  /** A secondary line below the title. */
  under?: ReactNode;
  children: ReactNode;
}

/** A centered card for the sign-in steps. */
export function AuthCard({ title, under, children }: AuthCardProps) {
  const { is_locked } = useCompany();
  useDocumentTitle(title);
  return (
    <PublicLayout offersBooking={!is_locked}>
      <Sheet aria-labelledby="auth-title">
        <h1 id="auth-title">{title}</h1>
        {under ? <p className="under">{under}</p> : null}
        {children}
      </Sheet>
    </PublicLayout>
  );
}

const Sheet = styled("section")({
  width: "100%",
  maxWidth: 416,
  padding: 32,
  background: "var(--surface)",
  border: "1px solid var(--line)",
  borderRadius: "var(--r)",
  "& .under": { marginTop: 4, fontSize: 13, lineHeight: "20px", color: "var(--text-2)", overflowWrap: "anywhere" },
  "& .acts": { flexDirection: "column", alignItems: "stretch", gap: 12, marginTop: 24 },
  "@media (max-width: 599.95px)": { padding: "24px 16px" },
});
