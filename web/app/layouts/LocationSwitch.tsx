import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { useVenues, venueLabel } from "#web/tenant/venue.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";

/** Selects the location the desk works at; hidden for a company with a single location. */
export function LocationSwitch() {
  const { venues, venue, choose } = useVenues();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!venue) return null;
  return (
    <>
      <Button
        variant="text"
        sx={{ ml: "-10px", color: "var(--text)", minWidth: 0, maxWidth: 260, flexShrink: 0, px: "10px" }}
        startIcon={<Icon name="location" />}
        endIcon={venues.length > 1 ? <Icon name="chevrons-vertical" size={14} /> : undefined}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Location: ${venueLabel(venue)}`}
        disabled={venues.length < 2}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Name>{venueLabel(venue)}</Name>
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {venues.map((candidate) => (
          <MenuItem
            key={candidate.id}
            role="menuitemradio"
            aria-checked={candidate.id === venue.id}
            selected={candidate.id === venue.id}
            onClick={() => {
              choose(candidate.id);
              setAnchor(null);
            }}
          >
            {venueLabel(candidate)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const Name = styled("span")({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
