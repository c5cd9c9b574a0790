import { styled } from "@mui/material/styles";
import { PaletteButton } from "#web/screen/PaletteButton.tsx";
import { TestPaymentsChip } from "#web/screen/TestPaymentsChip.tsx";
import { FrameKeys } from "../keys/FrameKeys.tsx";
import { useAccountTrialQuery } from "./account.generated.ts";
import { LocationSwitch } from "./LocationSwitch.tsx";
import { ProfileMenu } from "./ProfileMenu.tsx";
import { VenueClock } from "./VenueClock.tsx";

/** The desk's location and time, and the signed-in person. */
export function TopBar() {
  return (
    <Bar>
      <LocationSwitch />
      <PaletteButton />
      <span className="space" />
      <TestPaymentsChip />
      <TrialNotice />
      <VenueClock />
      <FrameKeys />
      <ProfileMenu />
    </Bar>
  );
}

/** Remaining days of the company's trial; nothing for paying companies. */
function TrialNotice() {
  const { data } = useAccountTrialQuery();
  const days = data?.accountInfo?.is_trial ? data.accountInfo.trial_days_left : null;
  if (days == null) return null;
  return <Chip>{days === 1 ? "Trial: 1 day left" : `Trial: ${days} days left`}</Chip>;
}

const Chip = styled("span")({
  display: "inline-flex",
  alignItems: "center",
  height: 20,
  padding: "0 7px",
  borderRadius: "var(--r-xs)",
  fontSize: 12,
  fontWeight: 500,
  letterSpacing: 0,
  whiteSpace: "nowrap",
  color: "var(--grey-t)",
  background: "var(--grey-f)",
});

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
