import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { paths } from "#web/screen/paths.ts";
import { forgetSetUp, isSetUpUnderWay } from "#web/screen/set-up-return.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";

/** The list itself and the dashboard, which shows the progress: no return bar needed on these. */
const LEAD_THERE: readonly string[] = [paths.onboarding, paths.dashboard];

/** Link back to the set-up list for a user who came from it. */
export function SetUpReturn() {
  const { pathname } = useLocation();
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed || LEAD_THERE.includes(pathname) || !isSetUpUnderWay()) return null;
  const close = () => {
    forgetSetUp();
    setIsClosed(true);
  };
  return (
    <Bar aria-label="Set-up">
      <span>Setting up your venue</span>
      <Button component={Link} to={paths.onboarding} size="small" onClick={forgetSetUp}>
        Back to the list
      </Button>
      <IconButton size="small" aria-label="Close" onClick={close}>
        <Icon name="close" size={14} />
      </IconButton>
    </Bar>
  );
}

const Bar = styled("aside")({
  display: "flex",
  alignItems: "center",
  gap: 12,
  flex: "none",
  minHeight: 40,
  padding: "4px 16px",
  fontSize: 13,
  lineHeight: "20px",
  color: "var(--primary-soft-text)",
  background: "var(--primary-soft)",
  "& > span": { flex: 1, minWidth: 0 },
});
