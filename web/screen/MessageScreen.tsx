import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { PublicLayout } from "./PublicLayout.tsx";
import { useDocumentTitle } from "./use-document-title.ts";

interface MessageScreenProps {
  /** "404" */
  code?: string;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** A full page with one message and a way on. */
export function MessageScreen({ code, title, children, actions }: MessageScreenProps) {
  useDocumentTitle(title);
  return (
    <PublicLayout>
      <Message>
        {code ? <span className="code">{code}</span> : null}
        <h1>{title}</h1>
        <div className="text">{children}</div>
        {actions ? <div className="acts">{actions}</div> : null}
      </Message>
    </PublicLayout>
  );
}

const Message = styled("div")({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: 8,
  maxWidth: 440,
  marginTop: 48,
  textAlign: "center",
  "& .code": { fontSize: 13, fontWeight: 600, letterSpacing: ".06em", color: "var(--text-2)" },
  "& .text": { color: "var(--text-2)", textWrap: "balance" },
  "& .acts": { justifyContent: "center", marginTop: 16 },
});
