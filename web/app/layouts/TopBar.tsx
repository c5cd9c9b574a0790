import { styled } from "@mui/material/styles";
import { FrameKeys } from "../keys/FrameKeys.tsx";
import { PaletteButton } from "../palette/PaletteButton.tsx";
import { LocationSwitch } from "./LocationSwitch.tsx";
import { ProfileMenu } from "./ProfileMenu.tsx";
import { TrialNotice } from "./TrialNotice.tsx";
import { VenueClock } from "./VenueClock.tsx";

/** Where and when the desk works, and who works there. */
export function TopBar() {
  return (
    <Bar>
      <LocationSwitch />
      <PaletteButton />
      <span className="space" />
      <TrialNotice />
      <VenueClock />
      <FrameKeys />
      <ProfileMenu />
    </Bar>
  );
}

const Bar = styled("header")({
  display: "flex",
  alignItems: "center",
  gap: 12,
  flex: "none",
  height: 48,
  padding: "0 16px",
  minWidth: 0,
  background: "var(--surface)",
  borderBottom: "1px solid var(--line)",
  "& .space": { flex: 1 },
  "@media (max-width: 599.95px)": { display: "none" },
});
