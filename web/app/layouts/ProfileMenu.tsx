import Divider from "@mui/material/Divider";
import ListSubheader from "@mui/material/ListSubheader";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "#web/screen/paths.ts";
import { isNewcomer, useStartTour } from "#web/screen/tour.ts";
import { usePreferences } from "#web/session/preferences/preferences.ts";
import { usePerson } from "#web/session/session.ts";
import { useSignOut } from "#web/session/use-sign-out.ts";
import { useColorMode } from "#web/theme/color-mode.ts";
import { COLOR_MODES } from "#web/theme/color-modes.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";

/** Menu behind the person's initials: their name, the color scheme, and Sign out. */
export function ProfileMenu() {
  const person = usePerson();
  const mode = useColorMode();
  const [{ single_keys, tours }, changePreferences] = usePreferences();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const signOut = useSignOut();
  const startTour = useStartTour();
  return (
    <>
      <Avatar
        type="button"
        aria-haspopup="menu"
        data-tour="profile-menu"
        aria-expanded={anchor !== null}
        aria-label={`${person.initials}, profile menu of ${person.name}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {person.initials}
      </Avatar>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ paper: { sx: { minWidth: 224 } } }}
      >
        <Person role="presentation">
          <b>{person.name}</b>
          {person.email}
        </Person>
        <Divider />
        <MenuItem component={Link} to={paths.profile} onClick={() => setAnchor(null)}>
          Your profile
        </MenuItem>
        {isNewcomer(tours) ? (
          <MenuItem component={Link} to={paths.onboarding} onClick={() => setAnchor(null)}>
            Set up your venue
          </MenuItem>
        ) : null}
        <MenuItem
          onClick={() => {
            setAnchor(null);
            startTour();
          }}
        >
          Take the tour
        </MenuItem>
        <Divider />
        <ListSubheader role="presentation" sx={{ fontSize: 12, lineHeight: "28px", background: "none" }}>
          Colours
        </ListSubheader>
        {COLOR_MODES.map(({ mode: candidate, label }) => (
          <MenuItem
            key={candidate}
            role="menuitemradio"
            aria-checked={candidate === mode}
            onClick={() => changePreferences({ theme: candidate })}
          >
            <span style={{ flex: 1 }}>{label}</span>
            {candidate === mode ? <Icon name="check" size={14} /> : null}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={single_keys}
          onClick={() => changePreferences({ single_keys: !single_keys })}
        >
          <span style={{ flex: 1 }}>Single-key shortcuts</span>
          {single_keys ? <Icon name="check" size={14} /> : null}
        </MenuItem>
        <Divider />
        <MenuItem component={Link} to={paths.sessions} onClick={() => setAnchor(null)}>
          Sign-in and devices
        </MenuItem>
        <MenuItem onClick={() => void signOut()}>Sign out</MenuItem>
      </Menu>
    </>
  );
}

const Avatar = styled("button")({
  width: 28,
  height: 28,
  flex: "none",
  borderRadius: "50%",
  background: "var(--primary-soft)",
  color: "var(--primary-soft-text)",
  fontSize: 11,
  fontWeight: 600,
});

const Person = styled("li")({
  padding: "8px 16px",
  fontSize: 12,
  lineHeight: "16px",
  color: "var(--text-2)",
  "& b": { display: "block", fontSize: 13, lineHeight: "20px", color: "var(--text)" },
});
