import Button from "@mui/material/Button";
import { useMemo } from "react";
import { Link, useNavigate } from "react-router-dom";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Kbd } from "#web/ui/text/Kbd.tsx";
import { FLOATING_ON_PHONES, KEY_AT_DESK } from "./floating-button.ts";
import { useKeys } from "./keys/use-keys.ts";
import { newBookingForPath, newBookingPath } from "./paths.ts";

interface NewBookingLinkProps {
  /** On phones, floats above the bottom bar because the header has no room for it. */
  atThumb?: boolean;
  /** For whom, where that is known. */
  clientId?: number;
}

/** Primary action of a desk screen; also on the `c` key. */
export function NewBookingLink({ atThumb = false, clientId }: NewBookingLinkProps) {
  const navigate = useNavigate();
  const path = clientId === undefined ? newBookingPath : newBookingForPath(clientId);
  const keys = useMemo(() => ({ c: { does: "New booking", act: () => void navigate(path) } }), [navigate, path]);
  useKeys("This screen", keys);
  return (
    <Button
      component={Link}
      to={path}
      variant="contained"
      aria-keyshortcuts="c"
      startIcon={<Icon name="plus" />}
      data-at-thumb={atThumb || undefined}
      sx={atThumb ? [KEY_AT_DESK, FLOATING_ON_PHONES] : KEY_AT_DESK}
    >
      New booking
      <Kbd aria-hidden="true">C</Kbd>
    </Button>
  );
}
