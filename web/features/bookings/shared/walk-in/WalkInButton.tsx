import Button from "@mui/material/Button";
import { useMemo } from "react";
import { KEY_AT_DESK } from "#web/screen/floating-button.ts";
import { useKeys } from "#web/screen/keys/use-keys.ts";
import { useUrlValue } from "#web/screen/use-url-value.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Kbd } from "#web/ui/text/Kbd.tsx";
import { WalkInDialog } from "./WalkInDialog.tsx";

/** Walk-in at the desk: one press opens the dialog, the next books and checks in. Also on the `i` key. */
export function WalkInButton({ venue }: { venue: Venue }) {
  const [open, setOpen] = useUrlValue("walk-in");
  const keys = useMemo(() => ({ i: { does: "Walk-in", act: () => setOpen("1") } }), [setOpen]);
  useKeys("This screen", keys);
  return (
    <>
      <Button aria-keyshortcuts="i" startIcon={<Icon name="check-in" />} onClick={() => setOpen("1")} sx={KEY_AT_DESK}>
        Walk-in
        <Kbd aria-hidden="true">I</Kbd>
      </Button>
      {open === null ? null : <WalkInDialog venue={venue} onClose={() => setOpen(null)} />}
    </>
  );
}
