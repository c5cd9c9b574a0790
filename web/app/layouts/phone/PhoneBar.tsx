import { styled } from "@mui/material/styles";
import { useState } from "react";
import { NavLink } from "react-router-dom";
import { paths } from "#web/screen/paths.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { PHONE_BAR_SCREENS, STAFF_SCREENS } from "../staff-screens.ts";
import { MoreSheet } from "./MoreSheet.tsx";

/** Bottom navigation on phones; whatever does not fit is under More. */
export function PhoneBar() {
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  return (
    <>
      <Bar aria-label="Main" data-tour="navigation">
        {STAFF_SCREENS.slice(0, PHONE_BAR_SCREENS).map(({ path, label, icon }) => (
          <NavLink key={path} to={path} end={path === paths.dashboard} data-tour={path}>
            <Icon name={icon} size={20} />
            {label}
          </NavLink>
        ))}
        <button type="button" aria-haspopup="dialog" aria-expanded={isMoreOpen} onClick={() => setIsMoreOpen(true)}>
          <Icon name="more" size={20} />
          More
        </button>
      </Bar>
      {isMoreOpen ? <MoreSheet onClose={() => setIsMoreOpen(false)} /> : null}
    </>
  );
}

const Bar = styled("nav")({
  display: "none",
  flex: "none",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  height: "calc(60px + env(safe-area-inset-bottom))",
  paddingBottom: "env(safe-area-inset-bottom)",
  background: "var(--surface)",
  borderTop: "1px solid var(--line)",
  "@media (max-width: 599.95px)": { display: "grid" },
  "& > *": {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: 3,
    padding: 0,
    border: 0,
    background: "none",
    fontSize: 11,
    lineHeight: "14px",
    fontWeight: 500,
    color: "var(--text-2)",
  },
  "& > [aria-current]": { color: "var(--primary-text)" },
  "& > :focus-visible": { outlineOffset: -2 },
});
