import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

export interface Crumb {
  label: string;
  /** A link element (the router's); plain text if absent. */
  link?: ReactNode;
}

interface PageHeaderProps {
  /** The page's only h1; last of the breadcrumbs. */
  title: string;
  crumbs?: readonly Crumb[];
  /** Count or status next to the title. */
  meta?: ReactNode;
  /** Tools on the right; the primary button last. */
  actions?: ReactNode;
  /** At the right end of the title row on phones, before the tools. */
  corner?: ReactNode;
}

/** The row below the top bar: breadcrumbs and actions. */
export function PageHeader({ title, crumbs = [], meta, actions, corner }: PageHeaderProps) {
  return (
    <Head>
      <nav aria-label="Breadcrumbs">
        <ol>
          {crumbs.map((crumb) => (
            <li key={crumb.label} className="parent">
              {crumb.link ?? crumb.label}
              <span aria-hidden="true">/</span>
            </li>
          ))}
          <li>
            <h1>{title}</h1>
          </li>
        </ol>
      </nav>
      {meta}
      <span className="space" />
      {corner}
      {actions ? <div className="acts">{actions}</div> : null}
    </Head>
  );
}

const Head = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 12px",
  minHeight: 48,
  padding: "8px 16px",
  background: "var(--surface)",
  borderBottom: "1px solid var(--line)",
  "& ol, & li": { display: "flex", alignItems: "center", gap: 6 },
  "& .parent": { fontSize: 13, color: "var(--text-3)", whiteSpace: "nowrap" },
  "& .parent a": { padding: "4px 0" },
  "& .parent a:hover": { color: "var(--text)", textDecoration: "underline" },
  "& h1": { fontSize: 14, lineHeight: "20px", letterSpacing: "-.008em" },
  // Counts are less prominent than the title.
  "& > .figures": { fontSize: 13, lineHeight: "20px", color: "var(--text-3)" },
  "& .space": { flex: 1 },
  // Wrap together to a row of their own if they do not fit next to the title.
  "& .acts": { gap: "8px 12px" },
  // Tools with a row of their own: the others stay next to the title.
  "& .acts:has([data-own-row])": { display: "contents" },
  // For tools marked as being many.
  "@media (min-width: 1024px) and (max-width: 1359.95px)": {
    "&:has([data-tight])": { columnGap: 8 },
    "&:has([data-tight]) .parent": { display: "none" },
  },
  "@media (max-width: 1023.95px)": { "& .parent": { display: "none" } },
  "@media (max-width: 599.95px)": { minHeight: 52, columnGap: 8, "& h1": { fontSize: 16, lineHeight: "24px" } },
});
