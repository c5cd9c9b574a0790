import IconButton from "@mui/material/IconButton";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { KeyActs, ToldKey } from "#web/screen/keys/key-registry.ts";
import { useKeys } from "#web/screen/keys/use-keys.ts";
import { useOpenPalette } from "#web/screen/palette-context.ts";
import { paths } from "#web/screen/paths.ts";
import type { SessionPersonFragment } from "#web/session/session.generated.ts";
import { usePerson } from "#web/session/session.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { STAFF_GROUPS, STAFF_SCREENS } from "../layouts/staff-screens.ts";
import { KeysHelp } from "./KeysHelp.tsx";

const TOLD: readonly ToldKey[] = [
  { does: "Go to or do", chords: [["Mod", "K"]] },
  { does: "Close, step back", chords: [["Escape"]] },
];

/** The screens with a shortcut letter that the person may open. */
function screensOf(person: SessionPersonFragment) {
  const grouped = STAFF_GROUPS.flatMap(({ screens }) => screens).filter(({ isFor }) => isFor?.(person) ?? true);
  return [...STAFF_SCREENS, ...grouped, { path: paths.profile, label: "Your profile", goKey: "p" }];
}

/** Global keyboard shortcuts, and the button that opens their help. */
export function FrameKeys() {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const openPalette = useOpenPalette();
  const navigate = useNavigate();
  const person = usePerson();
  const everywhere = useMemo<KeyActs>(
    () => ({
      "/": { does: "Search", act: () => focusSearch() || openPalette?.() },
      "?": { does: "These keys", act: () => setIsHelpOpen(true) },
    }),
    [openPalette],
  );
  const goTo = useMemo<KeyActs>(
    () =>
      Object.fromEntries(
        screensOf(person).flatMap(({ path, label, goKey }) =>
          goKey ? [[`g ${goKey}`, { does: label, act: () => void navigate(path) }]] : [],
        ),
      ),
    [navigate, person],
  );
  useKeys("Everywhere", everywhere, TOLD);
  useKeys("Go to", goTo);
  return (
    <>
      <IconButton
        aria-label="Keyboard"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        title="Keyboard (?)"
        onClick={() => setIsHelpOpen(true)}
      >
        <Icon name="help" />
      </IconButton>
      {isHelpOpen ? <KeysHelp onClose={() => setIsHelpOpen(false)} /> : null}
    </>
  );
}

/** Focuses the screen's own search field if it has a visible one. */
function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>("main input[type=search]");
  if (!search || search.getClientRects().length === 0) return false;
  search.focus();
  search.select();
  return true;
}
