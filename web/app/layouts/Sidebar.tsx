import { styled } from "@mui/material/styles";
import { useState } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { paths } from "#web/screen/paths.ts";
import { useCan } from "#web/session/session.ts";
import { useCompany } from "#web/tenant/company.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { BrandMark } from "#web/ui/picture/BrandMark.tsx";
import { SidebarGroup } from "./SidebarGroup.tsx";
import { STAFF_GROUPS, STAFF_SCREENS } from "./staff-screens.ts";

const STORAGE_KEY = "sidebar";

/** Staff navigation; collapses to icons and remembers it. Always collapsed on tablets, absent on phones. */
export function Sidebar() {
  const company = useCompany();
  const [isFolded, setIsFolded] = useState(() => localStorage.getItem(STORAGE_KEY) === "folded");
  const mayExplore = useCan("graph.explore");
  const { pathname } = useLocation();
  const toggle = () => {
    localStorage.setItem(STORAGE_KEY, isFolded ? "open" : "folded");
    setIsFolded(!isFolded);
  };
  return (
    <Side aria-label="Sidebar" data-tour="sidebar" data-folded={isFolded || undefined}>
      <div className="brand" title={company.name}>
        <BrandMark logo={company.logo} size={24} />
        <span className="word">{company.name}</span>
      </div>
      <nav aria-label="Main" data-tour="navigation">
        {STAFF_SCREENS.map(({ path, label, icon }) => (
          <NavLink
            key={path}
            to={path}
            end={path === paths.dashboard}
            data-tour={path}
            title={isFolded ? label : undefined}
          >
            <Icon name={icon} />
            <span className="word">{label}</span>
          </NavLink>
        ))}
        <hr />
        {mayExplore ? (
          <a
            href={paths.graphiql}
            title={isFolded ? "GraphiQL" : undefined}
            aria-current={pathname === paths.graphiql ? "page" : undefined}
          >
            <Icon name="braces" />
            <span className="word">GraphiQL</span>
          </a>
        ) : null}
        {STAFF_GROUPS.map((group) => (
          <SidebarGroup key={group.label} group={group} isFolded={isFolded} />
        ))}
      </nav>
      <div className="foot">
        <a
          href={paths.book}
          target="_blank"
          rel="noopener"
          data-tour="booking-page"
          title={isFolded ? "Public booking page" : undefined}
        >
          <Icon name="open-outside" />
          <span className="word">Public booking page</span>
        </a>
        <button type="button" aria-pressed={isFolded} onClick={toggle} className="fold">
          <Icon name="sidebar" />
          <span className="word">Collapse</span>
        </button>
      </div>
    </Side>
  );
}

const item = {
  display: "flex",
  alignItems: "center",
  gap: 10,
  height: 32,
  padding: "0 8px",
  border: 0,
  borderRadius: "var(--r-s)",
  background: "none",
  fontSize: 13,
  fontWeight: 500,
  color: "var(--text-2)",
  cursor: "pointer",
  textAlign: "left",
  "& svg": { color: "var(--text-3)" },
  "&:hover": { background: "var(--hover)" },
  "&[aria-current]": {
    background: "light-dark(var(--surface), var(--raised))",
    color: "var(--text)",
    boxShadow: "0 0 0 1px var(--line)",
  },
  "&[aria-current] svg": { color: "var(--primary-text)" },
} as const;

/** Keeps the label available to screen readers when only the icon is visible. */
const folded = {
  width: 56,
  "& .brand": { padding: "0 8px" },
  "& .word": { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
  "& nav > a, & .foot > *": { height: 40, padding: 0, justifyContent: "center" },
  "& nav > .sub": { display: "none" },
} as const;

const Side = styled("aside")({
  position: "relative",
  flex: "none",
  width: 208,
  display: "flex",
  flexDirection: "column",
  minHeight: 0,
  padding: "0 8px 8px",
  background: "var(--sunken)",
  borderRight: "1px solid var(--line)",
  "& .brand": {
    display: "flex",
    alignItems: "center",
    gap: 8,
    height: 48,
    padding: "0 4px 0 8px",
    fontSize: 13,
    fontWeight: 600,
    letterSpacing: "-.01em",
  },
  "& .brand .word": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "& nav, & .foot": { display: "flex", flexDirection: "column", gap: 1, paddingTop: 4 },
  "& .foot": { marginTop: "auto" },
  "& nav > a, & .foot > *": item,
  "& nav > hr": { margin: "8px 8px", border: 0, borderTop: "1px solid var(--line)", width: "auto" },
  "& nav > .sub": { paddingLeft: 34, fontSize: 12 },
  // The active screen inside the group is highlighted instead.
  "&:not([data-folded]) nav > .group[data-open]": { background: "none", boxShadow: "none", color: "var(--text)" },
  "&[data-folded]": folded,
  "@media (max-width: 1023.95px)": { ...folded, "& .fold": { display: "none !important" } },
  "@media (max-width: 599.95px)": { display: "none" },
});
