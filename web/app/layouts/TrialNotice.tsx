import { styled } from "@mui/material/styles";
import { useAccountStandingQuery } from "./account.generated.ts";

/** How long the company's trial still runs; nothing for companies that pay. */
export function TrialNotice() {
  const { data } = useAccountStandingQuery();
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
