import { styled } from "@mui/material/styles";
import { lazy, Suspense } from "react";
import { CHART_HEIGHT, type BarsChartProps } from "./chart-props.ts";

/** Lazy-loaded: only reports need it. */
const DrawnBars = lazy(async () => ({ default: (await import("./DrawnBars.tsx")).DrawnBars }));

export function BarsChart(props: BarsChartProps) {
  return (
    <Frame>
      <ul aria-hidden="true">
        {[...props.bars, ...(props.line ? [props.line] : [])]
          .filter(({ isBase }) => !isBase)
          .map(({ label, color }) => (
            <li key={label}>
              <i style={{ background: color }} />
              {label}
            </li>
          ))}
      </ul>
      <div role="img" aria-label={props.label} className="plot">
        <Suspense>
          <DrawnBars {...props} />
        </Suspense>
      </div>
    </Frame>
  );
}

const Frame = styled("div")({
  borderTop: "1px solid var(--line-soft)",
  padding: "8px 8px 4px",
  "& .plot": { height: CHART_HEIGHT },
  "& ul": { display: "flex", flexWrap: "wrap", gap: "2px 16px", padding: "0 8px" },
  "& li": { display: "inline-flex", alignItems: "center", gap: 6, fontSize: 12, color: "var(--text-2)" },
  "& i": { width: 10, height: 10, borderRadius: 2 },
});
