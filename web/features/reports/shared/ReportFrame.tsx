import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { useDataLag } from "#web/apollo/data-lag.ts";
import { LabelFromTablet } from "#web/ui/button/LabelFromTablet.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { countText } from "#web/ui/text/count-text.ts";
import { Quiet } from "#web/ui/text/Quiet.ts";

/** Stacks a report's cards. Printed alone, without the surrounding page. */
export function ReportFrame({ label, isBusy, children }: { label: string; isBusy: boolean; children: ReactNode }) {
  return (
    <>
      <GlobalStyles styles={PRINTED_ALONE} />
      <Frame className="report" aria-label={label} aria-busy={isBusy}>
        <Age seconds={useDataLag()} />
        {children}
      </Frame>
    </>
  );
}

/** A smaller lag would not change the figures noticeably, so it is not shown. */
const TOLD_FROM_SECONDS = 60;

/** Shown if the figures come from a lagging read replica. */
function Age({ seconds }: { seconds: number }) {
  if (seconds < TOLD_FROM_SECONDS) return null;
  return (
    <Quiet role="status">
      These figures are {countText(Math.round(seconds / 60), "minute")} old. What changed since then is not counted yet.
    </Quiet>
  );
}

export function PrintButton() {
  return (
    <Button startIcon={<Icon name="note" />} onClick={() => window.print()}>
      <LabelFromTablet>Print</LabelFromTablet>
    </Button>
  );
}

const PRINTED_ALONE = {
  "@media print": {
    "body *:not(:has(.report)):not(.report):not(.report *)": { display: "none !important" },
    "body, body *:has(.report)": {
      display: "block !important",
      position: "static !important",
      height: "auto !important",
      overflow: "visible !important",
    },
  },
};

const Frame = styled("section")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 12,
  padding: "12px 16px calc(16px + var(--thumb-room, 0px))",
  "& .third": { display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: 12 },
  "@media (max-width: 1279.95px)": { "& .third": { gridTemplateColumns: "minmax(0, 1fr)" } },
  "@media print": { "& .third": { display: "block" }, "& section": { breakInside: "avoid" } },
});
