import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { usePreferences } from "#web/session/preferences/preferences.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import type { ScheduleUrl } from "../use-schedule-url.ts";
import { lensInUse, lensText, type SavedLens } from "./lenses.ts";
import { LensesDialog } from "./LensesDialog.tsx";

/** The person's saved lenses, and the command to save another. */
export function LensMenu({ venue, url }: { venue: Venue; url: ScheduleUrl }) {
  const [{ schedule_lenses, opening_lens }, change] = usePreferences();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  const current = lensInUse(schedule_lenses, url, venue.id);
  const close = () => setAnchor(null);
  const use = ({ by, view, hidden_statuses, location_id }: SavedLens) => {
    close();
    url.setLens({ by, view, hidden: hidden_statuses, only: null, location_id });
  };
  return (
    <>
      <Opener
        startIcon={<Icon name="bookmark" />}
        endIcon={<Icon name="chevron-down" size={14} />}
        data-unnamed={current === undefined || undefined}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={current ? `Lens: ${current.name}` : "Lenses"}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span>{current?.name ?? "Lenses"}</span>
      </Opener>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {schedule_lenses.map((lens) => (
          <MenuItem
            key={lens.name}
            role="menuitemradio"
            aria-checked={lens === current}
            selected={lens === current}
            onClick={() => use(lens)}
          >
            <Named>
              {lens.name} <small>{lensText(lens)}</small>
            </Named>
          </MenuItem>
        ))}
        {schedule_lenses.length > 0 ? <Divider /> : null}
        {current ? (
          <MenuItem
            role="menuitemcheckbox"
            aria-checked={opening_lens === current.name}
            onClick={() => {
              close();
              change({ opening_lens: opening_lens === current.name ? null : current.name });
            }}
          >
            <Mark>{opening_lens === current.name ? <Icon name="check" size={14} /> : null}</Mark>
            Open the schedule with {current.name}
          </MenuItem>
        ) : null}
        <MenuItem
          onClick={() => {
            close();
            setIsEditing(true);
          }}
        >
          Save or change lenses…
        </MenuItem>
      </Menu>
      {isEditing ? <LensesDialog venue={venue} lens={url} onClose={() => setIsEditing(false)} /> : null}
    </>
  );
}

const Opener = styled(Button)({
  maxWidth: 200,
  "& > span:not(.MuiButton-icon)": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "@media (max-width: 599.95px)": {
    minWidth: 44,
    padding: 0,
    border: 0,
    "& > span:not(.MuiButton-startIcon)": { display: "none" },
    "& .MuiButton-startIcon": { margin: 0 },
  },
});
const Named = styled("span")({ display: "flex", flexDirection: "column", "& small": { color: "var(--text-3)" } });
const Mark = styled("span")({ display: "inline-grid", width: 22 });
