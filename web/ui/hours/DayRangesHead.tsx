import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import type { Span } from "./day-ranges.ts";
import { DayAxis } from "./DayBar.tsx";

/** Above the rows of a week: legend and hour labels of the bars. */
export function DayRangesHead({ axis, children }: { axis: Span; children?: ReactNode }) {
  return (
    <Head>
      <div>{children}</div>
      <DayAxis axis={axis} />
    </Head>
  );
}

/** Same columns as DayRangesRow. */
const Head = styled("div")({
  display: "grid",
  gridTemplateColumns: "60px minmax(0, 1fr) 268px",
  gap: 16,
  padding: "4px 16px",
  borderTop: "1px solid var(--line)",
  "& > :first-of-type": { gridColumn: 2 },
  "@media (max-width: 1279.95px)": { gridTemplateColumns: "60px minmax(0, 1fr) 160px" },
  "@media (max-width: 767.95px)": { display: "none" },
});
