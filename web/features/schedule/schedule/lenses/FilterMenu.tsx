import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import type { BookingStanding } from "#web/apollo/schema-types.generated.ts";
import { BOOKING_LOOKS } from "#web/features/bookings/shared/rows/booking-look.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { toneClass } from "#web/ui/state/tone.ts";
import { STATES, toggled } from "../board/state-counts.ts";

interface FilterMenuProps {
  hidden: readonly BookingStanding[];
  onHidden: (hidden: readonly BookingStanding[]) => void;
}

/** Selects the visible statuses on phones, where the legend does not fit. */
export function FilterMenu({ hidden, onHidden }: FilterMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = hidden.length === 0 ? "States" : `States, ${hidden.length} hidden`;
  return (
    <>
      <Opener
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="filter" size={20} />
        {hidden.length === 0 ? null : <i aria-hidden="true" />}
      </Opener>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {STATES.map((standing) => {
          const isShown = !hidden.includes(standing);
          const { icon, label: name, tone } = BOOKING_LOOKS[standing];
          return (
            <MenuItem
              key={standing}
              role="menuitemcheckbox"
              aria-checked={isShown}
              onClick={() => onHidden(toggled(hidden, standing))}
            >
              <Check>{isShown ? <Icon name="check" size={16} /> : null}</Check>
              <Look className={toneClass(tone)}>
                <Icon name={icon} size={16} />
              </Look>
              {name}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}

const Opener = styled(IconButton)({
  position: "relative",
  "& i": {
    position: "absolute",
    top: 8,
    right: 8,
    width: 8,
    height: 8,
    borderRadius: "50%",
    background: "var(--primary)",
  },
  "@media (min-width: 600px)": { display: "none" },
});
const Check = styled("span")({ display: "inline-grid", width: 24, color: "var(--primary-text)" });
const Look = styled("span")({ display: "inline-grid", width: 26, color: "var(--t)" });
