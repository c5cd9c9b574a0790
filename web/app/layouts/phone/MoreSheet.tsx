import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useId, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "#web/screen/paths.ts";
import { isNewcomer, useStartTour } from "#web/screen/tour.ts";
import { usePreferences } from "#web/session/preferences/preferences.ts";
import { useCan, usePerson } from "#web/session/session.ts";
import { useSignOut } from "#web/session/use-sign-out.ts";
import { Icon, type IconName } from "#web/ui/icon/Icon.tsx";
import { PHONE_BAR_SCREENS, STAFF_GROUPS, STAFF_SCREENS } from "../staff-screens.ts";
import { MoreSettings } from "./MoreSettings.tsx";

/** Secondary navigation on phones: the other screens, location, color scheme, the public page, Sign out. */
export function MoreSheet({ onClose }: { onClose: () => void }) {
  const person = usePerson();
  const mayExplore = useCan("graph.explore");
  const signOut = useSignOut();
  const [{ tours }] = usePreferences();
  const startTour = useStartTour();
  const takeTour = () => {
    onClose();
    startTour();
  };
  const groups = STAFF_GROUPS.map((group) => ({
    ...group,
    screens: group.screens.filter(({ isFor }) => isFor?.(person) ?? true),
  }));
  return (
    <Drawer anchor="bottom" open onClose={onClose} slotProps={{ paper: { "aria-label": "More", role: "dialog" } }}>
      <Sheet>
        <header>
          <div>
            <h2>{person.name}</h2>
            <span>{person.email}</span>
          </div>
          <IconButton aria-label="Close" onClick={onClose}>
            <Icon name="close" size={20} />
          </IconButton>
        </header>
        <MoreSettings />
        <ul aria-label="Screens">
          {STAFF_SCREENS.slice(PHONE_BAR_SCREENS).map(({ path, label, icon }) => (
            <Way key={path} icon={icon}>
              <Link to={path} onClick={onClose}>
                {label}
              </Link>
            </Way>
          ))}
          {mayExplore ? (
            <Way icon="braces">
              <a href={paths.graphiql}>GraphiQL</a>
            </Way>
          ) : null}
        </ul>
        {groups.map(({ label, icon, screens }) => (
          <Group key={label} label={label}>
            {screens.map((screen) => (
              <Way key={screen.path} icon={icon}>
                <Link to={screen.path} onClick={onClose}>
                  {screen.label}
                </Link>
              </Way>
            ))}
          </Group>
        ))}
        <Group label="You">
          <Way icon="person">
            <Link to={paths.profile} onClick={onClose}>
              Your profile
            </Link>
          </Way>
          {isNewcomer(tours) ? (
            <Way icon="check-circle">
              <Link to={paths.onboarding} onClick={onClose}>
                Set up your venue
              </Link>
            </Way>
          ) : null}
          <Way icon="info">
            <button type="button" onClick={takeTour}>
              Take the tour
            </button>
          </Way>
          <Way icon="lock">
            <Link to={paths.sessions} onClick={onClose}>
              Sign-in and devices
            </Link>
          </Way>
          <Way icon="open-outside">
            <a href={paths.book} target="_blank" rel="noopener">
              Public booking page
            </a>
          </Way>
          <Way icon="swap">
            <button type="button" onClick={() => void signOut()}>
              Sign out
            </button>
          </Way>
        </Group>
      </Sheet>
    </Drawer>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      <ul>{children}</ul>
    </section>
  );
}

function Way({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} size={20} />
      {children}
    </li>
  );
}

const Sheet = styled("div")({
  paddingBottom: "max(8px, env(safe-area-inset-bottom))",
  "& > header": {
    position: "sticky",
    top: 0,
    zIndex: 1,
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    padding: "8px 8px 8px 16px",
    background: "var(--surface)",
    borderBottom: "1px solid var(--line)",
  },
  "& h2": { fontSize: 16, lineHeight: "24px" },
  "& header span": { fontSize: 13, color: "var(--text-2)" },
  "& h3": { padding: "12px 16px 4px", fontSize: 12, lineHeight: "16px", fontWeight: 500, color: "var(--text-3)" },
  "& section": { borderTop: "1px solid var(--line-soft)" },
  "& li": { position: "relative", display: "flex", alignItems: "center", paddingLeft: 16, color: "var(--text-2)" },
  // Two screens per row, so that all are visible without scrolling.
  "& ul": { display: "grid", gridTemplateColumns: "1fr 1fr", padding: "4px 0" },
  "& li > a, & li > button": {
    flex: 1,
    minHeight: 44,
    margin: "0 0 0 -28px",
    padding: "12px 4px 12px 36px",
    border: 0,
    background: "none",
    textAlign: "left",
    fontSize: 14,
    lineHeight: "20px",
    fontWeight: 500,
    color: "var(--text)",
    "&:focus-visible": { outlineOffset: -2 },
  },
});
