import Button from "@mui/material/Button";
import { useMemo } from "react";
import { Link, useNavigate } from "react-router-dom";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Kbd } from "#web/ui/text/Kbd.tsx";
import { newBookingPath } from "../paths.ts";
import { useKeys } from "../use-keys.ts";

/** The main act of a desk screen; `c` does the same. */
export function NewBookingLink() {
  const navigate = useNavigate();
  const keys = useMemo(() => ({ c: { does: "New booking", act: () => void navigate(newBookingPath) } }), [navigate]);
  useKeys("This screen", keys);
  return (
    <Button
      component={Link}
      to={newBookingPath}
      variant="contained"
      aria-keyshortcuts="c"
      startIcon={<Icon name="plus" />}
      sx={KEY_AT_DESK}
    >
      New booking
      <Kbd aria-hidden="true">C</Kbd>
    </Button>
  );
}

/** Nobody presses letters on a tablet or phone. */
const KEY_AT_DESK = { "@media (max-width: 1023.95px)": { "& kbd": { display: "none" } } };
