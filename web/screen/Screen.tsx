import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { PhonePaletteButton } from "./PaletteButton.tsx";
import { breadcrumbsOf, paths } from "./paths.ts";
import { useDocumentTitle } from "./use-document-title.ts";

interface ScreenProps {
  /** Text of the h1; defaults to the last breadcrumb of the path. */
  title?: string;
  meta?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A staff screen: breadcrumbs ending in the h1, tools next to them, content below. */
export function Screen({ title, meta, actions, children }: ScreenProps) {
  const { pathname } = useLocation();
  const crumbs = breadcrumbsOf(pathname);
  // The dashboard is Home itself, so the Home crumb links to it and its own name ends the row.
  const parents = pathname === paths.dashboard ? crumbs : crumbs.slice(0, -1);
  const heading = title ?? crumbs.at(-1)?.label ?? "";
  useDocumentTitle(heading);
  return (
    <Frame>
      <PageHeader
        title={heading}
        crumbs={parents.map(({ label, path }) => ({ label, link: <Link to={path}>{label}</Link> }))}
        meta={meta}
        actions={actions}
        corner={<PhonePaletteButton />}
      />
      <div className="content">{children}</div>
    </Frame>
  );
}

const Frame = styled("div")({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  minHeight: 0,
  "& > .content": { flex: 1, minHeight: 0, minWidth: 0, overflow: "auto", position: "relative" },
  "@media (max-width: 599.95px)": { "&:has([data-at-thumb])": { "--thumb-room": "80px" } },
});
