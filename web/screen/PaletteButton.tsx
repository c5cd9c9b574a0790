import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Kbd } from "#web/ui/text/Kbd.tsx";
import { MOD_CAP } from "./keys/key-caps.ts";
import { useOpenPalette } from "./palette-context.ts";

const LABEL = "Search clients, bookings, screens";

/** Opens the palette from the top bar; looks like a search field. */
export function PaletteButton() {
  const open = useOpenPalette();
  if (!open) return null;
  return (
    <Field type="button" aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={open}>
      <Icon name="search" size={14} />
      <span>{LABEL}</span>
      <Kbd aria-hidden="true">{MOD_CAP} K</Kbd>
    </Field>
  );
}

/** The same for phones, where the screen's own header is the top row. */
export function PhonePaletteButton() {
  const open = useOpenPalette();
  if (!open) return null;
  return (
    <IconButton aria-haspopup="dialog" aria-label={LABEL} onClick={open} sx={ON_PHONES} edge="end">
      <Icon name="search" size={20} />
    </IconButton>
  );
}

const ON_PHONES = {
  display: "none",
  "@media (max-width: 599.95px)": { display: "inline-flex", width: 40, height: 44 },
};

const Field = styled("button")({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 8,
  flex: "0 1 320px",
  minWidth: 0,
  height: 32,
  padding: "0 8px 0 10px",
  border: "1px solid var(--line)",
  borderRadius: "var(--r-s)",
  background: "var(--sunken)",
  color: "var(--text-3)",
  fontSize: 13,
  textAlign: "left",
  "&:hover": { borderColor: "var(--line-strong)", color: "var(--text-2)" },
  "& > span": { flex: 1, minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "& kbd": { flex: "none", whiteSpace: "nowrap" },
  // On tablets the location and time need the room.
  "@media (max-width: 1023.95px)": {
    flex: "none",
    justifyContent: "center",
    width: 32,
    padding: 0,
    "& > span": { position: "absolute", width: 1, height: 1, clipPath: "inset(50%)" },
    "& > kbd": { display: "none" },
  },
});
