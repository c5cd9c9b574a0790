import Button from "@mui/material/Button";
import { useMemo } from "react";
import { Link, useNavigate } from "react-router-dom";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Kbd } from "#web/ui/text/Kbd.tsx";
import { newBookingPath } from "../paths.ts";
import { useKeys } from "../use-keys.ts";

/** The main act of a desk screen; `c` does the same. At the thumb on phones. */
export function NewBookingLink() {
  const navigate = useNavigate();
  useKeys(useMemo(() => ({ c: () => void navigate(newBookingPath) }), [navigate]));
  return (
    <Button
      component={Link}
      to={newBookingPath}
      variant="contained"
      aria-keyshortcuts="c"
      startIcon={<Icon name="plus" />}
      sx={AT_THE_THUMB}
    >
      New booking
      <Kbd aria-hidden="true">C</Kbd>
    </Button>
  );
}

const AT_THE_THUMB = {
  "@media (max-width: 1023.95px)": { "& kbd": { display: "none" } },
  "@media (max-width: 599.95px)": {
    position: "fixed",
    zIndex: 10,
    right: 16,
    bottom: "calc(76px + env(safe-area-inset-bottom))",
    height: 48,
    borderRadius: 24,
    boxShadow: "var(--float)",
  },
};
